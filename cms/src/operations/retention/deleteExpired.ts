import type { Knex } from 'knex';
import { setTimeout as pause } from 'node:timers/promises';
import { environment } from '../../platform/environment';
import { isPostgres, query } from '../../platform/sql/query';
import { expiring, type Expiring } from './rules';

/** Rows per statement. Deleting them takes a fraction of a second, so that members' writes do not wait longer. */
const BATCH = 500;
const PAUSE_MS = 50;

/**
 * Deletes the rows that are past their retention, in batches. Can run on several servers, and be stopped at any
 * time. @returns the number of rows
 */
export async function deleteExpired(db: Knex, now: Date): Promise<number> {
  let total = 0;
  for (const [table, rule] of expiring) {
    for (let deleted = BATCH; deleted === BATCH; total += deleted) {
      deleted = await deleteBatch(db, table, { rule, now });
      if (deleted === BATCH) await pause(PAUSE_MS);
    }
  }
  return total + (await deleteOrphanedRows(db));
}

async function deleteBatch(
  db: Knex,
  table: string,
  { rule, now }: { rule: Expiring; now: Date },
): Promise<number> {
  const { setting, since, where = '1 = 1', key = ['id'], isMilliseconds = false } = rule;
  const oldest = monthsBefore(now, environment().retentionMonths[setting]);
  const columns = key.join(', ');
  const deleted = await query(
    db,
    `delete from ${table} where (${columns}) in (
       select ${columns} from ${table} where ${since} < ? and ${where} order by ${columns} limit ${BATCH} ${unlocked(db)})
     returning ${columns}`,
    [isMilliseconds ? oldest.getTime() : oldest],
  );
  return deleted.length;
}

/** The rows of deleted batches. */
async function deleteOrphanedRows(db: Knex): Promise<number> {
  let total = 0;
  for (let deleted = BATCH; deleted === BATCH; total += deleted) {
    const rows = await query(
      db,
      `delete from user_batch_rows where (batch_id, position) in (
         select batch_id, position from user_batch_rows
         where batch_id not in (select id from user_batches)
         order by batch_id, position limit ${BATCH} ${unlocked(db)})
       returning position`,
    );
    deleted = rows.length;
    if (deleted === BATCH) await pause(PAUSE_MS);
  }
  return total;
}

/** Skips rows that another server is deleting: two servers that wait for each other's rows would deadlock. */
const unlocked = (db: Knex): string => (isPostgres(db) ? 'for update skip locked' : '');

/** The same moment the given number of calendar months earlier, in UTC; a missing day becomes the month's last. */
export function monthsBefore(now: Date, months: number): Date {
  const earlier = new Date(now);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  // 31 March minus a month would be 3 March.
  if (earlier.getUTCDate() !== now.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}
