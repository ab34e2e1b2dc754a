import { orderForm } from './checkoutForm';
import { texts } from './texts';

const { TextField } = orderForm;

/** The buyer's contact details, also used for the payment confirmation. */
export const CustomerFields = ({ free }: { free: boolean }) => (
  <>
    <TextField name="customer.fullName" label={texts.fullName} required autoComplete="name" />
    <TextField
      name="customer.email"
      label={texts.email}
      hint={free ? texts.emailHintFree : texts.emailHint}
      required
      type="email"
      inputMode="email"
      autoComplete="email"
    />
    <TextField
      name="customer.phone"
      label={texts.phone}
      required
      type="tel"
      inputMode="tel"
      autoComplete="tel"
    />
    <TextField
      name="customer.address"
      label={texts.address}
      hint={texts.addressHint}
      autoComplete="street-address"
    />
  </>
);
