import { useRef, useState, type ReactNode } from 'react';
import { ApiError } from 'rest-contract';
import { ConfirmIdentity } from './ConfirmIdentity';

interface Reauthentication {
  /**
   * Runs `work`. If the server requires re-authentication, asks for the password and runs it again. Rejects with the
   * server's error if the dialog is closed.
   */
  withReauthentication: <Done>(work: () => Promise<Done>) => Promise<Done>;
  /** The password dialog; render it outside any form. */
  confirmation: ReactNode;
}

const needsPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'FreshSessionNeeded';

export function useReauthentication(): Reauthentication {
  const [isOpen, setIsOpen] = useState(false);
  const resolveDialog = useRef<(confirmed: boolean) => void>(() => undefined);
  const close = (confirmed: boolean): void => {
    setIsOpen(false);
    resolveDialog.current(confirmed);
  };
  return {
    withReauthentication: async (work) => {
      try {
        return await work();
      } catch (error) {
        if (!needsPassword(error)) throw error;
        setIsOpen(true);
        const confirmed = await new Promise<boolean>((resolve) => {
          resolveDialog.current = resolve;
        });
        if (!confirmed) throw error;
        return work();
      }
    },
    confirmation: (
      <ConfirmIdentity open={isOpen} onConfirmed={() => close(true)} onClose={() => close(false)} />
    ),
  };
}
