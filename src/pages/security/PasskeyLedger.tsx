import type { PasskeysQuery } from '@/data/generated/operations/pages/security';
import { formatDateTime, isoDateTime } from '@iia/shared/dates';
import { Button } from '@/ui/Button';
import { Ledger } from '@/ui/Ledger';
import { LedgerCell } from '@/ui/LedgerCell';
import { LedgerRow } from '@/ui/LedgerRow';
import { texts } from './texts';

const copy = texts.passkeys;

export type Passkey = PasskeysQuery['passkeys'][number];

const columns = [
  { id: 'name', label: copy.name },
  { id: 'createdAt', label: copy.createdAt, width: '9rem' },
  { id: 'lastUsedAt', label: copy.lastUsedAt, width: '9rem' },
  { id: 'action', label: copy.action, width: '7.5rem', align: 'end', hideLabel: true },
] as const;

const Moment = ({ at }: { at: string }) => (
  <time dateTime={isoDateTime(at)}>{formatDateTime(at)}</time>
);

type PasskeyLedgerProps = {
  passkeys: readonly Passkey[];
  onRemove: (passkey: Passkey) => void;
};

export const PasskeyLedger = ({ passkeys, onRemove }: PasskeyLedgerProps) => (
  <Ledger caption={copy.caption} columns={columns}>
    {passkeys.map((passkey) => (
      <LedgerRow key={passkey.documentId} closing>
        <LedgerCell primary>{passkey.name}</LedgerCell>
        <LedgerCell phoneLabel={`${copy.createdAt}:`} figures>
          <Moment at={passkey.createdAt} />
        </LedgerCell>
        <LedgerCell phoneLabel={`${copy.lastUsedAt}:`} figures={passkey.lastUsedAt !== null}>
          {passkey.lastUsedAt === null ? copy.neverUsed : <Moment at={passkey.lastUsedAt} />}
        </LedgerCell>
        <LedgerCell align="end" trailing="start">
          <Button
            variant="secondary"
            aria-label={copy.removeOne(passkey.name)}
            onClick={() => onRemove(passkey)}
          >
            {copy.remove}
          </Button>
        </LedgerCell>
      </LedgerRow>
    ))}
  </Ledger>
);
