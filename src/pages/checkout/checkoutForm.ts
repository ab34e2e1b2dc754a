import { addUserOrderInputRules } from '@iia/shared/generated/inputRules/AddUserOrderInput';
import { orderAttendeeInputRules } from '@iia/shared/generated/inputRules/OrderAttendeeInput';
import { array } from 'rest-contract/rules/vi';
import type { ProfileQuery } from '@/data/generated/operations/data/session';
import type { AddUserOrderInput, OrderAttendeeInput } from '@/data/generated/types';
import { readDraft, writeDraft } from '@/lib/drafts';
import { contractForm } from '@/ui/forms/contractForm';
import type { FormValues } from '@/ui/forms/formValues';
import type { SeatValues } from './seats';

type OrderFields = Pick<AddUserOrderInput, 'customer' | 'invoice' | 'note'>;

/** The form's fields of an order; the rest comes from the cart. */
export interface OrderFormInput extends OrderFields {
  /** In the sequence of the cart's seats; null for the buyer, and for seats named later. */
  attendees: readonly (Pick<OrderAttendeeInput, 'name' | 'email'> | null)[];
}

export interface CheckoutValues extends FormValues<OrderFields> {
  wantsInvoice: boolean;
  attendees: SeatValues[];
}

const rules = addUserOrderInputRules.pick(['customer', 'invoice', 'note']).shape({
  attendees: array(orderAttendeeInputRules.pick(['name', 'email']).nullable()).required(),
});

/** Only a company's form shows the field. */
const withoutOrderNumber = (invoice: CheckoutValues['invoice']) =>
  invoice.buyer === 'person' ? { ...invoice, purchaseOrder: '' } : invoice;

/** The order form, validated by the contract's rules; the invoice only if requested. */
export const orderForm = contractForm(
  rules,
  ({ wantsInvoice, invoice, attendees, ...rest }: CheckoutValues) => ({
    ...rest,
    invoice: wantsInvoice ? withoutOrderNumber(invoice) : null,
    attendees: attendees.map(({ first, own, name, email }) => {
      const isOpen = !first && !(name.trim() || email.trim());
      return own || isOpen ? null : { name, email };
    }),
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
    purchaseOrder: '',
  },
  note: '',
  attendees: [],
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
