import { formatTime, isoDate } from '@iia/shared/dates';
import type {
  CheckInListQuery,
  RecordScansMutation,
} from '@/data/generated/operations/pages/attendance';
import type { ScanDirection } from '@/data/generated/types';
import type { QueuedScan } from './scanQueue';
import { texts } from '../texts';

type ScanResult = RecordScansMutation['recordScans'][number];

export type CheckInTicket = CheckInListQuery['checkInList']['tickets'][number];

export interface Verdict {
  tone: 'success' | 'warning' | 'error';
  title: string;
  name: string;
  detail: string;
}

const labels = texts.answers;

export const unknownTicket: Verdict = {
  tone: 'error',
  title: labels.unknown,
  name: '',
  detail: labels.unknownBody,
};

const good = (direction: ScanDirection, name: string, detail: string): Verdict => ({
  tone: 'success',
  title: labels[direction],
  name,
  detail,
});

const repeated = (direction: ScanDirection, name: string, detail: string): Verdict => ({
  tone: 'warning',
  title: direction === 'in' ? labels.repeatedIn : labels.repeatedOut,
  name,
  detail,
});

const notCheckedIn = (name: string): Verdict => ({
  tone: 'warning',
  title: labels.notCheckedIn,
  name,
  detail: labels.notInBody,
});

const ended = (name: string): Verdict => ({
  tone: 'error',
  title: labels.ended,
  name,
  detail: labels.endedBody,
});

/** The local verdict before the server responds, from the list and this device's waiting scans. */
export function localVerdict(
  ticket: CheckInTicket,
  scan: QueuedScan,
  waiting: readonly QueuedScan[],
): Verdict {
  const { name } = ticket;
  if (!ticket.valid) return ended(name);
  const own = waiting.filter((each) => each.ticket === ticket.documentId && each.id !== scan.id);
  const known = ticket.scans.filter(({ counted }) => counted);
  const last = own.at(-1) ?? known.at(-1);
  const isSameDay = last !== undefined && isoDate(last.at) === isoDate(scan.at);
  if (isSameDay && last.direction === scan.direction) {
    return repeated(scan.direction, name, labels.earlier(formatTime(last.at)));
  }
  if (scan.direction === 'out' && !isSameDay) return notCheckedIn(name);
  return good(scan.direction, name, labels.offline);
}

/** The server's verdict on a scan. */
export function serverVerdict(
  name: string,
  direction: ScanDirection,
  { outcome, otherAt, otherBy }: ScanResult,
): Verdict {
  const other = otherAt ? labels.other(formatTime(otherAt), otherBy ?? '') : '';
  switch (outcome) {
    case 'counted':
      return otherAt ? repeated(direction, name, other) : good(direction, name, '');
    case 'repeated':
      return repeated(direction, name, other);
    case 'not_in':
      return notCheckedIn(name);
    case 'ended':
      return ended(name);
    case 'outside':
      return { tone: 'error', title: labels.outside, name, detail: labels.outsideBody };
    case 'unknown':
      return { ...unknownTicket, name };
  }
}
