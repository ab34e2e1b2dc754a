import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { CancelRenewRequestDocument } from '@/data/generated/operations/CancelRenewRequest';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { NoTranslateText } from '@/ui/NoTranslateText';
import { ScreenOnly } from '@/ui/printVisibility';
import { texts } from './texts';

/**
 * Cancels one of the member's requests by documentId. Idempotent.
 *
 * @throws ApiError 409 if it was paid meanwhile
 */
function useCancelRenewRequest(): (id: string) => Promise<void> {
  const client = useApolloClient();
  return async (id) => {
    await client.mutate({ mutation: CancelRenewRequestDocument, variables: { input: { id } } });
  };
}

const copy = texts.cancel;

/** Cancels a request awaiting payment. The page announces the result. */
export const CancelRequest = ({ id, code }: { id: string; code: string }) => {
  const cancel = useCancelRenewRequest();
  const [confirming, setConfirming] = useState(false);
  return (
    <ScreenOnly>
      <Button variant="secondary" onClick={() => setConfirming(true)}>
        <NoTranslateText>{copy.action(code)}</NoTranslateText>
      </Button>
      <ConfirmDialog
        open={confirming}
        title={copy.title(code)}
        action={copy.confirm}
        onConfirm={() => cancel(id)}
        onClose={() => setConfirming(false)}
      >
        {copy.body}
      </ConfirmDialog>
    </ScreenOnly>
  );
};
