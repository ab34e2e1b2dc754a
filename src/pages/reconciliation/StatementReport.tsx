import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ReconcileStatementMutation } from '@/data/generated/operations/ReconcileStatement';
import { texts as payments } from '@/features/payments/texts';
import { formatDate } from '@/lib/dates';
import { formatAmount, formatCount, formatMoney } from '@/lib/money';
import { DataTable, type DataColumn } from '@/ui/data-table/DataTable';
import { Heading } from '@/ui/Heading';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/Stack';
import { theme } from '@/ui/theme';
import { descriptionColumn, referenceColumn } from './columns';
import { texts } from './texts';

const labels = texts.report;
const heads = texts.columns;

type Report = ReconcileStatementMutation['reconcileStatement'];
type Taken = Report['taken'][number];
type Differing = Report['differing'][number];
type Missing = Report['missing'][number];

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${theme.space[4]};
  margin: 0;
  padding-block: ${theme.space[4]};
  border-block: 1px solid ${theme.color.line};

  dt {
    font-size: ${theme.size.sm};
    color: ${theme.color.muted};
  }

  dd {
    margin: 0;
    font-weight: ${theme.weight.strong};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

/* Takes the focus when it comes, so that it is read out. */
const Part = styled.section`
  outline: none;
`;

const amountColumn = { id: 'amount', label: heads.amount, align: 'end' } as const;

const takenColumns: readonly DataColumn<Taken>[] = [
  { id: 'day', label: heads.day, cell: ({ day }) => formatDate(day) },
  { ...amountColumn, cell: ({ amount }) => formatAmount(amount) },
  { id: 'code', label: heads.code, cell: ({ code }) => code ?? labels.unassigned },
  descriptionColumn,
  referenceColumn,
];

const differingColumns: readonly DataColumn<Differing>[] = [
  { id: 'day', label: heads.day, cell: ({ day }) => formatDate(day) },
  { ...amountColumn, cell: ({ amount }) => formatAmount(amount) },
  {
    id: 'told',
    label: heads.told,
    align: 'end',
    cell: ({ toldAmount }) => formatAmount(toldAmount),
  },
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
  { ...amountColumn, cell: ({ amount }) => formatAmount(amount) },
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
  const part = useRef<HTMLElement>(null);
  useEffect(() => part.current?.focus(), [report]);
  const facts = [
    [labels.credited, formatMoney(credited)],
    [labels.matched, formatCount(matched)],
    [labels.taken, formatCount(taken.length)],
    [labels.differing, formatCount(differing.length)],
    [labels.missing, formatCount(missing.length)],
    [labels.outgoing, formatCount(outgoing)],
  ] as const;
  return (
    <Part ref={part} tabIndex={-1} aria-label={labels.heading(formatDate(from), formatDate(to))}>
      <Stack gap={5}>
        <Heading level={2} size="xl">
          {labels.heading(formatDate(from), formatDate(to))}
        </Heading>
        <Facts>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        {taken.length + differing.length + missing.length === 0 ? (
          <Notice tone="success">{labels.allGood}</Notice>
        ) : null}
        <Lines caption={labels.differingCaption} columns={differingColumns} rows={differing} />
        <Lines caption={labels.missingCaption} columns={missingColumns} rows={missing} />
        <Lines caption={labels.takenCaption} columns={takenColumns} rows={taken} />
      </Stack>
    </Part>
  );
};

interface LinesProps<Row> {
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
}

function Lines<Row>({ caption, columns, rows }: LinesProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      keyOf={(row) => String(rows.indexOf(row))}
    />
  );
}
