import { useState } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '@iia/shared/dates';
import {
  ResendSeatDocument,
  RevokeSeatDocument,
} from '@/data/generated/operations/features/membership';
import type { UserSeatsQuery } from '@/data/generated/operations/pages/company-seats/UserSeats';
import { useAction } from '@/data/useAction';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { failureMessage } from '@/ui/failureMessage';
import { Ledger, LedgerCell, LedgerRow } from '@/ui/Ledger';
import { ScreenOnly } from '@/ui/printVisibility';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { theme } from '@/ui/theme';
import { toast } from '@/ui/toast';
import { texts } from './texts';

type SeatActionsProps = { seat: UserSeatsQuery['userSeats']['list'][number] };

/** Resends an invitation, or revokes a seat. */
const SeatActions = ({ seat: { documentId, email, state } }: SeatActionsProps) => {
  const resend = useAction(ResendSeatDocument);
  const revoke = useAction(RevokeSeatDocument);
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const sendAgain = async (): Promise<void> => {
    setBusy(true);
    try {
      await resend({ id: documentId });
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
          variant="danger"
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
          await revoke({ id: documentId });
          toast(texts.revoke.done(email));
        }}
        onClose={() => setConfirming(false)}
      >
        {state === 'held' ? texts.revoke.held : texts.revoke.invited}
      </ConfirmDialog>
    </ScreenOnly>
  );
};

const copy = texts.list;

type Seat = UserSeatsQuery['userSeats']['list'][number];

const columns = [
  { id: 'holder', label: copy.holder },
  { id: 'state', label: copy.state, width: '12rem' },
  { id: 'actions', label: copy.actions, width: '14rem' },
] as const;

const tones: Record<Seat['state'], BadgeTone> = {
  invited: 'info',
  expired: 'warning',
  held: 'success',
};

const Detail = styled.span`
  display: block;
  overflow-wrap: anywhere;
  font-size: ${theme.size.sm};
  font-weight: ${theme.weight.regular};
  color: ${theme.color.muted};
`;

const whenOf = ({ state, acceptedAt, expiresAt }: Seat): string | null => {
  if (state === 'held') return acceptedAt === null ? null : copy.since(formatDate(acceptedAt));
  return state === 'invited' ? copy.until(formatDate(expiresAt)) : null;
};

/** The seats with their members and invitations. */
export const SeatList = ({ seats }: { seats: readonly Seat[] }) =>
  seats.length === 0 ? (
    <Text tone="muted">{copy.empty}</Text>
  ) : (
    <Ledger caption={copy.caption} columns={columns}>
      {seats.map((seat) => (
        <LedgerRow key={seat.documentId}>
          <LedgerCell primary>
            <span>{seat.holderName ?? copy.nobody}</span>
            <Detail>{seat.email}</Detail>
          </LedgerCell>
          <LedgerCell>
            <Badge tone={tones[seat.state]}>{copy.states[seat.state]}</Badge>
            <Detail>{whenOf(seat)}</Detail>
          </LedgerCell>
          <LedgerCell>
            <SeatActions seat={seat} />
          </LedgerCell>
        </LedgerRow>
      ))}
    </Ledger>
  );
