import { quotationInputRules } from '@iia/shared/generated/inputRules/QuotationInput';
import { QuotationDocument } from '@/data/generated/operations/pages/cart/Quotation';
import type { OrderItemInput, QuotationInput } from '@/data/generated/types';
import { useAction } from '@/data/useAction';
import { readDraft, writeDraft } from '@/lib/drafts';
import { saveFile } from '@/lib/saveFile';
import { Dialog } from '@/ui/Dialog';
import { contractForm } from '@/ui/forms/contractForm';
import { DialogButtons } from '@/ui/forms/DialogButtons';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { toast } from '@/ui/toast';
import { texts } from './texts';

const labels = texts.quotation;
const draftName = 'quotation';

type Fields = Omit<QuotationInput, 'items'>;

const { Form, TextField } = contractForm(quotationInputRules.omit(['items']));

/** What was entered for the last quotation in this tab. */
const lastFields = (): Partial<Record<keyof Fields, string>> => {
  const saved = readDraft(draftName);
  if (typeof saved !== 'object' || saved === null) return {};
  return Object.fromEntries(Object.entries(saved).filter(([, text]) => typeof text === 'string'));
};

type QuotationDialogProps = {
  items: OrderItemInput[];
  /** The member's company. */
  company: string;
  onClose: () => void;
};

/** Asks for the company, and saves the quotation that the server makes for it. */
export const QuotationDialog = ({ items, company, onClose }: QuotationDialogProps) => {
  const quote = useAction(QuotationDocument, { fetchPolicy: 'no-cache' });
  return (
    <Dialog open title={labels.title} onClose={onClose}>
      <Form
        aria-label={labels.title}
        failed={labels.failed}
        initial={{ company, ...lastFields() }}
        onSubmit={async (fields) => {
          writeDraft(draftName, fields);
          const file = await quote({ ...(fields as Fields), items });
          saveFile(file);
          toast(labels.done(file.name));
          onClose();
        }}
      >
        <Stack gap={4}>
          <Text size="sm" tone="muted">
            {labels.lead}
          </Text>
          <TextField name="company" label={labels.company} autoComplete="organization" required />
          <TextField
            name="taxCode"
            label={labels.taxCode}
            hint={labels.taxCodeHint}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <TextField name="address" label={labels.address} autoComplete="street-address" />
          <TextField name="purchaseOrder" label={labels.purchaseOrder} autoComplete="off" />
          <DialogButtons cancel={labels.close} onCancel={onClose} busy={labels.busy}>
            {labels.submit}
          </DialogButtons>
        </Stack>
      </Form>
    </Dialog>
  );
};
