import type { CheckImportMutation } from '@/data/generated/operations/pages/user-import';
import type { ImportOutcome } from '@/data/generated/types';
import { formatCount } from '@iia/shared/numbers';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { countColumn } from '@/ui/data-table/columns';
import { DataTable, type DataColumn, WideText } from '@/ui/data-table/DataTable';
import { FactRow } from '@/ui/FactRow';
import { Heading } from '@/ui/Heading';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { texts } from './texts';

const labels = texts.check;

type Check = CheckImportMutation['checkImport'];
type Row = Check['listed'][number];

const tones: Record<ImportOutcome, BadgeTone> = {
  bad: 'error',
  added: 'success',
  changed: 'info',
  unchanged: 'neutral',
};

const outcomes = Object.keys(labels.counts) as ImportOutcome[];

const columnsOf = (kind: Check['kind']): readonly DataColumn<Row>[] => [
  countColumn('row', labels.row),
  { id: 'subject', label: labels.subject[kind], cell: ({ subject }) => subject },
  { id: 'name', label: labels.name, cell: ({ name }) => name },
  {
    id: 'outcome',
    label: labels.outcome,
    cell: ({ outcome }) => <Badge tone={tones[outcome]}>{labels.outcomes[outcome]}</Badge>,
  },
  {
    id: 'notes',
    label: labels.notes,
    cell: ({ notes }) => (
      <WideText>
        {notes.map(({ column, message }) => (
          <div key={`${column} ${message}`}>{labels.note(column, message)}</div>
        ))}
      </WideText>
    ),
  },
];

/** Previews the import row by row. */
export const CheckReport = ({ check }: { check: Check }) => {
  const { kind, bad, added, changed, unchanged, ignoredColumns, listed } = check;
  const all = bad + added + changed + unchanged;
  return (
    <Stack gap={5}>
      <Heading level={2} size="xl">
        {labels.heading}
      </Heading>
      <FactRow
        facts={outcomes.map((outcome) => [labels.counts[outcome], formatCount(check[outcome])])}
      />
      {bad > 0 ? <Notice tone="error">{labels.bad(bad, check.plan !== null)}</Notice> : null}
      {bad + added + changed === 0 ? <Notice tone="info">{labels.nothing}</Notice> : null}
      {ignoredColumns.length > 0 ? (
        <Text tone="muted">{labels.ignored(ignoredColumns.join('; '))}</Text>
      ) : null}
      <DataTable
        caption={labels.caption(listed.length, all)}
        columns={columnsOf(kind)}
        rows={listed}
        keyOf={({ row }) => String(row)}
      />
    </Stack>
  );
};
