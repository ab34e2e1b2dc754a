import { useMutation } from '@apollo/client/react';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDateTime, isoDateTime } from '@iia/shared/dates';
import { ApiError } from 'rest-contract';
import {
  type PasskeysQuery,
  RemovePasskeyDocument,
  StartPasskeyDocument,
} from '@/data/generated/operations/pages/security';
import { useCanUsePasskeys } from '@/features/auth/PasskeyButton';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { failureMessage } from '@/ui/failureMessage';
import { Ledger, LedgerCell, LedgerRow } from '@/ui/Ledger';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { toast } from '@/ui/toast';
import { PasskeyNameForm } from './PasskeyNameForm';
import { RecoveryCodes } from './RecoveryCodes';
import { texts } from './texts';

const copy = texts.passkeys;

type Passkey = PasskeysQuery['passkeys'][number];

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

const PasskeyLedger = ({ passkeys, onRemove }: PasskeyLedgerProps) => (
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
            variant="danger"
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

/** @returns a function that creates a passkey on the device and resolves to the credential as JSON */
function useCreatePasskey(
  withReauthentication: <Done>(work: () => Promise<Done>) => Promise<Done>,
): () => Promise<string> {
  const [start] = useMutation(StartPasskeyDocument, { fetchPolicy: 'no-cache' });
  return async () => {
    const { data } = await withReauthentication(() => start());
    const { startRegistration } = await import('@simplewebauthn/browser');
    const optionsJSON = JSON.parse(
      data?.startPasskey.json ?? '',
    ) as PublicKeyCredentialCreationOptionsJSON;
    return JSON.stringify(await startRegistration({ optionsJSON }));
  };
}

const codesCopy = texts.secondFactor.codes;

type PasskeysSectionProps = {
  passkeys: PasskeysQuery['passkeys'];
  /** The page from which staff were redirected here, if any. */
  returnTo: string | null;
};

export const PasskeysSection = ({ passkeys, returnTo }: PasskeysSectionProps) => {
  const navigate = useNavigate();
  const supported = useCanUsePasskeys();
  const { withReauthentication, confirmation } = useReauthentication();
  const make = useCreatePasskey(withReauthentication);
  const [remove] = useMutation(RemovePasskeyDocument);
  const [making, setMaking] = useState(false);
  const [credential, setCredential] = useState<string | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [leaving, setLeaving] = useState<Passkey | null>(null);

  const begin = async (): Promise<void> => {
    setMaking(true);
    try {
      setCredential(await make());
    } catch (error) {
      toast(error instanceof ApiError ? failureMessage(error) : copy.closed, 'error');
    }
    setMaking(false);
  };

  const finish = (): void => {
    setCodes(null);
    if (returnTo !== null) void navigate(returnTo);
  };

  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        done={returnTo === null ? codesCopy.done : codesCopy.doneAndReturn}
        onDone={finish}
      />
    );
  }
  return (
    <Stack gap={4}>
      <Text>{copy.why}</Text>
      {passkeys.length > 0 ? <PasskeyLedger passkeys={passkeys} onRemove={setLeaving} /> : null}
      {credential !== null ? (
        <PasskeyNameForm
          credential={credential}
          withReauthentication={withReauthentication}
          onAdded={(newCodes) => {
            setCredential(null);
            if (newCodes.length > 0) setCodes(newCodes);
            else finish();
          }}
          onCancel={() => setCredential(null)}
        />
      ) : supported ? (
        <div>
          <Button variant="secondary" busy={making} onClick={() => void begin()}>
            {copy.add}
          </Button>
        </div>
      ) : (
        <Text tone="muted">{copy.unsupported}</Text>
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={copy.removeTitle}
        action={copy.remove}
        onConfirm={async () => {
          if (!leaving) return;
          const input = { id: leaving.documentId };
          await withReauthentication(() => remove({ variables: { input } }));
          toast(copy.removed(leaving.name));
        }}
        onClose={() => setLeaving(null)}
      >
        {leaving ? copy.removeBody(leaving.name) : null}
      </ConfirmDialog>
      {confirmation}
    </Stack>
  );
};
