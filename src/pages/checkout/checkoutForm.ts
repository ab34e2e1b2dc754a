import { addUserOrderInputRules } from '@iia/shared/generated/inputRules/AddUserOrderInput';
import type { ProfileQuery } from '@/data/generated/operations/data/session';
import type { AddUserOrderInput } from '@/data/generated/types';
import { readDraft, writeDraft } from '@/lib/drafts';
import { contractForm } from '@/ui/forms/contractForm';
import type { FormValues } from '@/ui/forms/formValues';

/** The form's fields of an order; the rest comes from the cart. */
export type OrderFormInput = Pick<AddUserOrderInput, 'customer' | 'invoice' | 'note'>;

export interface CheckoutValues extends FormValues<OrderFormInput> {
  wantsInvoice: boolean;
}

/** The order form, validated by the contract's rules; the invoice only if requested. */
export const orderForm = contractForm(
  addUserOrderInputRules.pick(['customer', 'invoice', 'note']),
  ({ wantsInvoice, invoice, ...rest }: CheckoutValues) => ({
    ...rest,
    invoice: wantsInvoice ? invoice : null,
  }),
);

type Profile = ProfileQuery['me'];

const draftName = 'checkout';

/** Prefills the form from the member's profile. */
export const profileValues = (profile: Profile): CheckoutValues => ({
  customer: {
    fullName: profile.fullName,
    email: profile.email,
    phone: profile.phone ?? '',
    address: '',
  },
  wantsInvoice: false,
  invoice: {
    buyer: 'company',
    name: profile.company ?? '',
    taxCode: '',
    address: '',
    email: profile.email,
  },
  note: '',
});

/** Whether a saved form still has the current shape; an outdated one is discarded. */
const hasSameShape = (saved: unknown, fresh: unknown): boolean => {
  if (typeof fresh !== 'object' || fresh === null) return typeof saved === typeof fresh;
  return (
    typeof saved === 'object' &&
    saved !== null &&
    Object.entries(fresh).every(([name, value]) =>
      hasSameShape((saved as Record<string, unknown>)[name], value),
    )
  );
};

/** The same member's unsubmitted form in this tab, or else values from the profile. */
export function restoreValues(profile: Profile): CheckoutValues {
  const fresh = profileValues(profile);
  const saved = readDraft(draftName);
  const expected = { owner: profile.documentId, values: fresh };
  if (!hasSameShape(saved, expected)) return fresh;
  const { owner, values } = saved as typeof expected;
  return owner === profile.documentId ? values : fresh;
}

/** Saves the form across a reload or login. It contains no secrets. */
export const saveValues = (owner: string, values: CheckoutValues): void =>
  writeDraft(draftName, { owner, values });

export const clearValues = (): void => writeDraft(draftName, null);
