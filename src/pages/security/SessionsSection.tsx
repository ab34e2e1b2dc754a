import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { formatDateTime, isoDateTime } from '@iia/shared/dates';
import {
  EndLoginSessionDocument,
  EndOtherSessionsDocument,
  type LoginSessionsQuery,
} from '@/data/generated/operations/pages/security';
import { deviceName } from '@/features/auth/deviceName';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Ledger, LedgerCell, LedgerRow } from '@/ui/Ledger';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { toast } from '@/ui/toast';
import { texts } from './texts';

const copy = texts.sessions;

type LoginSession = LoginSessionsQuery['loginSessions'][number];

const columns = [
  { id: 'device', label: copy.device },
  { id: 'network', label: copy.network, width: '8rem' },
  { id: 'startedAt', label: copy.startedAt, width: '9rem' },
  { id: 'lastUsedAt', label: copy.lastUsedAt, width: '9rem' },
  { id: 'action', label: copy.action, width: '7.5rem', align: 'end', hideLabel: true },
] as const;

const Moment = ({ at }: { at: string }) => (
  <time dateTime={isoDateTime(at)}>{formatDateTime(at)}</time>
);

type SessionLedgerProps = {
  sessions: readonly LoginSession[];
  onEnd: (session: LoginSession) => void;
};

const SessionLedger = ({ sessions, onEnd }: SessionLedgerProps) => (
  <Ledger caption={copy.caption} columns={columns}>
    {sessions.map((session) => (
      <LedgerRow key={session.documentId} closing>
        <LedgerCell primary>{deviceName(session)}</LedgerCell>
        <LedgerCell phoneLabel={`${copy.network}:`} figures={session.network !== null}>
          {session.network ?? copy.unknownNetwork}
        </LedgerCell>
        <LedgerCell phoneLabel={`${copy.startedAt}:`} figures>
          <Moment at={session.startedAt} />
        </LedgerCell>
        <LedgerCell
          phoneLabel={session.current ? undefined : `${copy.lastUsedAt}:`}
          figures={!session.current}
        >
          {session.current ? copy.now : <Moment at={session.lastUsedAt} />}
        </LedgerCell>
        <LedgerCell align="end" trailing="start">
          {session.current ? (
            <Badge tone="success">{copy.current}</Badge>
          ) : (
            <Button
              variant="danger"
              aria-label={copy.endOne(deviceName(session), formatDateTime(session.startedAt))}
              onClick={() => onEnd(session)}
            >
              {copy.end}
            </Button>
          )}
        </LedgerCell>
      </LedgerRow>
    ))}
  </Ledger>
);

type SessionsSectionProps = { sessions: LoginSessionsQuery['loginSessions'] };

export const SessionsSection = ({ sessions }: SessionsSectionProps) => {
  const [end] = useMutation(EndLoginSessionDocument);
  const [endOthers] = useMutation(EndOtherSessionsDocument);
  const { withReauthentication, confirmation } = useReauthentication();
  const [toEnd, setToEnd] = useState<LoginSession | 'others' | null>(null);
  const one = toEnd === 'others' ? null : toEnd;
  const hasOthers = sessions.some(({ current }) => !current);
  return (
    <Stack gap={4}>
      <SessionLedger sessions={sessions} onEnd={setToEnd} />
      {hasOthers ? (
        <div>
          <Button variant="danger" onClick={() => setToEnd('others')}>
            {copy.endOthers}
          </Button>
        </div>
      ) : (
        <Text tone="muted">{copy.onlyThis}</Text>
      )}
      <Text size="sm">
        {copy.unfamiliar} <TextLink to={paths.changePassword()}>{copy.changePassword}</TextLink>
      </Text>
      <ConfirmDialog
        open={one !== null}
        title={copy.confirmOne}
        action={copy.end}
        onConfirm={async () => {
          if (!one) return;
          await withReauthentication(() => end({ variables: { input: { id: one.documentId } } }));
          toast(copy.ended(deviceName(one)));
        }}
        onClose={() => setToEnd(null)}
      >
        {one ? copy.confirmOneBody(deviceName(one)) : null}
      </ConfirmDialog>
      <ConfirmDialog
        open={toEnd === 'others'}
        title={copy.confirmOthers}
        action={copy.endOthers}
        onConfirm={async () => {
          await withReauthentication(() => endOthers());
          toast(copy.othersEnded);
        }}
        onClose={() => setToEnd(null)}
      >
        {copy.confirmOthersBody}
      </ConfirmDialog>
      {confirmation}
    </Stack>
  );
};
