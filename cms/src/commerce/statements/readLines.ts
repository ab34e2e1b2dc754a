import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { BadStatementLine } from '../../generated/types';
import { compactText } from '../payments/paymentCodesInText';
import { unorderedDate, type DayOrder } from '../../platform/clock/writtenTime';
import { textOf } from '../../platform/spreadsheets/cells';
import { amountOf, bookedOf, directionOf } from './cells';
import { MAX_AHEAD_MS } from './dayOrder';
import type { StatementTable, TableRow } from './readTable';
import { statementTexts } from './statementTexts';

/** An incoming transfer. */
export interface StatementLine {
  /** The same in every file that lists the line, in whatever format. */
  id: string;
  /** In the file, from 1. */
  row: number;
  day: string;
  at: Date;
  /** Đồng, above 0; in a reversal, the amount reversed. */
  amount: number;
  description: string;
  reference: string | null;
}

/** A negative entry: a credit or debit reversed by the bank. */
export interface ReversalLine extends StatementLine {
  of: 'credit' | 'debit';
}

export interface Statement {
  /** First and last day of any line, including outgoing ones; null without a readable line. */
  days: { from: string; to: string } | null;
  lines: StatementLine[];
  reversals: ReversalLine[];
  /** Number of outgoing lines. */
  outgoing: number;
  /** In the order of the file. */
  bad: BadStatementLine[];
}

/** Rows read before yielding to other calls. */
const ROWS_AT_ONCE = 500;

/** Never throws for a line: unreadable lines are in `bad`. */
export async function readLines(
  table: StatementTable,
  { order, now }: { order: DayOrder; now: Date },
): Promise<Statement> {
  const statement: Statement = { days: null, lines: [], reversals: [], outgoing: 0, bad: [] };
  const habits = habitsOf(table);
  const seen = new Map<string, number>();
  for (const [index, tableRow] of table.rows.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
    const { row, cell } = tableRow;
    const rules = { order, dateSystem: table.dateSystem };
    const booked = bookedOf(cell('date'), rules);
    // A second row of headings, a total, a signature.
    if (booked === null) continue;
    const problem = problemOfDate(tableRow, booked, { habits, now });
    const entry = problem ?? (table.has('credit') ? readColumns : readSigned)(tableRow, habits);
    if ('message' in entry) {
      statement.bad.push(entry);
      continue;
    }
    if (!booked) continue;
    statement.days = extend(statement.days, booked.day);
    if (entry.kind === 'outgoing') {
      statement.outgoing += 1;
      continue;
    }
    const line = { ...booked, row, amount: entry.amount, ...wordsOf(tableRow) };
    const id = idOf(entry.kind === 'credit' ? line : { ...line, amount: -entry.amount }, seen);
    if (entry.kind === 'credit') statement.lines.push({ ...line, id });
    else statement.reversals.push({ ...line, id, of: entry.of });
  }
  return statement;
}

type Read =
  | BadStatementLine
  | { kind: 'credit'; amount: number }
  | { kind: 'reversal'; amount: number; of: 'credit' | 'debit' }
  | { kind: 'outgoing' };

/** Conventions of the whole table. */
interface Habits {
  /** The sign column has signs. */
  isMarked: boolean;
  /** Debits are not all negative, so that a negative one is a reversal. */
  hasPositiveDebits: boolean;
  /** Some dates are text with a day above 12, the others are Excel's with no day above 12. */
  mayBeSwapped: boolean;
}

function habitsOf({ rows }: StatementTable): Habits {
  const days = rows.map(({ cell }) => cell('date'));
  const dates = days.filter((day) => day instanceof Date);
  const written = days.flatMap((day) =>
    typeof day === 'string' ? (unorderedDate(day) ?? []) : [],
  );
  return {
    isMarked: rows.some(({ cell }) => directionOf(textOf(cell('sign'))) !== null),
    hasPositiveDebits: rows.some(({ cell }) => (amountOf(cell('debit')) ?? 0) > 0),
    mayBeSwapped:
      written.length > 0 &&
      written.every(({ first, second }) => Math.max(first, second) > 12) &&
      dates.every((date) => date.getUTCDate() <= 12),
  };
}

function problemOfDate(
  { row, cell }: TableRow,
  booked: { at: Date } | undefined,
  { habits, now }: { habits: Habits; now: Date },
): BadStatementLine | null {
  const text = textOf(cell('date'));
  const bad = (message: string) => ({ row, column: 'date' as const, message });
  if (booked === undefined) return bad(statementTexts.badDate(row, text));
  if (habits.mayBeSwapped && cell('date') instanceof Date) {
    return bad(statementTexts.swappedDate(row, text.slice(0, 10)));
  }
  const isAhead = booked.at.getTime() > now.getTime() + MAX_AHEAD_MS;
  return isAhead ? bad(statementTexts.futureDate(row, text)) : null;
}

/** Separate columns of credits and debits. */
function readColumns({ row, cell }: TableRow, { hasPositiveDebits }: Habits): Read {
  const credit = amountOf(cell('credit'));
  const debit = amountOf(cell('debit'));
  if (credit === undefined) return badAmount(row, 'credit', textOf(cell('credit')));
  if (debit === undefined) return badAmount(row, 'debit', textOf(cell('debit')));
  if (credit && debit) return { row, column: 'debit', message: statementTexts.bothAmounts(row) };
  if (credit) {
    return credit > 0
      ? { kind: 'credit', amount: credit }
      : { kind: 'reversal', of: 'credit', amount: -credit };
  }
  if (debit && debit < 0 && hasPositiveDebits) {
    return { kind: 'reversal', of: 'debit', amount: -debit };
  }
  return { kind: 'outgoing' };
}

/** One column of amounts, with a sign or a mark for the direction. */
function readSigned({ row, cell }: TableRow, { isMarked }: Habits): Read {
  const text = textOf(cell('amount'));
  const amount = amountOf(cell('amount'));
  if (amount === undefined) return badAmount(row, 'amount', text);
  if (!amount) return { kind: 'outgoing' };
  const mark = directionOf(textOf(cell('sign')));
  if (amount < 0) {
    return mark === 'in'
      ? { kind: 'reversal', of: 'credit', amount: -amount }
      : { kind: 'outgoing' };
  }
  if (isMarked && mark === null && directionOf(text.replace(/[\d.,\s]/g, '')) === null) {
    return { row, column: 'sign', message: statementTexts.badSign(row, textOf(cell('sign'))) };
  }
  return mark === 'out' ? { kind: 'outgoing' } : { kind: 'credit', amount };
}

function badAmount(
  row: number,
  column: 'credit' | 'debit' | 'amount',
  text: string,
): BadStatementLine {
  return { row, column, message: statementTexts.badAmount(row, text) };
}

function extend(days: Statement['days'], day: string): { from: string; to: string } {
  if (days === null) return { from: day, to: day };
  return { from: day < days.from ? day : days.from, to: day > days.to ? day : days.to };
}

function wordsOf({ cell }: TableRow) {
  const clean = (column: 'description' | 'reference', length: number) =>
    textOf(cell(column)).replaceAll('\0', ' ').replace(/\s+/g, ' ').slice(0, length);
  return { description: clean('description', 500), reference: clean('reference', 100) || null };
}

/** Equal lines in one file are distinguished by their number: the n-th of its kind that day. */
function idOf(line: Omit<StatementLine, 'id'>, seen: Map<string, number>): string {
  const kind = JSON.stringify([line.day, line.amount, compactText(line.description)]);
  const number = (seen.get(kind) ?? 0) + 1;
  seen.set(kind, number);
  const digest = createHash('sha256').update(kind).digest('hex').slice(0, 40);
  return `${line.day}-${digest}-${number}`;
}
