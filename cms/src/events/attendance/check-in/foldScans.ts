import type { AttendanceState, ScanDirection, ScanOutcome } from '../../../generated/types';
import { isoDate, MINUTE_MS } from '@iia/shared/dates';

export interface Scan {
  id: string;
  direction: ScanDirection;
  at: Date;
  by: string;
  reason: string | null;
  cancelledReason: string | null;
}

export interface Visit {
  from: Date;
  to: Date;
}

interface Verdict {
  outcome: Extract<ScanOutcome, 'counted' | 'repeated' | 'not_in'>;
  /** The other scan in the same direction. */
  other: Scan | null;
}

export interface Attendance {
  state: AttendanceState;
  visits: Visit[];
  /** Keyed by scan id; cancelled scans have none. */
  verdicts: Map<string, Verdict>;
}

/**
 * Computes attendance from a ticket's scans, in any order of arrival: the first scan in a direction
 * wins. Each day is independent.
 */
export function foldScans(scans: readonly Scan[], now: Date): Attendance {
  const verdicts = new Map<string, Verdict>();
  const visits: Visit[] = [];
  let entered: Scan | null = null;
  let left: Scan | null = null;
  let day = '';
  let unfinished = false;
  const repeat = (scan: Scan, first: Scan) => {
    verdicts.set(scan.id, { outcome: 'repeated', other: first });
    const verdict = verdicts.get(first.id);
    if (verdict && !verdict.other) verdict.other = scan;
  };
  for (const scan of inOrder(scans)) {
    if (isoDate(scan.at) !== day) {
      unfinished ||= entered !== null;
      day = isoDate(scan.at);
      entered = null;
      left = null;
    }
    if (scan.direction === 'in') {
      if (entered) {
        repeat(scan, entered);
        continue;
      }
      entered = scan;
    } else if (entered) {
      visits.push({ from: entered.at, to: scan.at });
      entered = null;
      left = scan;
    } else if (left) {
      repeat(scan, left);
      continue;
    } else {
      verdicts.set(scan.id, { outcome: 'not_in', other: null });
      continue;
    }
    verdicts.set(scan.id, { outcome: 'counted', other: null });
  }
  const inside = entered !== null && day === isoDate(now);
  unfinished ||= entered !== null && !inside;
  const state = inside ? 'inside' : unfinished ? 'unfinished' : visits.length ? 'left' : 'absent';
  return { state, visits, verdicts };
}

const inOrder = (scans: readonly Scan[]): Scan[] =>
  scans
    .filter(({ cancelledReason }) => cancelledReason === null)
    .sort((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1));

/** Visits cut to a span; those outside of it are dropped. */
export const visitsWithin = (visits: readonly Visit[], { from, to }: Visit): Visit[] =>
  visits
    .map((visit) => ({
      from: visit.from > from ? visit.from : from,
      to: visit.to < to ? visit.to : to,
    }))
    .filter((visit) => visit.to > visit.from);

/** Whole minutes of visits within a span; overlapping minutes count once. */
export function minutesWithin(visits: readonly Visit[], { from, to }: Visit): number {
  let until = from.getTime();
  let sum = 0;
  for (const visit of [...visits].sort((a, b) => a.from.getTime() - b.from.getTime())) {
    const begin = Math.max(visit.from.getTime(), until);
    const end = Math.min(visit.to.getTime(), to.getTime());
    if (end <= begin) continue;
    sum += end - begin;
    until = end;
  }
  return Math.floor(sum / MINUTE_MS);
}
