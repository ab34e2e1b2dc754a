import { useDeferredValue, useState } from 'react';
import { includesFolded } from '@iia/shared/foldText';
import type { ScanDirection } from '@/data/generated/types';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { Heading } from '@/ui/Heading';
import { Ledger, LedgerCell, LedgerRow } from '@/ui/Ledger';
import { Notice } from '@/ui/Notice';
import { SearchInput } from '@/ui/TextInput';
import { Stack, Row } from '@/ui/layout';
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

const TicketRows = ({ caption, tickets, onScan, onCorrect }: TicketRowsProps) => (
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

/** More rows would slow phones down; a search by name narrows the list. */
const MAX_ROWS = 60;

type TicketListProps = {
  tickets: readonly CheckInTicket[];
  onScan: (ticket: CheckInTicket, direction: ScanDirection) => void;
  onCorrect: (ticket: string) => void;
};

/** For attendees without a code at hand, and for corrections. Those without a check-out come first. */
export const TicketList = ({ tickets, onScan, onCorrect }: TicketListProps) => {
  const [words, setWords] = useState('');
  const query = useDeferredValue(words).trim();
  const found = tickets
    .filter(({ name, orderCode }) => includesFolded(`${name} ${orderCode}`, query))
    .sort((a, b) => Number(b.state === 'unfinished') - Number(a.state === 'unfinished'));
  const valid = tickets.filter((ticket) => ticket.valid);
  const count = (...states: CheckInTicket['state'][]) =>
    valid.filter(({ state }) => states.includes(state)).length;
  const unfinished = count('unfinished');
  if (tickets.length === 0) {
    return <EmptyState title={labels.noTickets.title}>{labels.noTickets.body}</EmptyState>;
  }
  return (
    <Stack as="section" gap={4} aria-labelledby="danh-sach-ve">
      <Heading level={2} size="xl" id="danh-sach-ve">
        {labels.heading}
      </Heading>
      <Text tone="muted">
        {labels.summary(valid.length - count('absent'), count('inside'), valid.length)}
      </Text>
      {unfinished > 0 ? <Notice tone="info">{labels.unfinished(unfinished)}</Notice> : null}
      <Field name="tim-ve" label={labels.find} required>
        <SearchInput value={words} onChange={(event) => setWords(event.target.value)} />
      </Field>
      {found.length === 0 ? (
        <EmptyState title={labels.empty.title}>{labels.empty.body}</EmptyState>
      ) : (
        <TicketRows
          caption={labels.caption(found.length, tickets.length)}
          tickets={found.slice(0, MAX_ROWS)}
          onScan={onScan}
          onCorrect={onCorrect}
        />
      )}
      {found.length > MAX_ROWS ? (
        <Text tone="muted">{labels.more(found.length - MAX_ROWS)}</Text>
      ) : null}
    </Stack>
  );
};
