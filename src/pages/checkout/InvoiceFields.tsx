import { orderForm } from './checkoutForm';
import { texts } from './texts';

const { TextField, CheckboxField, ChoiceField, useValues } = orderForm;

/** Invoice details, only shown when an invoice is requested. */
export const InvoiceFields = () => {
  const { wantsInvoice, invoice } = useValues().values;
  const buyer = invoice.buyer ?? 'company';
  return (
    <>
      <CheckboxField name="wantsInvoice" label={texts.wantsInvoice} />
      {wantsInvoice ? (
        <>
          <ChoiceField
            inline
            name="invoice.buyer"
            legend={texts.buyer}
            options={[
              { value: 'company', label: texts.buyers.company },
              { value: 'person', label: texts.buyers.person },
            ]}
          />
          <TextField
            name="invoice.name"
            label={texts.invoiceNames[buyer]}
            required
            autoComplete={buyer === 'company' ? 'organization' : 'name'}
          />
          <TextField
            name="invoice.taxCode"
            label={texts.taxCode}
            hint={texts.taxCodeHint}
            required={buyer === 'company'}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            name="invoice.address"
            label={texts.invoiceAddress}
            required
            autoComplete="street-address"
          />
          <TextField
            name="invoice.email"
            label={texts.invoiceEmail}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          {buyer === 'company' ? (
            <TextField
              name="invoice.purchaseOrder"
              label={texts.purchaseOrder}
              hint={texts.purchaseOrderHint}
              autoComplete="off"
            />
          ) : null}
        </>
      ) : null}
    </>
  );
};
