import { formatAmount, formatCount, formatDecimal } from '@iia/shared/numbers';
import type { DataColumn } from './DataTable';

type NumberColumn<Name extends string> = DataColumn<Readonly<Record<Name, number>>> & {
  align: 'end';
};

const numberColumn =
  (format: (value: number) => string) =>
  <Name extends string>(field: Name, label: string): NumberColumn<Name> => ({
    id: field,
    label,
    align: 'end',
    cell: (row) => format(row[field]),
  });

/** Each shows a numeric field of the row. */
export const countColumn = numberColumn(formatCount);
export const amountColumn = numberColumn(formatAmount);
export const decimalColumn = numberColumn(formatDecimal);
