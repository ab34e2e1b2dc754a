import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { formatDate } from '@iia/shared/dates';
import { formatMoney, formatAmount } from '@iia/shared/numbers';
import {
  type RenewQuoteQuery,
  RenewQuoteDocument,
} from '@/data/generated/operations/pages/member-type';
import type { RenewableType } from '@/data/generated/types';
import type { QueryResult } from '@/data/page/usePageQuery';
import { texts as membershipTexts } from '@/features/membership/membershipTexts';
import { DefinitionList } from '@/ui/DefinitionList';
import { NoTranslateText } from '@/ui/translation';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import {
  offeredTypes,
  offeredYears,
  priceOf,
  renewalForm,
  saveValues,
  type Prices,
} from './renewalForm';
import { texts } from './texts';

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
const RenewalSummary = ({ result }: { result: QueryResult<Quote> }) => (
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

/** What the server would charge for a membership today. Sends no request until both arguments are set. */
function useRenewQuote(
  memberType: RenewableType | null,
  years: number | null,
): QueryResult<RenewQuoteQuery['userRenewQuote']> {
  const isChosen = memberType !== null && years !== null;
  const { data, error, loading, refetch } = useQuery(RenewQuoteDocument, {
    variables: { memberType: memberType ?? 'individual', years: years ?? 1 },
    fetchPolicy: 'cache-and-network',
    skip: !isChosen,
  });
  return {
    data: isChosen ? data?.userRenewQuote : undefined,
    error: error ?? null,
    loading,
    retry: () => void refetch().catch(() => undefined),
  };
}

const { ChoiceField, TextAreaField, useValues } = renewalForm;

type RenewalFieldsProps = {
  owner: string;
  prices: Prices;
  /** Receives the displayed quote; null while none is displayed. */
  onQuote: (quote: Quote | null) => void;
};

export const RenewalFields = ({ owner, prices, onQuote }: RenewalFieldsProps) => {
  const { values, dirty } = useValues();
  useEffect(() => {
    if (dirty) saveValues(owner, values);
  }, [dirty, owner, values]);
  const isOffered = priceOf(prices, values) !== null;
  const quote = useRenewQuote(isOffered ? values.memberType : null, Number(values.years));
  const displayedQuote = quote.data ?? null;
  useEffect(() => onQuote(displayedQuote), [onQuote, displayedQuote]);
  return (
    <>
      <ChoiceField
        name="memberType"
        legend={labels.type}
        options={offeredTypes(prices).map((type) => ({
          value: type,
          label: membershipTexts.types[type],
        }))}
      />
      <ChoiceField
        name="years"
        legend={labels.years}
        options={offeredYears(prices, values.memberType).map((years) => {
          const price = priceOf(prices, { ...values, years });
          const count = Number(years);
          return {
            value: years,
            label:
              price === null ? (
                membershipTexts.prices.years(count)
              ) : (
                <NoTranslateText>{labels.yearsAt(count, formatMoney(price))}</NoTranslateText>
              ),
          };
        })}
      />
      <TextAreaField name="note" label={labels.note} hint={labels.noteHint} rows={3} />
      {isOffered ? <RenewalSummary result={quote} /> : null}
    </>
  );
};
