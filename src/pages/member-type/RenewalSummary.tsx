import type { RenewQuoteQuery } from '@/data/generated/operations/pages/member-type';
import type { QueryResult } from '@/data/page/usePageQuery';
import { texts as membershipTexts } from '@/features/membership/membershipTexts';
import { formatDate } from '@iia/shared/dates';
import { formatAmount, formatMoney } from '@iia/shared/numbers';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { DefinitionList } from '@/ui/DefinitionList';
import { Skeleton } from '@/ui/Skeleton';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { texts } from './texts';
import { NoTranslateText } from '@/ui/NoTranslateText';

const labels = texts.form;

type Quote = RenewQuoteQuery['userRenewQuote'];

function linesOf({ memberType, years, price, credits, total, startsOn, endsOn }: Quote) {
  const fee = {
    term: labels.fee(texts.membershipFor(texts.membership[memberType], years)),
    description: <NoTranslateText>{formatMoney(price)}</NoTranslateText>,
  };
  const left = credits.map(({ memberType: type, days, totalDays, value, amount, ...term }) => ({
    term: labels.credit(texts.membership[type], formatDate(term.startsOn), formatDate(term.endsOn)),
    description: (
      <NoTranslateText>{`−${formatAmount(amount)} (${labels.share(days, totalDays, formatAmount(value))})`}</NoTranslateText>
    ),
  }));
  return [
    ...(credits.length > 0 ? [fee, ...left] : []),
    {
      term: credits.length > 0 ? labels.total : labels.price,
      description: <strong translate="no">{formatAmount(total)}</strong>,
    },
    { term: labels.term, description: labels.days(formatDate(startsOn), formatDate(endsOn)) },
  ];
}

/** What the request costs, line by line, and when the new term would begin and end. */
export const RenewalSummary = ({ result }: { result: QueryResult<Quote> }) => (
  <QueryBoundary result={result} skeleton={<Skeleton height="9rem" />}>
    {(quote) => (
      <Stack gap={3}>
        <DefinitionList items={linesOf(quote)} />
        <Text size="sm" tone="muted">
          {labels.begins[quote.begins](membershipTexts.types[quote.memberType])}
        </Text>
      </Stack>
    )}
  </QueryBoundary>
);
