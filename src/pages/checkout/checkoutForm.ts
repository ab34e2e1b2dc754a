import { addUserOrderInputRules } from '@/data/generated/inputRules/AddUserOrderInput';
import type { ProfileQuery } from '@/data/generated/operations/Profile';
import type { AddUserOrderInput } from '@/data/generated/types';
import { readDraft, writeDraft } from '@/lib/drafts';
import { contractForm } from '@/ui/forms/contractForm';
import type { FormValues } from '@/ui/forms/formValues';

/** What the form is about; the rest of an order is the cart's. */
export type OrderFormInput = Pick<AddUserOrderInput, 'customer' | 'invoice' | 'note'>;

export interface CheckoutValues extends FormValues<OrderFormInput> {
  wantsInvoice: boolean;
}

/** The form of an order, held to the contract's own rules: an invoice only where one is wanted. */
export const orderForm = contractForm(
  addUserOrderInputRules.pick(['customer', 'invoice', 'note']),
  ({ wantsInvoice, invoice, ...rest }: CheckoutValues) => ({
    ...rest,
    invoice: wantsInvoice ? invoice : null,
  }),
);

type Profile = ProfileQuery['me'];

const draftName = 'checkout';

/** The form as it opens: from what the member told the institute before. */
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

/** Text for text and truth for truth: a kept form of another shape gives way to the fresh one. */
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

/** The form as it was left in this tab by the same member, else as the profile fills it. */
export function restoreValues(profile: Profile): CheckoutValues {
  const fresh = profileValues(profile);
  const saved = readDraft(draftName);
  const expected = { owner: profile.documentId, values: fresh };
  if (!hasSameShape(saved, expected)) return fresh;
  const { owner, values } = saved as typeof expected;
  return owner === profile.documentId ? values : fresh;
}

/** Keeps the form for a reload or a login in between. It holds no secret. */
export const saveValues = (owner: string, values: CheckoutValues): void =>
  writeDraft(draftName, { owner, values });

export const clearValues = (): void => writeDraft(draftName, null);
