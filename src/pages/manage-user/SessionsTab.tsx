import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import {
  EndUserSessionsDocument,
  type ManagedSessionsQuery,
} from '@/data/generated/operations/pages/manage-user';
import { deviceName } from '@/features/auth/deviceName';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { formatDateTime } from '@iia/shared/dates';
import { Button } from '@/ui/Button';
import { DataTable, type DataColumn } from '@/ui/data-table/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { NoWrap } from '@/ui/NoWrap';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { toast } from '@/ui/toast';
import { ReasonDialog } from './ReasonDialog';
import { texts } from './texts';

const labels = texts.sessions;

type Session = ManagedSessionsQuery['managedSessions'][number];

const columns: readonly DataColumn<Session>[] = [
  { id: 'device', label: labels.columns.device, cell: deviceName },
  {
    id: 'network',
    label: labels.columns.network,
    cell: ({ network }) => <NoWrap>{network ?? labels.unknownNetwork}</NoWrap>,
  },
  {
    id: 'started',
    label: labels.columns.started,
    cell: ({ startedAt }) => <NoWrap>{formatDateTime(startedAt)}</NoWrap>,
  },
  {
    id: 'used',
    label: labels.columns.used,
    cell: ({ lastUsedAt }) => <NoWrap>{formatDateTime(lastUsedAt)}</NoWrap>,
  },
];

type SessionsTabProps = { id: string; own: boolean; sessions: readonly Session[] };

export const SessionsTab = ({ id, own, sessions }: SessionsTabProps) => {
  const [sessionToEnd, setSessionToEnd] = useState<Session | 'all' | null>(null);
  const [end] = useMutation(EndUserSessionsDocument);
  const { withReauthentication, confirmation } = useReauthentication();
  if (sessions.length === 0) {
    return <EmptyState title={labels.empty.title}>{labels.empty.body}</EmptyState>;
  }
  const one = sessionToEnd === 'all' ? null : sessionToEnd;
  const actions: DataColumn<Session> = {
    id: 'actions',
    label: labels.columns.actions,
    cell: (session) => (
      <Button
        variant="secondary"
        aria-label={labels.endOne(deviceName(session))}
        onClick={() => setSessionToEnd(session)}
      >
        {labels.end}
      </Button>
    ),
  };
  return (
    <Stack gap={4}>
      <DataTable
        caption={labels.caption}
        columns={own ? columns : [...columns, actions]}
        rows={sessions}
        keyOf={({ documentId }) => documentId}
      />
      {own ? (
        <Text tone="muted">{texts.own}</Text>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setSessionToEnd('all')}>
            {labels.endAll}
          </Button>
        </div>
      )}
      {sessionToEnd === null ? null : (
        <ReasonDialog
          id={id}
          title={one ? labels.endTitle : labels.endAllTitle}
          body={one ? labels.endBody(deviceName(one)) : labels.endAllBody}
          action={one ? labels.end : labels.endAll}
          onReason={async (reason) => {
            const input = { id, session: one?.documentId ?? null, reason };
            await withReauthentication(() => end({ variables: { input } }));
            toast(labels.done);
          }}
          onClose={() => setSessionToEnd(null)}
        />
      )}
      {confirmation}
    </Stack>
  );
};
