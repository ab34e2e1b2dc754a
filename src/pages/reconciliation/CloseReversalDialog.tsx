import { useMutation } from '@apollo/client/react';
import { closeReversalInputRules } from '@/data/generated/inputRules/CloseReversalInput';
import {
  CloseReversalDocument,
  type CloseReversalMutation,
} from '@/data/generated/operations/CloseReversal';
import type { StatementReversalsQuery } from '@/data/generated/operations/StatementReversals';
import type { CloseReversalInput } from '@/data/generated/types';
import { Dialog } from '@/ui/Dialog';
import { contractForm } from '@/ui/forms/contractForm';
import { DialogButtons } from '@/ui/forms/DialogButtons';
import { Text } from '@/ui/Text';
import { toast } from '@/ui/toast';
import { texts } from './texts';

type Result = CloseReversalMutation['closeReversal'];

/** Rejects with an ApiError. */
function useCloseReversal(): (input: CloseReversalInput) => Promise<Result> {
  const [mutate] = useMutation(CloseReversalDocument);
  return async (input) => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('The mutation returned neither data nor an error.');
    return data.closeReversal;
  };
}

const labels = texts.closeReversal;
const { Form, TextAreaField } = contractForm(closeReversalInputRules);

type CloseReversalDialogProps = {
  reversal: StatementReversalsQuery['statementReversals']['items'][number];
  onClose: () => void;
};

export const CloseReversalDialog = ({ reversal, onClose }: CloseReversalDialogProps) => {
  const close = useCloseReversal();
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
