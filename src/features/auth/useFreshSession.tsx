import { useRef, useState, type ReactNode } from 'react';
import { ApiError } from '@/data/ApiError';
import { ConfirmIdentity } from './ConfirmIdentity';

interface FreshSession {
  /**
   * Does work; if the server wants the password for it, asks and does it again. Rejects with the server's
   * refusal if the dialog is closed.
   */
  freshly: <Done>(work: () => Promise<Done>) => Promise<Done>;
  /** The dialog; outside any form. */
  confirmation: ReactNode;
}

const needsPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'FreshSessionNeeded';

export function useFreshSession(): FreshSession {
  const [asking, setAsking] = useState(false);
  const answer = useRef<(confirmed: boolean) => void>(() => undefined);
  const settle = (confirmed: boolean): void => {
    setAsking(false);
    answer.current(confirmed);
  };
  return {
    freshly: async (work) => {
      try {
        return await work();
      } catch (error) {
        if (!needsPassword(error)) throw error;
        setAsking(true);
        const confirmed = await new Promise<boolean>((resolve) => {
          answer.current = resolve;
        });
        if (!confirmed) throw error;
        return work();
      }
    },
    confirmation: (
      <ConfirmIdentity
        open={asking}
        onConfirmed={() => settle(true)}
        onClose={() => settle(false)}
      />
    ),
  };
}
