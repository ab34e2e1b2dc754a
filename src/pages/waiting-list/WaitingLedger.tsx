import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { LeaveWaitingListDocument } from '@/data/generated/operations/pages/waiting-list/LeaveWaitingList';
import type { WaitingEntry } from '@/features/waiting-list/useWaitingEntry';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/ButtonLink';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { EmptyState } from '@/ui/EmptyState';
import { Ledger } from '@/ui/Ledger';
import { Row } from '@/ui/Row';
import { toast } from '@/ui/toast';
import { texts } from './texts';
import { WaitingRow } from './WaitingRow';

/** Leaves a waiting list by the entry's documentId. Idempotent. Rejects with an ApiError. */
function useLeaveWaitingList(): (id: string) => Promise<void> {
  const client = useApolloClient();
  return async (id) => {
    await client.mutate({ mutation: LeaveWaitingListDocument, variables: { input: { id } } });
  };
}

const copy = texts.leave;

const columns = [
  { id: 'title', label: texts.columns.title },
  { id: 'joined', label: texts.columns.joined, width: '7rem' },
  { id: 'state', label: texts.columns.state, width: '11rem' },
  { id: 'actions', label: texts.columns.actions, width: '10.5rem', align: 'end', hideLabel: true },
] as const;

type WaitingLedgerProps = { entries: readonly WaitingEntry[] };

/** The member's waiting-list entries, offers first. */
export const WaitingLedger = ({ entries }: WaitingLedgerProps) => {
  const leave = useLeaveWaitingList();
  const [leaving, setLeaving] = useState<WaitingEntry | null>(null);
  const confirm = async () => {
    if (!leaving) return;
    await leave(leaving.documentId);
    toast(copy.done, 'success');
  };
  return (
    <>
      {entries.length === 0 ? (
        <Nothing />
      ) : (
        <Ledger caption={texts.caption} columns={columns}>
          {entries.map((entry) => (
            <WaitingRow key={entry.documentId} entry={entry} onLeave={() => setLeaving(entry)} />
          ))}
        </Ledger>
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={copy.title}
        action={leaving?.state === 'offered' ? copy.giveBack : copy.action}
        onConfirm={confirm}
        onClose={() => setLeaving(null)}
      >
        {leaving ? copy[leaving.state === 'offered' ? 'offered' : 'waiting'](leaving.title) : null}
      </ConfirmDialog>
    </>
  );
};

const Nothing = () => (
  <EmptyState
    title={texts.empty.title}
    action={
      <Row gap={3}>
        <ButtonLink to={paths.courses()}>{texts.empty.courses}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.seminars()}>
          {texts.empty.seminars}
        </ButtonLink>
      </Row>
    }
  >
    {texts.empty.body}
  </EmptyState>
);
