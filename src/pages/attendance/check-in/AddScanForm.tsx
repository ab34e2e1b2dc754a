import { formatDateTime, instantOf, isoDateTime } from '@iia/shared/dates';
import { useState } from 'react';
import { correctAttendanceInputRules } from '@iia/shared/generated/inputRules/CorrectAttendanceInput';
import {
  type CheckInListQuery,
  CorrectAttendanceDocument,
} from '@/data/generated/operations/pages/attendance';
import { newKey } from '@/data/sendOnce/attempts';
import { useAction } from '@/data/useAction';
import { readDay } from '@/lib/readDay';
import { contractForm } from '@/ui/forms/contractForm';
import { DialogButtons } from '@/ui/forms/DialogButtons';
import { toast } from '@/ui/toast';
import { texts } from '../texts';
import type { CheckInTicket } from './verdicts';

/** `05/07/2026 11:45` in Vietnam → `2026-07-05T11:45:00+07:00`; null if it is none. */
export function readMoment(typed: string): string | null {
  const [, date = '', hour = '', minute = ''] =
    /^(.+?)[\s,]+(\d{1,2})[:hg.](\d{2})$/.exec(typed.trim()) ?? [];
  const day = readDay(date);
  if (day === null || Number(hour) > 23 || Number(minute) > 59) return null;
  return isoDateTime(instantOf(day, `${hour.padStart(2, '0')}:${minute}`));
}

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
  const correct = useAction(CorrectAttendanceDocument);
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
