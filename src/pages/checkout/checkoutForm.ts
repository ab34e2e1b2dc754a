import type { FormikErrors } from 'formik';
import { addUserOrderInputRules } from '@/data/generated/inputRules/AddUserOrderInput';
import type { ProfileQuery } from '@/data/generated/operations/Profile';
import type { InvoiceBuyer, OrderItemInput } from '@/data/generated/types';
import type { OrderDraft } from '@/features/checkout/usePlaceOrder';
import { readDraft, writeDraft } from '@/lib/drafts';
import { validateForm } from '@/ui/forms/formErrors';

export interface CheckoutValues {
  customer: { fullName: string; email: string; phone: string; address: string };
  wantsInvoice: boolean;
  invoice: {
    buyer: InvoiceBuyer;
    name: string;
    taxCode: string;
    address: string;
    email: string;
  };
  note: string;
}

type Profile = ProfileQuery['me'];

const draftName = 'checkout';

/** The form as it opens: from what the member told the institute before. */
export const valuesOfProfile = (profile: Profile): CheckoutValues => ({
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
const hasShapeOf = (kept: unknown, fresh: unknown): boolean => {
  if (typeof fresh !== 'object' || fresh === null) return typeof kept === typeof fresh;
  return (
    typeof kept === 'object' &&
    kept !== null &&
    Object.entries(fresh).every(([name, value]) =>
      hasShapeOf((kept as Record<string, unknown>)[name], value),
    )
  );
};

/** The form as it was left in this tab by the same member, else as the profile fills it. */
export function openValues(profile: Profile): CheckoutValues {
  const fresh = valuesOfProfile(profile);
  const kept = readDraft(draftName);
  const expected = { owner: profile.documentId, values: fresh };
  if (!hasShapeOf(kept, expected)) return fresh;
  const { owner, values } = kept as typeof expected;
  return owner === profile.documentId ? values : fresh;
}

/** Keeps the form for a reload or a login in between. It holds no secret. */
export const keepValues = (owner: string, values: CheckoutValues): void =>
  writeDraft(draftName, { owner, values });

export const dropValues = (): void => writeDraft(draftName, null);

/**
 * What is sent: the invoice only where one is wanted.
 *
 * @param expectedTotal the total the buyer sees, in đồng.
 */
export const toOrderDraft = (
  { customer, wantsInvoice, invoice, note }: CheckoutValues,
  items: OrderItemInput[],
  expectedTotal: number,
): OrderDraft => ({
  items,
  customer: { ...customer, address: customer.address.trim() || null },
  invoice: wantsInvoice ? { ...invoice, taxCode: invoice.taxCode.trim() || null } : null,
  note: note.trim() || null,
  expectedTotal,
});

/** Any key does for holding the form against the rules: the real one is not the form's. */
const someKey = '00000000-0000-4000-8000-000000000000';
const someItems: OrderItemInput[] = [{ kind: 'course', documentId: 'x', quantity: 1 }];

/** What is wrong with the form, by the contract's own rules. */
export const validateCheckout = (values: CheckoutValues): FormikErrors<CheckoutValues> =>
  validateForm(addUserOrderInputRules, {
    ...toOrderDraft(values, someItems, 0),
    idempotencyKey: someKey,
  });

/** The draft as the server keeps it: trimmed, the phone and tax code without their separators. */
export const tidyDraft = (draft: OrderDraft): OrderDraft =>
  addUserOrderInputRules.omit(['idempotencyKey']).cast(draft);
