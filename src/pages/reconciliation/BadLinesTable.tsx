import type { BadStatementLine } from '@/data/generated/types';
import { formatCount } from '@iia/shared/numbers';
import { DataTable } from '@/ui/data-table/DataTable';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { texts } from './texts';

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
