import { useState } from 'react';
import type { UserSeatsQuery } from '@/data/generated/operations/pages/company-seats/UserSeats';
import { useSeatActions } from '@/features/membership/useSeatActions';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { failureMessage } from '@/ui/failureMessage';
import { ScreenOnly } from '@/ui/printVisibility';
import { Row } from '@/ui/Row';
import { toast } from '@/ui/toast';
import { texts } from './texts';

type SeatActionsProps = { seat: UserSeatsQuery['userSeats']['list'][number] };

/** Resends an invitation, or revokes a seat. */
export const SeatActions = ({ seat: { documentId, email, state } }: SeatActionsProps) => {
  const { resend, revoke } = useSeatActions();
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const sendAgain = async (): Promise<void> => {
    setBusy(true);
    try {
      await resend(documentId);
      toast(texts.resend.sent(email));
    } catch (error) {
      toast(failureMessage(error), 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <ScreenOnly>
      <Row gap={3}>
        {state === 'held' ? null : (
          <Button
            variant="secondary"
            aria-label={texts.resend.of(email)}
            busy={busy}
            onClick={() => void sendAgain()}
          >
            {texts.resend.action}
          </Button>
        )}
        <Button
          variant="secondary"
          aria-label={texts.revoke.of(email)}
          onClick={() => setConfirming(true)}
        >
          {texts.revoke.action}
        </Button>
      </Row>
      <ConfirmDialog
        open={confirming}
        title={texts.revoke.title(email)}
        action={texts.revoke.action}
        onConfirm={async () => {
          await revoke(documentId);
          toast(texts.revoke.done(email));
        }}
        onClose={() => setConfirming(false)}
      >
        {state === 'held' ? texts.revoke.held : texts.revoke.invited}
      </ConfirmDialog>
    </ScreenOnly>
  );
};
