import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/data/ApiError';
import type { DoorListQuery } from '@/data/generated/operations/DoorList';
import { limits } from '@/data/generated/limits';
import type { ScanDirection } from '@/data/generated/types';
import {
  addToQueue,
  readQueue,
  removeFromQueue,
  type QueuedScan,
} from '@/features/attendance/door/scanQueue';
import { useRecordScans } from '@/features/attendance/door/useRecordScans';
import { localVerdict, serverVerdict, type DoorTicket, type Verdict } from './verdicts';

type List = DoorListQuery['doorList'];

const RETRY_MS = 10_000;

interface DoorState {
  /** Of the last scan; null before the first. */
  verdict: Verdict | null;
  show: (verdict: Verdict) => void;
  scan: (ticket: DoorTicket, direction: ScanDirection) => void;
  waiting: number;
  /** Why the server refused what waits; null while only the network is missing. */
  failure: unknown;
  isKept: boolean;
  /** What the server said later of scans that had looked good. */
  conflicts: readonly Verdict[];
  clearConflicts: () => void;
}

/** Keeps scans on this device until the server has them. */
export function useDoor(list: List): DoorState {
  const { documentId: event, kind } = list;
  const record = useRecordScans();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [waiting, setWaiting] = useState(() => readQueue(event).length);
  const [failure, setFailure] = useState<unknown>(null);
  const [isKept, setKept] = useState(true);
  const [conflicts, setConflicts] = useState<readonly Verdict[]>([]);
  const shown = useRef<string | null>(null);
  const unkept = useRef<QueuedScan[]>([]);
  const sending = useRef(false);

  const queue = () => [...readQueue(event), ...unkept.current];

  const take = (scans: readonly QueuedScan[], results: Awaited<ReturnType<typeof record>>) => {
    for (const result of results) {
      const scan = scans.find(({ id }) => id === result.documentId);
      const ticket = list.tickets.find(({ documentId }) => documentId === scan?.ticket);
      if (!scan) continue;
      const told = serverVerdict(ticket?.name ?? '', scan.direction, result);
      if (shown.current === scan.id) setVerdict(told);
      else if (told.tone !== 'success') setConflicts((before) => [told, ...before]);
    }
    const done = new Set(results.map(({ documentId }) => documentId));
    removeFromQueue(event, done);
    unkept.current = unkept.current.filter(({ id }) => !done.has(id));
  };

  const send = async (): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    try {
      for (let left = queue(); left.length > 0; left = queue()) {
        const scans = left.slice(0, limits.scansPerCall);
        take(scans, await record({ kind, event, sentAt: new Date().toISOString(), scans }));
        setFailure(null);
        setWaiting(queue().length);
      }
    } catch (error) {
      setFailure(
        error instanceof ApiError && error.status >= 400 && error.status < 500 ? error : null,
      );
    } finally {
      sending.current = false;
      setWaiting(queue().length);
    }
  };

  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });

  useEffect(() => {
    const wake = () => void latest.current();
    wake();
    const timer = setInterval(wake, RETRY_MS);
    window.addEventListener('online', wake);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', wake);
    };
  }, []);

  const scan = (ticket: DoorTicket, direction: ScanDirection) => {
    const entry: QueuedScan = {
      id: crypto.randomUUID(),
      ticket: ticket.documentId,
      direction,
      at: new Date().toISOString(),
    };
    const before = queue();
    if (!addToQueue(event, entry)) {
      unkept.current = [...unkept.current, entry];
      setKept(false);
    }
    shown.current = entry.id;
    setVerdict(localVerdict(ticket, entry, before));
    setWaiting(before.length + 1);
    void send();
  };

  return {
    verdict,
    show: (next) => {
      shown.current = null;
      setVerdict(next);
    },
    scan,
    ...{ waiting, failure, isKept, conflicts },
    clearConflicts: () => setConflicts([]),
  };
}
