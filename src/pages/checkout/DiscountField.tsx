import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { formatDateTime } from '@iia/shared/dates';
import { limits } from '@iia/shared/limits';
import { formatAmount } from '@iia/shared/numbers';
import {
  DiscountTermsDocument,
  type DiscountTermsQuery,
} from '@/data/generated/operations/pages/checkout/DiscountTerms';
import { texts as checkoutTexts } from '@/features/checkout/texts';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { NoTranslateText } from '@/ui/translation';
import { Stack } from '@/ui/layout';
import { TextInput } from '@/ui/TextInput';
import { theme } from '@/ui/theme';
import { texts } from './texts';
import type { DiscountCode } from './useDiscountCode';

const allKinds = Object.keys(checkoutTexts.kinds).length;

/** A discount code's terms, one line each; terms without a limit are omitted. */
export function discountTerms(discount: DiscountTermsQuery['getDiscount']): string[] {
  const { type, value, maxAmount, minSubtotal, appliesTo, endsAt } = discount;
  const labels = checkoutTexts.code;
  const most = maxAmount === null ? null : formatAmount(maxAmount);
  const kinds = appliesTo.map((kind) => checkoutTexts.kinds[kind].toLocaleLowerCase('vi'));
  return [
    type === 'percent' ? labels.percent(value, most) : labels.amount(formatAmount(value)),
    ...(minSubtotal > 0 ? [labels.atLeast(formatAmount(minSubtotal))] : []),
    ...(kinds.length < allKinds ? [labels.kinds(kinds.join(', '))] : []),
    ...(endsAt ? [labels.until(formatDateTime(endsAt))] : []),
  ];
}

const List = styled.ul`
  margin: 0;
  padding: 0 0 0 ${theme.space[4]};
  border-inline-start: 3px solid ${theme.color.accent};
  list-style: none;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
`;

/** A discount code's terms, for members; renders nothing until they are loaded. */
const DiscountTermsList = ({ code }: { code: string }) => {
  const { data } = useQuery(DiscountTermsDocument, { variables: { code } });
  const discount = data?.getDiscount;
  if (!discount) return null;
  return (
    <List aria-label={checkoutTexts.code.terms}>
      <li>
        <NoTranslateText>{discount.label}</NoTranslateText>
      </li>
      {discountTerms(discount).map((line) => (
        <li key={line}>
          <NoTranslateText>{line}</NoTranslateText>
        </li>
      ))}
    </List>
  );
};

const Line = styled.div`
  display: flex;
  gap: ${theme.space[2]};

  input {
    text-transform: uppercase;
  }

  button {
    flex: none;
  }
`;

type DiscountFieldProps = {
  code: DiscountCode;
  /** Why the server rejected it. */
  error: string | null;
  disabled: boolean;
};

export const DiscountField = ({ code, error, disabled }: DiscountFieldProps) => (
  <Stack gap={2}>
    <Field name="discountCode" label={texts.code.label} error={error}>
      <Line>
        <TextInput
          value={code.typed}
          maxLength={limits.discountCodeLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          disabled={disabled}
          onChange={({ target }) => code.type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter would otherwise submit the surrounding form and place the order.
            event.preventDefault();
            code.apply();
          }}
        />
        <Button variant="secondary" unavailable={disabled || !code.pending} onClick={code.apply}>
          {texts.code.apply}
        </Button>
      </Line>
    </Field>
    {code.applied && !error ? <DiscountTermsList code={code.applied} /> : null}
  </Stack>
);
