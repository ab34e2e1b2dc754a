import type { SeminarEntry_seminarFragment } from '@/data/generated/operations/features/catalogue/entries/SeminarEntry_seminar';
import { Ledger, type LedgerColumn } from '@/ui/Ledger';
import { texts } from '../texts';
import { SeminarEntry } from './SeminarEntry';

const labels = texts.columns;

export const seminarColumns: readonly LedgerColumn[] = [
  { id: 'date', label: labels.date, width: '8rem' },
  { id: 'title', label: labels.title, width: 'minmax(0, 11fr)' },
  { id: 'venue', label: labels.venue, width: 'minmax(0, 4fr)' },
  { id: 'cpe', label: labels.cpe, width: '4rem', align: 'end' },
  { id: 'price', label: labels.fee, width: '9.25rem', align: 'end' },
  { id: 'seats', label: labels.seats, width: '8.75rem' },
];

type SeminarLedgerProps = {
  caption: string;
  seminars: readonly SeminarEntry_seminarFragment[];
  now: number;
};

export const SeminarLedger = ({ caption, seminars, now }: SeminarLedgerProps) => (
  <Ledger caption={caption} columns={seminarColumns}>
    {seminars.map((seminar) => (
      <SeminarEntry key={seminar.documentId} seminar={seminar} now={now} />
    ))}
  </Ledger>
);
