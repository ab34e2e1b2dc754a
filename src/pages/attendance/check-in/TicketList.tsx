import { useDeferredValue, useState } from 'react';
import type { ScanDirection } from '@/data/generated/types';
import { includesFolded } from '@iia/shared/foldText';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { Heading } from '@/ui/Heading';
import { Notice } from '@/ui/Notice';
import { SearchInput } from '@/ui/SearchInput';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { texts } from '../texts';
import { TicketRows } from './TicketRows';
import type { CheckInTicket } from './verdicts';

const labels = texts.list;

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
