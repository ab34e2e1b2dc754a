import type { ScanDirection } from '@/data/generated/types';

export interface QueuedScan {
  id: string;
  ticket: string;
  direction: ScanDirection;
  /** The time on this device's clock. */
  at: string;
}

const keyOf = (event: string): string => `scans:${event}`;

/** Scans on this device that the server has not received yet. They contain no personal data. */
export function readQueue(event: string): QueuedScan[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(event)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isScan) : [];
  } catch {
    return [];
  }
}

/** @returns false if the browser cannot store it: the scan is then lost with the page */
export function addToQueue(event: string, scan: QueuedScan): boolean {
  return write(event, [...readQueue(event), scan]);
}

export function removeFromQueue(event: string, ids: ReadonlySet<string>): void {
  write(
    event,
    readQueue(event).filter(({ id }) => !ids.has(id)),
  );
}

function write(event: string, scans: readonly QueuedScan[]): boolean {
  try {
    if (scans.length === 0) localStorage.removeItem(keyOf(event));
    else localStorage.setItem(keyOf(event), JSON.stringify(scans));
    return true;
  } catch {
    return false;
  }
}

const isScan = (value: unknown): value is QueuedScan =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'ticket', 'direction', 'at'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  );
