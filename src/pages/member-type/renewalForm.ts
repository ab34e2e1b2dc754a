import { renewRequestInputRules } from '@iia/shared/generated/inputRules/RenewRequestInput';
import type { RenewableType } from '@/data/generated/types';
import type { MembershipState } from '@/features/membership/membershipState';
import type { RenewPricesQuery } from '@/data/generated/operations/features/membership';
import { readDraft, writeDraft } from '@/lib/drafts';
import { contractForm } from '@/ui/forms/contractForm';

export const yearChoices = ['1', '2', '3'] as const;

export interface RenewalValues {
  memberType: RenewableType | null;
  years: (typeof yearChoices)[number] | null;
  note: string;
}

export type Prices = RenewPricesQuery['userRenewPrice'];

/** The form's fields of a request; price and idempotency key come from the page. */
export const renewalForm = contractForm(
  renewRequestInputRules.pick(['memberType', 'years', 'note']),
  ({ years, ...rest }: RenewalValues) => ({ ...rest, years: years && Number(years) }),
);

/** Đồng; null if it is not offered. */
export const priceOf = (prices: Prices, { memberType, years }: RenewalValues): number | null =>
  prices.find((each) => each.memberType === memberType && String(each.years) === years)?.price ??
  null;

const types: readonly RenewableType[] = ['individual', 'student', 'corporate'];

export const offeredTypes = (prices: Prices): RenewableType[] =>
  types.filter((type) => prices.some(({ memberType }) => memberType === type));

/** The years offered for a type, or for any while none is chosen. */
export const offeredYears = (prices: Prices, type: RenewableType | null) =>
  yearChoices.filter((word) =>
    prices.some(
      ({ memberType, years }) => String(years) === word && (type === null || memberType === type),
    ),
  );

const draftName = 'renewal';

/** This member's draft in this tab, or else the current type with its shortest term. */
export function initialValues(
  owner: string,
  state: MembershipState,
  prices: Prices,
): RenewalValues {
  const currentType = state.kind === 'none' ? null : state.type;
  const memberType = offeredTypes(prices).find((type) => type === currentType) ?? null;
  const fresh = { memberType, years: offeredYears(prices, memberType)[0] ?? null, note: '' };
  const saved = readDraft(draftName) as { owner?: unknown; note?: unknown } | null;
  if (saved?.owner !== owner || typeof saved.note !== 'string') return fresh;
  const { memberType: type, years, note } = saved as unknown as RenewalValues;
  return {
    memberType: types.find((word) => word === type) ?? null,
    years: yearChoices.find((word) => word === years) ?? null,
    note,
  };
}

export const saveValues = (owner: string, values: RenewalValues): void =>
  writeDraft(draftName, { owner, ...values });

export const clearValues = (): void => writeDraft(draftName, null);
