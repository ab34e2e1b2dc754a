import { createHash } from 'node:crypto';
import { badField } from '../platform/errors/Fault';
import { compactText } from '../payments/compactText';
import type { Cell } from '../platform/spreadsheets/Cell';
import { textOf } from '../platform/spreadsheets/cells';
import { MAX_PREAMBLE } from '../platform/spreadsheets/readSpreadsheet';
import { amountOf, bookedOf } from './cells';
import { columnsOf, missingColumns, type Columns } from './columns';
import { statementTexts } from './statementTexts';

/** Money that came in. */
export interface StatementLine {
  /** The same in every file that lists the line, in whatever format. */
  id: string;
  /** In the file, from 1. */
  row: number;
  day: string;
  at: Date;
  /** Đồng, above 0. */
  amount: number;
  description: string;
  reference: string | null;
}

export interface Statement {
  /** First and last day of any line, also of money that went out. */
  from: string;
  to: string;
  lines: StatementLine[];
  /** Lines of money that went out. */
  outgoing: number;
}

/** @throws Fault 400 that names the missing columns, or the row that cannot be read */
export function readLines(rows: readonly (readonly Cell[])[], now: Date): Statement {
  const { columns, start } = findHeadings(rows);
  const days: string[] = [];
  const lines: StatementLine[] = [];
  const seen = new Map<string, number>();
  let outgoing = 0;
  rows.slice(start).forEach((cells, index) => {
    const row = start + index + 1;
    const booked = bookingOf(cells, columns, row, now);
    if (booked === null) return;
    const amount = creditOf(cells, columns, row);
    days.push(booked.day);
    if (amount === null) outgoing += 1;
    else lines.push(newLine({ ...booked, amount, row, ...wordsOf(cells, columns) }, seen));
  });
  days.sort();
  const [from, to] = [days[0], days.at(-1)];
  if (!from || !to) throw badField('content', statementTexts.noLines);
  return { from, to, lines, outgoing };
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

/** Null for a row that is no transaction: a second row of headings, a sum, a signature. */
function bookingOf(cells: readonly Cell[], columns: Columns, row: number, now: Date) {
  const cell = cellOf(cells, columns.date);
  const booked = bookedOf(cell);
  if (booked === undefined) throw badField('content', statementTexts.badDate(row, textOf(cell)));
  const dayAfter = new Date(now.getTime() + 2 * 86_400_000);
  if (booked && booked.at > dayAfter) {
    throw badField('content', statementTexts.futureDate(row, textOf(cell)));
  }
  return booked;
}

/** Null for money that went out. */
function creditOf(cells: readonly Cell[], columns: Columns, row: number): number | null {
  const cell = cellOf(cells, columns.credit ?? columns.amount);
  const amount = amountOf(cell);
  if (amount === undefined) throw badField('content', statementTexts.badAmount(row, textOf(cell)));
  if (amount === null || amount === 0) return null;
  if (columns.credit !== undefined) return Math.abs(amount);
  const sign = compactSign(textOf(cellOf(cells, columns.sign)));
  return amount < 0 || sign === 'out' ? null : amount;
}

function compactSign(text: string): 'in' | 'out' {
  return text.startsWith('-') || /^(D|DR|DEBIT|NO|GHINO|GIAM|TIENRA)$/.test(compactText(text))
    ? 'out'
    : 'in';
}

function wordsOf(cells: readonly Cell[], columns: Columns) {
  const clean = (column: number | undefined, length: number) =>
    textOf(cellOf(cells, column)).replaceAll('\0', ' ').replace(/\s+/g, ' ').slice(0, length);
  return {
    description: clean(columns.description, 500),
    reference: clean(columns.reference, 100) || null,
  };
}

/** Lines that are alike in one file are told apart by their number: the n-th of its kind that day. */
function newLine(line: Omit<StatementLine, 'id'>, seen: Map<string, number>): StatementLine {
  const kind = JSON.stringify([line.day, line.amount, compactText(line.description)]);
  const number = (seen.get(kind) ?? 0) + 1;
  seen.set(kind, number);
  const digest = createHash('sha256').update(kind).digest('hex').slice(0, 40);
  return { ...line, id: `${line.day}-${digest}-${number}` };
}

function cellOf(cells: readonly Cell[], column: number | undefined): Cell {
  return (column === undefined ? null : cells[column]) ?? null;
}
