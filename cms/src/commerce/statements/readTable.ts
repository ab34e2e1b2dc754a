import { badField } from '../../platform/errors/HttpError';
import type { Cell, DateSystem, Sheet } from '../../platform/spreadsheets/cells';
import { MAX_PREAMBLE } from '../../platform/spreadsheets/readSpreadsheet';
import { columnsOf, missingColumns, type Column, type Columns } from './columns';
import { statementTexts } from './statementTexts';

/** A statement's rows by column, not yet parsed. */
export interface StatementTable {
  /** Address, account and period. */
  preamble: readonly (readonly Cell[])[];
  rows: readonly TableRow[];
  dateSystem: DateSystem;
  has: (column: Column) => boolean;
}

export interface TableRow {
  /** In the file, from 1. */
  row: number;
  cell: (column: Column) => Cell;
}

/** @throws HttpError 400 that lists the missing columns */
export function readTable({ rows, dateSystem }: Sheet): StatementTable {
  const { columns, start } = findHeadings(rows);
  return {
    preamble: rows.slice(0, start - 1),
    dateSystem,
    has: (column) => columns[column] !== undefined,
    rows: rows.slice(start).map((cells, index) => ({
      row: start + index + 1,
      cell: (column) => cells[columns[column] ?? -1] ?? null,
    })),
  };
}

function findHeadings(rows: readonly (readonly Cell[])[]): { columns: Columns; start: number } {
  let best: Columns = {};
  for (const [index, row] of rows.slice(0, MAX_PREAMBLE).entries()) {
    const columns = columnsOf(row);
    if (missingColumns(columns).length === 0) return { columns, start: index + 1 };
    if (Object.keys(columns).length > Object.keys(best).length) best = columns;
  }
  throw badField('content', statementTexts.columnsMissing(missingColumns(best)));
}
