import type { MembershipState } from '@/features/membership/membershipState';
import { texts as membershipTexts } from '@/features/membership/membershipTexts';
import { nextTerm } from '@/features/membership/nextTerm';
import { formatDate } from '@/lib/dates';
import { formatAmount } from '@/lib/money';
import { DefinitionList } from '@/ui/DefinitionList';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import type { RenewalValues } from './renewalForm';
import { texts } from './texts';

const labels = texts.form;

function termOf(state: MembershipState, { memberType: type, years }: RenewalValues): string | null {
  if (type === null || years === null) return null;
  const count = Number(years);
  const term = nextTerm(state, type, count);
  switch (term.begins) {
    case 'payment':
      return labels.begins.payment(count);
    case 'afterTerm':
      return labels.begins.afterTerm(formatDate(term.from), formatDate(term.until));
    case 'typeChange':
      return labels.begins.typeChange(membershipTexts.types[type], formatDate(term.until));
  }
}

type RenewalSummaryProps = {
  state: MembershipState;
  values: RenewalValues;
  /** Đồng; null until type and years are chosen. */
  price: number | null;
};

/** What the request costs, and when the new term would begin and end. */
export const RenewalSummary = ({ state, values, price }: RenewalSummaryProps) => {
  if (price === null) return null;
  return (
    <Stack gap={3}>
      <DefinitionList
        items={[
          { term: labels.price, description: <strong>{formatAmount(price)}</strong> },
          { term: labels.term, description: termOf(state, values) },
        ]}
      />
      {state.kind === 'running' || state.kind === 'ending' ? (
        <Text size="sm" tone="muted">
          {labels.beforeEnd(formatDate(state.until))}
        </Text>
      ) : null}
    </Stack>
  );
};
