import { nameAttendeeInputRules } from '@iia/shared/generated/inputRules/NameAttendeeInput';
import {
  NameAttendeeDocument,
  type UserBookingQuery,
} from '@/data/generated/operations/pages/my-courses';
import { Dialog } from '@/ui/Dialog';
import { contractForm } from '@/ui/forms/contractForm';
import { DialogButtons } from '@/ui/forms/DialogButtons';
import { toast } from '@/ui/toast';
import { texts } from './texts';
import { useAction } from '@/data/useAction';
const labels = texts.naming;
const { Form, TextField } = contractForm(nameAttendeeInputRules);

type AttendeeDialogProps = {
  ticket: UserBookingQuery['userBooking']['tickets'][number];
  onClose: () => void;
};

export const AttendeeDialog = ({ ticket, onClose }: AttendeeDialogProps) => {
  const name = useAction(NameAttendeeDocument);
  const { documentId, number, attendeeName, attendeeEmail } = ticket;
  return (
    <Dialog open title={labels.title(number)} onClose={onClose}>
      <Form
        aria-label={labels.form}
        failed={labels.failed}
        initial={{ ticket: documentId, name: attendeeName ?? '', email: attendeeEmail ?? '' }}
        onSubmit={async (input) => {
          await name(input);
          toast(labels.done(input.name));
          onClose();
        }}
      >
        <TextField name="name" label={labels.name} autoComplete="off" required />
        <TextField
          name="email"
          label={labels.email}
          hint={labels.hint}
          type="email"
          autoComplete="off"
        />
        <DialogButtons cancel={labels.close} onCancel={onClose} busy={labels.submitting}>
          {labels.submit}
        </DialogButtons>
      </Form>
    </Dialog>
  );
};
