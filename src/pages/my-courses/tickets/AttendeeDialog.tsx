import { nameAttendeeInputRules } from '@iia/shared/generated/inputRules/NameAttendeeInput';
import {
  NameAttendeeDocument,
  type UserBookingQuery,
} from '@/data/generated/operations/pages/my-courses';
import { useAction } from '@/data/useAction';
import { Dialog } from '@/ui/Dialog';
import { contractForm } from '@/ui/forms/contractForm';
import { DialogButtons } from '@/ui/forms/DialogButtons';
import { toast } from '@/ui/toast';
import { texts } from './texts';

const namingLabels = texts.naming;
const { Form, TextField } = contractForm(nameAttendeeInputRules);

type AttendeeDialogProps = {
  ticket: UserBookingQuery['userBooking']['tickets'][number];
  onClose: () => void;
};

export const AttendeeDialog = ({ ticket, onClose }: AttendeeDialogProps) => {
  const name = useAction(NameAttendeeDocument);
  const { documentId, number, attendeeName, attendeeEmail } = ticket;
  return (
    <Dialog open title={namingLabels.title(number)} onClose={onClose}>
      <Form
        aria-label={namingLabels.form}
        failed={namingLabels.failed}
        initial={{ ticket: documentId, name: attendeeName ?? '', email: attendeeEmail ?? '' }}
        onSubmit={async (input) => {
          await name(input);
          toast(namingLabels.done(input.name));
          onClose();
        }}
      >
        <TextField name="name" label={namingLabels.name} autoComplete="off" required />
        <TextField
          name="email"
          label={namingLabels.email}
          hint={namingLabels.hint}
          type="email"
          autoComplete="off"
        />
        <DialogButtons
          cancel={namingLabels.close}
          onCancel={onClose}
          busy={namingLabels.submitting}
        >
          {namingLabels.submit}
        </DialogButtons>
      </Form>
    </Dialog>
  );
};
