import { FormField } from '@/ui/forms/FormField';
import { texts } from './texts';

/** Who orders, and where they are reached. */
export const CustomerFields = () => (
  <>
    <FormField name="customer.fullName" label={texts.fullName} required autoComplete="name" />
    <FormField
      name="customer.email"
      label={texts.email}
      hint={texts.emailHint}
      required
      type="email"
      inputMode="email"
      autoComplete="email"
    />
    <FormField
      name="customer.phone"
      label={texts.phone}
      required
      type="tel"
      inputMode="tel"
      autoComplete="tel"
    />
    <FormField
      name="customer.address"
      label={texts.address}
      hint={texts.addressHint}
      autoComplete="street-address"
    />
  </>
);
