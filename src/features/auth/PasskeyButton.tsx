import { useState, useSyncExternalStore } from 'react';
import { ApiError } from 'rest-contract';
import { Button } from '@/ui/Button';
import { Stack } from '@/ui/layout';
import { failureMessage } from '@/ui/failureMessage';
import { Notice } from '@/ui/Notice';
import { texts } from './texts';

const never = () => () => undefined;

/** False on the host and in browsers without WebAuthn, such as many in-app browsers. */
export function useCanUsePasskeys(): boolean {
  return useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => false,
  );
}

const copy = texts.passkey;

type PasskeyButtonProps = { label: string; onPress: () => Promise<void> };

/** Renders nothing if the browser does not support passkeys. */
export const PasskeyButton = ({ label, onPress }: PasskeyButtonProps) => {
  const [busy, setBusy] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  if (!useCanUsePasskeys()) return null;
  const press = async (): Promise<void> => {
    setBusy(true);
    setErrorMessage(null);
    try {
      await onPress();
    } catch (error) {
      // Browsers report a closed dialog and a missing passkey as the same error.
      setErrorMessage(error instanceof ApiError ? failureMessage(error) : copy.closed);
    }
    setBusy(false);
  };
  return (
    <Stack gap={3}>
      <div>
        <Button variant="secondary" busy={busy} onClick={() => void press()}>
          {label}
        </Button>
      </div>
      {errorMessage === null ? null : (
        <Notice tone="error" title={copy.failed}>
          {errorMessage}
        </Notice>
      )}
    </Stack>
  );
};
