import { useState } from 'react';
import { useCancelRenewRequest } from './useCancelRenewRequest';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ScreenOnly } from '@/ui/printVisibility';
import { texts } from './texts';
import { NoTranslateText } from '@/ui/NoTranslateText';

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
