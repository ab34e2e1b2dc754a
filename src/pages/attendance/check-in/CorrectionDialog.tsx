import { useState } from 'react';
import type { CheckInListQuery } from '@/data/generated/operations/pages/attendance';
import { formatDateTime } from '@iia/shared/dates';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Row } from '@/ui/Row';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { texts } from '../texts';
import { AddScanForm } from './AddScanForm';
import { CancelScanForm } from './CancelScanForm';
import type { CheckInTicket } from './verdicts';

const labels = texts.correction;

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
