import { useFormikContext } from 'formik';
import { Checkbox } from '@/ui/Checkbox';
import { FormField } from '@/ui/forms/FormField';
import { RadioGroup } from '@/ui/RadioGroup';
import type { CheckoutValues } from './checkoutForm';
import { texts } from './texts';

/** The invoice, asked for only by who needs one. */
export const InvoiceFields = () => {
  const { values, setFieldValue, handleBlur } = useFormikContext<CheckoutValues>();
  const { buyer } = values.invoice;
  return (
    <>
      <Checkbox
        name="wantsInvoice"
        label={texts.wantsInvoice}
        checked={values.wantsInvoice}
        onChange={(event) => void setFieldValue('wantsInvoice', event.target.checked)}
        onBlur={handleBlur}
      />
      {values.wantsInvoice ? (
        <>
          <RadioGroup
            inline
            name="invoice.buyer"
            legend={texts.buyer}
            value={buyer}
            options={[
              { value: 'company', label: texts.buyers.company },
              { value: 'person', label: texts.buyers.person },
            ]}
            onChange={(value) => void setFieldValue('invoice.buyer', value)}
          />
          <FormField
            name="invoice.name"
            label={texts.invoiceNames[buyer]}
            required
            autoComplete={buyer === 'company' ? 'organization' : 'name'}
          />
          <FormField
            name="invoice.taxCode"
            label={texts.taxCode}
            hint={texts.taxCodeHint}
            inputMode="numeric"
            autoComplete="off"
          />
          <FormField
            name="invoice.address"
            label={texts.invoiceAddress}
            required
            autoComplete="street-address"
          />
          <FormField
            name="invoice.email"
            label={texts.invoiceEmail}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </>
      ) : null}
    </>
  );
};
