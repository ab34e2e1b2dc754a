import type { UnmatchedTransfersQuery } from '@/data/generated/operations/UnmatchedTransfers';
import { assignTransferInputRules } from '@/data/generated/inputRules/AssignTransferInput';
import { useAssignTransfer } from '@/features/payments/useAssignTransfer';
import { Dialog } from '@/ui/Dialog';
import { contractForm } from '@/ui/forms/contractForm';
import { DialogButtons } from '@/ui/forms/DialogButtons';
import { Text } from '@/ui/Text';
import { toast } from '@/ui/toast';
import { texts } from './texts';

const labels = texts.assign;
const { Form, TextField } = contractForm(assignTransferInputRules);

type AssignDialogProps = {
  transfer: UnmatchedTransfersQuery['unmatchedTransfers']['items'][number];
  onClose: () => void;
};

export const AssignDialog = ({ transfer, onClose }: AssignDialogProps) => {
  const assign = useAssignTransfer();
  const { documentId: id, amount, description, code } = transfer;
  return (
    <Dialog open title={labels.title(amount)} onClose={onClose}>
      <Form
        aria-label={labels.form}
        failed={labels.failed}
        initial={{ id, code: code ?? '' }}
        onSubmit={async (input) => {
          toast(labels.done(await assign(input)));
          onClose();
        }}
      >
        <Text tone="muted">{description}</Text>
        <TextField
          name="code"
          label={labels.code}
          hint={labels.hint}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          required
        />
        <DialogButtons cancel={labels.close} onCancel={onClose} busy={labels.submitting}>
          {labels.submit}
        </DialogButtons>
      </Form>
    </Dialog>
  );
};
