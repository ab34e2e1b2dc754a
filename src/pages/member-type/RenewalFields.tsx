import { formatMoney } from '@iia/shared/numbers';
import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import {
  type RenewQuoteQuery,
  RenewQuoteDocument,
} from '@/data/generated/operations/pages/member-type';
import type { RenewableType } from '@/data/generated/types';
import type { QueryResult } from '@/data/page/usePageQuery';
import { texts as membershipTexts } from '@/features/membership/membershipTexts';
import { NoTranslateText } from '@/ui/NoTranslateText';
import {
  offeredTypes,
  offeredYears,
  priceOf,
  renewalForm,
  saveValues,
  type Prices,
} from './renewalForm';
import { RenewalSummary } from './RenewalSummary';
import { texts } from './texts';

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
const labels = texts.form;

type Quote = RenewQuoteQuery['userRenewQuote'];

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
