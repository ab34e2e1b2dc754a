import { useState } from 'react';
import { correctAttendanceInputRules } from '@/data/generated/inputRules/CorrectAttendanceInput';
import type { CheckInListQuery } from '@/data/generated/operations/CheckInList';
import { newKey } from '@/data/sendOnce/attempts';
import { useCorrections } from './useCorrections';
import { formatDateTime } from '@iia/shared/dates';
import { contractForm } from '@/ui/forms/contractForm';
import { DialogButtons } from '@/ui/forms/DialogButtons';
import { toast } from '@/ui/toast';
import { texts } from '../texts';
import { readMoment } from './readMoment';
import type { CheckInTicket } from './verdicts';

const labels = texts.correction;

/** Staff type day and time; the server receives an ISO 8601 timestamp. */
const { Form, TextField, ChoiceField } = contractForm(correctAttendanceInputRules, (values) => ({
  ...values,
  at: readMoment(values.at) ?? values.at,
}));

type AddScanFormProps = {
  list: CheckInListQuery['checkInList'];
  ticket: CheckInTicket;
  onClose: () => void;
};

export const AddScanForm = ({ list, ticket, onClose }: AddScanFormProps) => {
  const { correct } = useCorrections();
  const [id] = useState(newKey);
  const leaves = ticket.state === 'inside' || ticket.state === 'unfinished';
  return (
    <Form
      aria-label={labels.form}
      failed={labels.failed}
      initial={{
        id,
        kind: list.kind,
        event: list.documentId,
        ticket: ticket.documentId,
        direction: leaves ? 'out' : 'in',
        at: formatDateTime(leaves ? list.endAt : list.startAt),
      }}
      onSubmit={async (input) => {
        await correct(input);
        toast(labels.done);
        onClose();
      }}
    >
      <ChoiceField
        name="direction"
        legend={labels.form}
        options={[
          { value: 'in', label: texts.checkIn.directions.in },
          { value: 'out', label: texts.checkIn.directions.out },
        ]}
      />
      <TextField name="at" label={labels.at} hint={labels.atHint} autoComplete="off" required />
      <TextField
        name="reason"
        label={labels.reason}
        hint={labels.reasonHint}
        autoComplete="off"
        required
      />
      <DialogButtons cancel={labels.close} onCancel={onClose} busy={labels.submitting}>
        {labels.submit}
      </DialogButtons>
    </Form>
  );
};
