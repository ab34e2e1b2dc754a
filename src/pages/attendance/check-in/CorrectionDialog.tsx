import { useState } from 'react';
import { formatDateTime } from '@iia/shared/dates';
import { cancelScanInputRules } from '@iia/shared/generated/inputRules/CancelScanInput';
import {
  CancelScanDocument,
  type CheckInListQuery,
} from '@/data/generated/operations/pages/attendance';
import { useAction } from '@/data/useAction';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { contractForm } from '@/ui/forms/contractForm';
import { DialogButtons } from '@/ui/forms/DialogButtons';
import { Stack, Row } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { toast } from '@/ui/toast';
import { texts } from '../texts';
import { AddScanForm } from './AddScanForm';
import type { CheckInTicket } from './verdicts';

const labels = texts.correction;
const { Form, TextField } = contractForm(cancelScanInputRules);

type CancelScanFormProps = { scan: string; line: string; onDone: () => void };

const CancelScanForm = ({ scan, line, onDone }: CancelScanFormProps) => {
  const cancel = useAction(CancelScanDocument);
  return (
    <Form
      aria-label={labels.cancelForm(line)}
      failed={labels.failed}
      initial={{ scan }}
      onSubmit={async (input) => {
        await cancel(input);
        toast(labels.done);
        onDone();
      }}
    >
      <Text>{labels.cancelForm(line)}</Text>
      <TextField
        name="reason"
        label={labels.reason}
        hint={labels.reasonHint}
        autoComplete="off"
        required
      />
      <DialogButtons cancel={labels.keep} onCancel={onDone} busy={labels.submitting}>
        {labels.submitCancel}
      </DialogButtons>
    </Form>
  );
};

type Scan = CheckInTicket['scans'][number];

type CorrectionDialogProps = {
  list: CheckInListQuery['checkInList'];
  ticket: CheckInTicket;
  onClose: () => void;
};

const lineOf = ({ direction, at, by }: Scan): string =>
  labels.line(direction, formatDateTime(at), by);

const noteOf = ({ counted, reason, cancelledReason }: Scan): string =>
  [
    reason && labels.corrected(reason),
    cancelledReason ? labels.cancelled(cancelledReason) : counted ? null : labels.notCounted,
  ]
    .filter(Boolean)
    .join('; ');

/** All scans of a ticket. Missed scans can be added, and wrong ones cancelled. */
export const CorrectionDialog = ({ list, ticket, onClose }: CorrectionDialogProps) => {
  const [cancelled, setCancelled] = useState<Scan | null>(null);
  return (
    <Dialog open title={labels.title(ticket.name)} onClose={onClose}>
      <Stack gap={5}>
        {ticket.scans.length === 0 ? <Text tone="muted">{labels.none}</Text> : null}
        {ticket.scans.map((scan) => (
          <Row key={scan.documentId} gap={3} justify="space-between">
            <div>
              <Text size="sm">{lineOf(scan)}</Text>
              {noteOf(scan) ? (
                <Text size="sm" tone="muted">
                  {noteOf(scan)}
                </Text>
              ) : null}
            </div>
            {scan.cancelledReason === null ? (
              <Button
                variant="quiet"
                aria-label={labels.cancelOf(lineOf(scan))}
                onClick={() => setCancelled(scan)}
              >
                {labels.cancel}
              </Button>
            ) : null}
          </Row>
        ))}
        {cancelled ? (
          <CancelScanForm
            key={cancelled.documentId}
            scan={cancelled.documentId}
            line={lineOf(cancelled)}
            onDone={() => setCancelled(null)}
          />
        ) : (
          <AddScanForm list={list} ticket={ticket} onClose={onClose} />
        )}
      </Stack>
    </Dialog>
  );
};
