import { DAY_MS } from '@iia/shared/dates';
import type { Knex } from 'knex';
import type { DayOrder } from '../../platform/clock/writtenTime';
import { placeholders, query, toDate, type Stamp } from '../../platform/sql/query';
import { isProvenDuplicate, isLikelyDuplicate } from '../payments/findDuplicate';
import { agreed, dayOrders, findDayOrder } from './dayOrder';
import { readLines, type StatementLine } from './readLines';
import type { StatementTable } from './readTable';

/** Enough lines to identify a statement. */
const LINES_COMPARED = 200;
const NEAR_MS = 3 * DAY_MS;

interface TransferRow {
  amount: number | string;
  description: string;
  reference: string | null;
  banked_at: Stamp;
}

/** As `findDayOrder`; if that is undecided, the order that puts lines near the dates of stored transfers. */
export async function inferDayOrder(
  db: Knex,
  table: StatementTable,
  now: Date,
): Promise<DayOrder | null> {
  const proven = findDayOrder(table, now);
  if (proven !== null) return proven;
  const near: DayOrder[] = [];
  for (const order of dayOrders) {
    const { lines } = await readLines(table, { order, now });
    if (await isNearKnown(db, lines.slice(0, LINES_COMPARED))) near.push(order);
  }
  return agreed(near);
}

async function isNearKnown(db: Knex, lines: readonly StatementLine[]): Promise<boolean> {
  if (lines.length === 0) return false;
  const times = lines.map(({ at }) => at.getTime());
  const amounts = [...new Set(lines.map(({ amount }) => amount))];
  const rows = await query<TransferRow>(
    db,
    `select amount, description, reference, banked_at from bank_transactions
     where amount in (${placeholders(amounts.length)}) and banked_at between ? and ?`,
    [...amounts, new Date(Math.min(...times) - NEAR_MS), new Date(Math.max(...times) + NEAR_MS)],
  );
  return lines.some((line) =>
    rows.some(
      (row) =>
        Number(row.amount) === line.amount &&
        Math.abs(toDate(row.banked_at).getTime() - line.at.getTime()) <= NEAR_MS &&
        (isProvenDuplicate(row, line) || isLikelyDuplicate(row, line)),
    ),
  );
}
