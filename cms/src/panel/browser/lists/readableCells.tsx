import { Typography } from '@strapi/design-system';
import { formatDate, formatDateTime } from '@iia/shared/dates';
import { formatDong, isMoney } from '../../form-layouts/common';
import { valueLabels } from '../../form-layouts/values';

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
      const formatter = header.cellFormatter === undefined ? formatterOf(header) : undefined;
      if (formatter === undefined) return header;
      return {
        ...header,
        cellFormatter: (row: Row) => (
          <Typography textColor="neutral800">{format(row, header.name, formatter)}</Typography>
        ),
      };
    }),
  };
}

type Row = Readonly<Record<string, unknown>>;
type Formatter = (value: string, row: Row) => string;

function formatterOf({ name, attribute }: Header): Formatter | undefined {
  switch (attribute?.type) {
    case 'enumeration': {
      const labels = valueLabels(attribute.enum ?? []);
      return (value) => labels[value] ?? value;
    }
    case 'datetime':
      return formatDateTime;
    case 'date':
      return formatDate;
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

const format = (row: Row, name: string, formatter: Formatter): string => {
  const value = row[name];
  return value == null || value === '' ? '–' : formatter(String(value), row);
};
