import type { ScanDirection } from '@/data/generated/types';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Ledger } from '@/ui/Ledger';
import { LedgerCell } from '@/ui/LedgerCell';
import { LedgerRow } from '@/ui/LedgerRow';
import { Row } from '@/ui/Row';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { texts } from '../texts';
import type { CheckInTicket } from './verdicts';

const labels = texts.list;

const columns = [
  { id: 'name', label: labels.name },
  { id: 'state', label: labels.state, width: '8rem' },
  { id: 'minutes', label: labels.minutes, width: '4rem', align: 'end' },
  { id: 'order', label: labels.order, width: '7rem' },
  { id: 'actions', label: labels.actions, width: '15rem' },
] as const;

const tones: Record<CheckInTicket['state'], BadgeTone> = {
  absent: 'neutral',
  inside: 'success',
  left: 'info',
  unfinished: 'warning',
};

type TicketRowsProps = {
  caption: string;
  tickets: readonly CheckInTicket[];
  onScan: (ticket: CheckInTicket, direction: ScanDirection) => void;
  onCorrect: (ticket: string) => void;
};

export const TicketRows = ({ caption, tickets, onScan, onCorrect }: TicketRowsProps) => (
  <Stack gap={2}>
    <Text size="sm" tone="muted">
      {caption}
    </Text>
    <Ledger caption={caption} columns={columns}>
      {tickets.map((ticket) => {
        const { documentId, name, number, quantity, state, valid, minutes, orderCode } = ticket;
        return (
          <LedgerRow key={documentId}>
            <LedgerCell primary>
              {quantity > 1 ? `${name} (${labels.ticketNumber(number, quantity)})` : name}
            </LedgerCell>
            <LedgerCell>
              <Badge tone={valid ? tones[state] : 'error'}>
                {valid ? labels.states[state] : labels.ended}
              </Badge>
            </LedgerCell>
            <LedgerCell figures align="end" hideOnPhone={minutes === 0} phoneLabel={labels.minutes}>
              {minutes}
            </LedgerCell>
            <LedgerCell>{orderCode}</LedgerCell>
            <LedgerCell trailing="start">
              <Row gap={2} wrap={false}>
                <Button
                  variant="secondary"
                  aria-label={labels.inOf(name)}
                  onClick={() => onScan(ticket, 'in')}
                >
                  {labels.in}
                </Button>
                <Button
                  variant="secondary"
                  aria-label={labels.outOf(name)}
                  onClick={() => onScan(ticket, 'out')}
                >
                  {labels.out}
                </Button>
                <Button
                  variant="quiet"
                  aria-label={labels.correctOf(name)}
                  onClick={() => onCorrect(documentId)}
                >
                  {labels.correct}
                </Button>
              </Row>
            </LedgerCell>
          </LedgerRow>
        );
      })}
    </Ledger>
  </Stack>
);
