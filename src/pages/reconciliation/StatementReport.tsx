import { formatCount, formatMoney } from '@iia/shared/numbers';
import { formatDate } from '@iia/shared/dates';
import type { ReconcileStatementMutation } from '@/data/generated/operations/pages/reconciliation';
import { amountColumn } from '@/ui/data-table/columns';
import { DataTable, type DataColumn } from '@/ui/data-table/DataTable';
import { FactRow } from '@/ui/FactRow';
import { FocusedSection } from '@/ui/FocusedSection';
import { Heading } from '@/ui/Heading';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { BadLinesTable } from './BadLinesTable';
import { descriptionColumn, referenceColumn } from './PagedList';
import { sectionHref } from './section';
import { texts, paymentTexts as payments } from './texts';

const labels = texts.report;
const heads = texts.columns;

type Report = ReconcileStatementMutation['reconcileStatement'];
type RecordedTransfer = Report['taken'][number];
type Differing = Report['differing'][number];
type Missing = Report['missing'][number];

const amount = amountColumn('amount', heads.amount);

const recordedColumns: readonly DataColumn<RecordedTransfer>[] = [
  { id: 'day', label: heads.day, cell: ({ day }) => formatDate(day) },
  amount,
  { id: 'code', label: heads.code, cell: ({ code }) => code ?? labels.unassigned },
  descriptionColumn,
  referenceColumn,
];

const differingColumns: readonly DataColumn<Differing>[] = [
  { id: 'day', label: heads.day, cell: ({ day }) => formatDate(day) },
  amount,
  amountColumn('reportedAmount', heads.reported),
  {
    id: 'provider',
    label: heads.provider,
    cell: ({ provider }) => payments.providers[provider],
  },
  descriptionColumn,
  referenceColumn,
];

const missingColumns: readonly DataColumn<Missing>[] = [
  { id: 'day', label: heads.day, cell: ({ bankedAt }) => formatDate(bankedAt) },
  amount,
  {
    id: 'provider',
    label: heads.provider,
    cell: ({ provider }) => payments.providers[provider],
  },
  { id: 'code', label: heads.code, cell: ({ code }) => code ?? texts.noReference },
  descriptionColumn,
  referenceColumn,
];

export const StatementReport = ({ report }: { report: Report }) => {
  const { from, to, matched, outgoing, credited, taken, differing, missing } = report;
  const { importedCount, differingCount, missingCount, badLines, badCount } = report;
  const { reversals, newReversals } = report;
  const heading = labels.heading(formatDate(from), formatDate(to));
  const facts = [
    [labels.credited, formatMoney(credited)],
    [labels.matched, formatCount(matched)],
    [labels.taken, formatCount(importedCount)],
    [labels.differing, formatCount(differingCount)],
    [labels.missing, formatCount(missingCount)],
    [labels.outgoing, formatCount(outgoing)],
    [labels.reversals, formatCount(reversals)],
  ] as const;
  return (
    <FocusedSection label={heading} shows={report}>
      <Stack gap={5}>
        <Heading level={2} size="xl">
          {heading}
        </Heading>
        <FactRow facts={facts} />
        {importedCount + differingCount + missingCount + badCount + newReversals === 0 ? (
          <Notice tone="success">{labels.allGood}</Notice>
        ) : null}
        {newReversals > 0 ? (
          <Notice
            tone="warning"
            action={<TextLink to={sectionHref('reversals')}>{labels.seeReversals}</TextLink>}
          >
            {labels.newReversals(newReversals)}
          </Notice>
        ) : null}
        {badCount > 0 ? <BadLinesTable lines={badLines} count={badCount} /> : null}
        <Lines
          caption={labels.differingCaption}
          columns={differingColumns}
          rows={differing}
          count={differingCount}
        />
        <Lines
          caption={labels.missingCaption}
          columns={missingColumns}
          rows={missing}
          count={missingCount}
        />
        <Lines
          caption={labels.takenCaption}
          columns={recordedColumns}
          rows={taken}
          count={importedCount}
        />
      </Stack>
    </FocusedSection>
  );
};

interface LinesProps<Row> {
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** The total number, including rows not listed. */
  count: number;
}

function Lines<Row>({ caption, columns, rows, count }: LinesProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <Stack gap={2}>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        keyOf={(row) => String(rows.indexOf(row))}
      />
      {count > rows.length ? <Text tone="muted">{texts.more(count - rows.length)}</Text> : null}
    </Stack>
  );
}
