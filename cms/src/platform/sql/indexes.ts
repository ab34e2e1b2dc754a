import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { hasWaitedTooLong, limitWaits, noLimits, tableLimits } from './limitWaits';
import { isPostgres, query } from './query';

const NOTICE_MS = 2_000;

interface Index {
  name: string;
  /** After `on`: the table and its columns, and a condition. */
  on: string;
  unique?: boolean;
}

/**
 * Creates an index unless it exists. Other servers go on writing to the table meanwhile, which on PostgreSQL waits for
 * all transactions that have begun, e.g. a backup. Not in a transaction.
 */
export async function addIndex(
  { db: { connection: db }, log }: Core.Strapi,
  { name, on, unique = false }: Index,
): Promise<void> {
  const create = (how: string) =>
    db.raw(`create ${unique ? 'unique ' : ''}index ${how} ${name} on ${on}`);
  if (!isPostgres(db)) return void (await create('if not exists'));
  const found = await findIndex(db, name);
  if (found?.valid) return;
  const notice = setTimeout(() => {
    log.warn(`The start creates the index ${name} and waits for all open transactions.`);
  }, NOTICE_MS);
  try {
    // An interrupted start has left an invalid index.
    if (found) await db.raw(`drop index concurrently ${name}`);
    await create('concurrently');
  } finally {
    clearTimeout(notice);
  }
}

/** Not in a transaction. If a long one uses the table, e.g. a backup, the next start drops the index. */
export async function dropIndex(
  { db: { connection: db }, log }: Core.Strapi,
  name: string,
): Promise<void> {
  if (!isPostgres(db)) return void (await db.raw(`drop index if exists ${name}`));
  if (!(await findIndex(db, name))) return;
  try {
    limitWaits(db, tableLimits);
    await db.raw(`drop index concurrently if exists ${name}`);
  } catch (error) {
    if (!hasWaitedTooLong(error)) throw error;
    log.warn(`The index ${name} is unused, but could not be dropped yet: its table is in use.`);
  } finally {
    limitWaits(db, noLimits);
  }
}

async function findIndex(db: Knex, name: string): Promise<{ valid: boolean } | undefined> {
  const [found] = await query<{ valid: boolean }>(
    db,
    'select indisvalid as valid from pg_index where indexrelid = to_regclass(?)',
    [name],
  );
  return found;
}
