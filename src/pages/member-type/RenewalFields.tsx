import { useEffect } from 'react';
import type { MembershipState } from '@/features/membership/membershipState';
import { texts as membershipTexts } from '@/features/membership/membershipTexts';
import { formatMoney } from '@/lib/money';
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

const { ChoiceField, TextAreaField, useValues } = renewalForm;
const labels = texts.form;

type RenewalFieldsProps = { owner: string; prices: Prices; state: MembershipState };

export const RenewalFields = ({ owner, prices, state }: RenewalFieldsProps) => {
  const { values, dirty } = useValues();
  useEffect(() => {
    if (dirty) saveValues(owner, values);
  }, [dirty, owner, values]);
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
              price === null
                ? membershipTexts.prices.years(count)
                : labels.yearsAt(count, formatMoney(price)),
          };
        })}
      />
      <TextAreaField name="note" label={labels.note} hint={labels.noteHint} rows={3} />
      <RenewalSummary state={state} values={values} price={priceOf(prices, values)} />
    </>
  );
};
