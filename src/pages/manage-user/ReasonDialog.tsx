import { endUserSessionsInputRules } from '@iia/shared/generated/inputRules/EndUserSessionsInput';
import { Dialog } from '@/ui/Dialog';
import { contractForm } from '@/ui/forms/contractForm';
import { DialogButtons } from '@/ui/forms/DialogButtons';
import { Stack } from '@/ui/layout';
import { texts } from './texts';

/** All account changes share the same validation rule for the reason. */
const { Form, TextAreaField } = contractForm(endUserSessionsInputRules);

type ReasonDialogProps = {
  id: string;
  title: string;
  body: string;
  action: string;
  /** Rejects with an ApiError, which the dialog shows. */
  onReason: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for a reason, then runs the action. */
export const ReasonDialog = ({ id, title, body, action, onReason, onClose }: ReasonDialogProps) => (
  <Dialog open title={title} onClose={onClose}>
    <Stack gap={4}>
      <p>{body}</p>
      <Form
        aria-label={action}
        failed={texts.failed}
        initial={{ id }}
        onSubmit={async ({ reason }) => {
          await onReason(reason);
          onClose();
        }}
      >
        <TextAreaField
          name="reason"
          label={texts.reason}
          hint={texts.reasonHint}
          rows={3}
          required
        />
        <DialogButtons cancel={texts.cancel} onCancel={onClose} busy={texts.saving}>
          {action}
        </DialogButtons>
      </Form>
    </Stack>
  </Dialog>
);
