import { styled } from 'styled-components';
import type { UserSeatsQuery } from '@/data/generated/operations/pages/company-seats/UserSeats';
import { formatDate } from '@iia/shared/dates';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Ledger } from '@/ui/Ledger';
import { LedgerCell } from '@/ui/LedgerCell';
import { LedgerRow } from '@/ui/LedgerRow';
import { Text } from '@/ui/Text';
import { theme } from '@/ui/theme';
import { SeatActions } from './SeatActions';
import { texts } from './texts';

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
