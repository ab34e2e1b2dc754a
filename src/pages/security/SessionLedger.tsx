import type { LoginSessionsQuery } from '@/data/generated/operations/pages/security';
import { deviceName } from '@/features/auth/deviceName';
import { formatDateTime, isoDateTime } from '@iia/shared/dates';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Ledger } from '@/ui/Ledger';
import { LedgerCell } from '@/ui/LedgerCell';
import { LedgerRow } from '@/ui/LedgerRow';
import { texts } from './texts';

const copy = texts.sessions;

export type LoginSession = LoginSessionsQuery['loginSessions'][number];

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

export const SessionLedger = ({ sessions, onEnd }: SessionLedgerProps) => (
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
              variant="secondary"
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
