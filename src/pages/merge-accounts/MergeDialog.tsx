import { useMutation } from '@apollo/client/react';
import { mergeAccountsInputRules } from '@iia/shared/generated/inputRules/MergeAccountsInput';
import { MergeAccountsDocument } from '@/data/generated/operations/pages/merge-accounts';
import { Dialog } from '@/ui/Dialog';
import { contractForm } from '@/ui/forms/contractForm';
import { DialogButtons } from '@/ui/forms/DialogButtons';
import { Stack } from '@/ui/Stack';
import { toast } from '@/ui/toast';
import type { Account } from './accountColumns';
import { texts } from './texts';

const labels = texts.dialog;

const { Form, TextAreaField } = contractForm(mergeAccountsInputRules);

export interface Merge {
  keep: Account;
  remove: Account;
}

type MergeDialogProps = Merge & {
  /** Re-authenticates the user if the server requires it; its dialog is outside this form. */
  withReauthentication: <Done>(work: () => Promise<Done>) => Promise<Done>;
  onClose: () => void;
};

/** Names both accounts, requires a reason, then merges them. */
export const MergeDialog = ({ keep, remove, withReauthentication, onClose }: MergeDialogProps) => {
  const [merge] = useMutation(MergeAccountsDocument);
  return (
    <Dialog open title={labels.title} onClose={onClose}>
      <Stack gap={4}>
        <p translate="no">{labels.body(keep.email, remove.email)}</p>
        <Form
          aria-label={labels.action}
          failed={labels.failed}
          initial={{ keep: keep.documentId, remove: remove.documentId }}
          onSubmit={async (input) => {
            await withReauthentication(() => merge({ variables: { input } }));
            toast(texts.done(keep.email, remove.email));
            onClose();
          }}
        >
          <TextAreaField
            name="reason"
            label={labels.reason}
            hint={labels.reasonHint}
            rows={3}
            required
          />
          <DialogButtons cancel={labels.cancel} onCancel={onClose} busy={labels.saving}>
            {labels.action}
          </DialogButtons>
        </Form>
      </Stack>
    </Dialog>
  );
};
