import { Button } from '@/ui/Button';
import { failureMessage } from '@/ui/failureMessage';
import { Notice } from '@/ui/Notice';
import { texts } from '../texts';
import type { Verdict } from './verdicts';

const labels = texts.checkIn;

type CheckInNoticesProps = {
  waiting: number;
  failure: unknown;
  isStored: boolean;
  conflicts: readonly Verdict[];
  clearConflicts: () => void;
};

/** Scans waiting to be sent, and conflicts that the server reported later. */
export const CheckInNotices = ({
  waiting,
  failure,
  isStored,
  conflicts,
  clearConflicts,
}: CheckInNoticesProps) => (
  <>
    {isStored ? null : <Notice tone="warning">{labels.notStored}</Notice>}
    {waiting > 0 && failure ? (
      <Notice tone="error" title={labels.sendFailed}>
        {failureMessage(failure)}
      </Notice>
    ) : null}
    {waiting > 0 && !failure ? (
      <Notice tone="info">
        {navigator.onLine ? labels.queued(waiting) : labels.offline(waiting)}
      </Notice>
    ) : null}
    {conflicts.length > 0 ? (
      <Notice
        tone="warning"
        title={labels.conflicts}
        action={
          <Button variant="secondary" onClick={clearConflicts}>
            {labels.clear}
          </Button>
        }
      >
        {labels.conflictsBody}
        <ul>
          {conflicts.map(({ name, title, detail }, index) => (
            <li key={index}>{[name, title, detail].filter(Boolean).join(' · ')}</li>
          ))}
        </ul>
      </Notice>
    ) : null}
  </>
);
