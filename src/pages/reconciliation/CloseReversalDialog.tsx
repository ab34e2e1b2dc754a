import { closeReversalInputRules } from '@iia/shared/generated/inputRules/CloseReversalInput';
import {
  CloseReversalDocument,
  type StatementReversalsQuery,
} from '@/data/generated/operations/pages/reconciliation';
import { Dialog } from '@/ui/Dialog';
import { contractForm } from '@/ui/forms/contractForm';
import { DialogButtons } from '@/ui/forms/DialogButtons';
import { Text } from '@/ui/Text';
import { toast } from '@/ui/toast';
import { texts } from './texts';
import { useAction } from '@/data/useAction';
const labels = texts.closeReversal;
const { Form, TextAreaField } = contractForm(closeReversalInputRules);

type CloseReversalDialogProps = {
  reversal: StatementReversalsQuery['statementReversals']['items'][number];
  onClose: () => void;
};

export const CloseReversalDialog = ({ reversal, onClose }: CloseReversalDialogProps) => {
  const close = useAction(CloseReversalDocument);
  const { documentId: id, amount, description } = reversal;
  return (
    <Dialog open title={labels.title(amount)} onClose={onClose}>
      <Form
        aria-label={labels.form}
        failed={labels.failed}
        initial={{ id }}
        onSubmit={async (input) => {
          await close(input);
          toast(labels.done);
          onClose();
        }}
      >
        <Text tone="muted">{description}</Text>
        <TextAreaField name="note" label={labels.note} hint={labels.hint} rows={3} required />
        <DialogButtons cancel={texts.assign.close} onCancel={onClose} busy={labels.submitting}>
          {labels.submit}
        </DialogButtons>
      </Form>
    </Dialog>
  );
};
