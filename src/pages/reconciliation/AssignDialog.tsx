import {
  AssignTransferDocument,
  type UnmatchedTransfersQuery,
} from '@/data/generated/operations/pages/reconciliation';
import { Dialog } from '@/ui/Dialog';
import { DialogButtons } from '@/ui/forms/DialogButtons';
import { Text } from '@/ui/Text';
import { toast } from '@/ui/toast';
import { AssignedParts, emptyPart, Form } from './AssignedParts';
import { texts } from './texts';
import { useAction } from '@/data/useAction';
const labels = texts.assign;

type AssignDialogProps = {
  transfer: UnmatchedTransfersQuery['unmatchedTransfers']['items'][number];
  onClose: () => void;
};

export const AssignDialog = ({ transfer, onClose }: AssignDialogProps) => {
  const assign = useAction(AssignTransferDocument);
  const { documentId: id, amount, description, code } = transfer;
  return (
    <Dialog open title={labels.title(amount)} onClose={onClose}>
      <Form
        aria-label={labels.form}
        failed={labels.failed}
        initial={{ id, parts: [{ ...emptyPart, code: code ?? '' }] }}
        onSubmit={async (input) => {
          toast(labels.done(await assign(input)));
          onClose();
        }}
      >
        <Text tone="muted">{description}</Text>
        <AssignedParts amount={amount} />
        <DialogButtons cancel={labels.close} onCancel={onClose} busy={labels.submitting}>
          {labels.submit}
        </DialogButtons>
      </Form>
    </Dialog>
  );
};
