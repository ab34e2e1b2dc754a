import { formatCount } from '@iia/shared/numbers';
import type { ApiError } from 'rest-contract';
import type { BadStatementLine } from '@/data/generated/types';
import { DataTable } from '@/ui/data-table/DataTable';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { texts } from './texts';

export interface BadLines {
  /** At most the first thousand lines. */
  lines: readonly BadStatementLine[];
  count: number;
}

/** The lines because of which `reconcileStatement` rejected a file; null for any other error. */
export function readBadLines(error: unknown): BadLines | null {
  const { code, details } = (error ?? {}) as Partial<ApiError>;
  if (code !== 'BadLines' || typeof details !== 'object' || details === null) return null;
  const { badLines, badCount } = details as { badLines?: unknown; badCount?: unknown };
  if (!Array.isArray(badLines) || typeof badCount !== 'number') return null;
  return { lines: badLines.filter(isBadLine), count: badCount };
}

const isBadLine = (value: unknown): value is BadStatementLine =>
  typeof value === 'object' &&
  value !== null &&
  'row' in value &&
  typeof value.row === 'number' &&
  'message' in value &&
  typeof value.message === 'string';

const labels = texts.badLines;

type BadLinesTableProps = {
  lines: readonly Pick<BadStatementLine, 'row' | 'message'>[];
  count: number;
};

export const BadLinesTable = ({ lines, count }: BadLinesTableProps) => (
  <Stack gap={2}>
    <DataTable
      caption={labels.caption(count)}
      rows={lines}
      keyOf={({ row }) => String(row)}
      columns={[
        { id: 'row', label: labels.row, cell: ({ row }) => formatCount(row) },
        { id: 'message', label: labels.message, cell: ({ message }) => message },
      ]}
    />
    {count > lines.length ? <Text tone="muted">{texts.more(count - lines.length)}</Text> : null}
  </Stack>
);
