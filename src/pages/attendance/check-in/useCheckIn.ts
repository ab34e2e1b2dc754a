import { useEffect, useRef, useState } from 'react';
import { ApiError } from 'rest-contract';
import {
  type CheckInListQuery,
  RecordScansDocument,
} from '@/data/generated/operations/pages/attendance';
import { limits } from '@iia/shared/limits';
import type { ScanDirection } from '@/data/generated/types';
import { addToQueue, readQueue, removeFromQueue, type QueuedScan } from './scanQueue';
import { localVerdict, serverVerdict, type CheckInTicket, type Verdict } from './verdicts';
import { useAction } from '@/data/useAction';
import { withScans } from './withScans';

type List = CheckInListQuery['checkInList'];

const RETRY_MS = 10_000;

interface CheckInState {
  /** The result of the last scan; null before the first. */
  verdict: Verdict | null;
  show: (verdict: Verdict) => void;
  scan: (ticket: CheckInTicket, direction: ScanDirection) => void;
  waiting: number;
  /** The list, with the scans of this device since it was fetched. */
  tickets: readonly CheckInTicket[];
  /** Why the server rejected the waiting scans; null if only the network is down. */
  failure: unknown;
  isStored: boolean;
  /** Conflicts that the server reported later for scans accepted locally. */
  conflicts: readonly Verdict[];
  clearConflicts: () => void;
}

/** Queues scans on this device until the server has recorded them. */
export function useCheckIn(list: List): CheckInState {
  const { documentId: event, kind } = list;
  const record = useAction(RecordScansDocument);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [waiting, setWaiting] = useState(() => readQueue(event).length);
  const [made, setMade] = useState(() => ({ list, scans: readQueue(event) }));
  const [failure, setFailure] = useState<unknown>(null);
  const [isStored, setIsStored] = useState(true);
  const [conflicts, setConflicts] = useState<readonly Verdict[]>([]);
  const shownScan = useRef<string | null>(null);
  const unstored = useRef<QueuedScan[]>([]);
  const sending = useRef(false);

  // A newer list contains the scans that the server has recorded.
  if (made.list !== list) setMade({ list, scans: readQueue(event) });

  const queue = () => [...readQueue(event), ...unstored.current];

  const applyResults = (
    scans: readonly QueuedScan[],
    results: Awaited<ReturnType<typeof record>>,
  ) => {
    for (const result of results) {
      const scan = scans.find(({ id }) => id === result.documentId);
      const ticket = list.tickets.find(({ documentId }) => documentId === scan?.ticket);
      if (!scan) continue;
      const resultVerdict = serverVerdict(ticket?.name ?? '', scan.direction, result);
      if (shownScan.current === scan.id) setVerdict(resultVerdict);
      else if (resultVerdict.tone !== 'success')
        setConflicts((before) => [resultVerdict, ...before]);
    }
    const done = new Set(results.map(({ documentId }) => documentId));
    removeFromQueue(event, done);
    unstored.current = unstored.current.filter(({ id }) => !done.has(id));
  };

  const send = async (): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    try {
      for (let left = queue(); left.length > 0; left = queue()) {
        const scans = left.slice(0, limits.scansPerCall);
        applyResults(scans, await record({ kind, event, sentAt: new Date().toISOString(), scans }));
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
    const sendLatest = () => void latest.current();
    sendLatest();
    const timer = setInterval(sendLatest, RETRY_MS);
    window.addEventListener('online', sendLatest);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sendLatest);
    };
  }, []);

  const scan = (ticket: CheckInTicket, direction: ScanDirection) => {
    const entry: QueuedScan = {
      id: crypto.randomUUID(),
      ticket: ticket.documentId,
      direction,
      at: new Date().toISOString(),
    };
    const before = queue();
    if (!addToQueue(event, entry)) {
      unstored.current = [...unstored.current, entry];
      setIsStored(false);
    }
    shownScan.current = entry.id;
    setVerdict(localVerdict(ticket, entry, before));
    setWaiting(before.length + 1);
    setMade({ list, scans: [...made.scans, entry] });
    void send();
  };

  return {
    verdict,
    show: (next) => {
      shownScan.current = null;
      setVerdict(next);
    },
    scan,
    waiting,
    tickets: withScans(list.tickets, made.scans),
    failure,
    isStored,
    conflicts,
    clearConflicts: () => setConflicts([]),
  };
}
