import { Typography } from '@strapi/design-system';
import { formatDay, formatMoment } from '../../forms/dates';
import { formatDong, isMoney } from '../../forms/money';
import { valueLabels } from '../../forms/values';

interface Header {
  name: string;
  attribute?: { type?: string; enum?: readonly string[] };
  cellFormatter?: unknown;
}

interface Table {
  displayedHeaders: readonly Header[];
}

/** Formats enumerations, amounts and timestamps in the panel's lists. */
export function readableCells<Its extends Table>(table: Its): Its {
  return {
    ...table,
    displayedHeaders: table.displayedHeaders.map((header) => {
      const write = header.cellFormatter === undefined ? writerOf(header) : undefined;
      if (write === undefined) return header;
      return {
        ...header,
        cellFormatter: (row: RowOf) => (
          <Typography textColor="neutral800">{written(row, header.name, write)}</Typography>
        ),
      };
    }),
  };
}

type RowOf = Readonly<Record<string, unknown>>;
type Writer = (value: string, row: RowOf) => string;

function writerOf({ name, attribute }: Header): Writer | undefined {
  switch (attribute?.type) {
    case 'enumeration': {
      const labels = valueLabels(attribute.enum ?? []);
      return (value) => labels[value] ?? value;
    }
    case 'datetime':
      return formatMoment;
    case 'date':
      return formatDay;
    case 'integer':
    case 'biginteger':
      if (name === 'year') return (value) => value;
      if (name === 'value')
        return (value, { type }) => (type === 'percent' ? `${value}%` : formatDong(value));
      return isMoney(name) ? formatDong : undefined;
    default:
      return undefined;
  }
}

const written = (row: RowOf, name: string, write: Writer): string => {
  const value = row[name];
  return value == null || value === '' ? '–' : write(String(value), row);
};
