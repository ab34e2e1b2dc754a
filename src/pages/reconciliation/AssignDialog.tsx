import type { UnmatchedTransfersQuery } from '@/data/generated/operations/UnmatchedTransfers';
import { assignTransferInputRules } from '@/data/generated/inputRules/AssignTransferInput';
import { useAssignTransfer } from '@/features/payments/useAssignTransfer';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Row } from '@/ui/Row';
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
        <Row gap={3} justify="end">
          <Button variant="secondary" onClick={onClose}>
            {labels.close}
          </Button>
          <SubmitButton busy={labels.submitting}>{labels.submit}</SubmitButton>
        </Row>
      </Form>
    </Dialog>
  );
};
