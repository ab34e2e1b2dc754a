import { closeRefundInputRules } from '@iia/shared/generated/inputRules/CloseRefundInput';
import {
  CloseRefundDocument,
  type RefundsQuery,
} from '@/data/generated/operations/pages/reconciliation';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { Dialog } from '@/ui/Dialog';
import { contractForm } from '@/ui/forms/contractForm';
import { DialogButtons } from '@/ui/forms/DialogButtons';
import { Text } from '@/ui/Text';
import { toast } from '@/ui/toast';
import { texts } from './texts';
import { useAction } from '@/data/useAction';
const labels = texts.closing;
const { Form, TextField } = contractForm(closeRefundInputRules);

type CloseRefundDialogProps = {
  refund: RefundsQuery['refunds']['items'][number];
  onClose: () => void;
};

export const CloseRefundDialog = ({ refund, onClose }: CloseRefundDialogProps) => {
  const close = useAction(CloseRefundDocument);
  const { withReauthentication, confirmation } = useReauthentication();
  return (
    <>
      <Dialog open title={labels.title(refund.amount)} onClose={onClose}>
        <Form
          aria-label={labels.form}
          failed={labels.failed}
          initial={{ id: refund.documentId }}
          onSubmit={async (input) => {
            await withReauthentication(() => close(input));
            toast(labels.done);
            onClose();
          }}
        >
          <Text tone="muted">{labels.body}</Text>
          <TextField
            name="reference"
            label={labels.reference}
            autoComplete="off"
            spellCheck={false}
            required
          />
          <DialogButtons cancel={texts.assign.close} onCancel={onClose} busy={labels.submitting}>
            {labels.submit}
          </DialogButtons>
        </Form>
      </Dialog>
      {confirmation}
    </>
  );
};
