import type { Knex } from 'knex';
import { isoDate } from '@iia/shared/dates';
import { placeholders, query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { membershipOn } from './membershipOn';
import { readSpans } from './spans';

/** SQLite allows at most 32,766 bound values per statement. */
const BATCH = 500;

/** Locks the members' rows until the transaction ends, always in the same order. Call it first. */
export async function lockMembers(trx: Knex, userIds: readonly number[]): Promise<void> {
  for (let from = 0; from < userIds.length; from += BATCH) {
    const some = userIds.slice(from, from + BATCH);
    await trx(tables.users).select('id').whereIn('id', some).orderBy('id').forNoKeyUpdate();
  }
}

/**
 * Computes the accounts' membership columns from the terms; no other code writes them. Call it in the
 * transaction that changed the terms; of two such transactions the second waits, then reads both
 * changes.
 */
export async function updateMemberships(
  trx: Knex,
  members: readonly number[],
  now: Date,
): Promise<void> {
  const userIds = await includeSeatHolders(trx, members);
  await lockMembers(trx, userIds);
  for (let from = 0; from < userIds.length; from += BATCH) {
    const some = userIds.slice(from, from + BATCH);
    const spans = await readSpans(trx, some);
    for (const id of some) {
      const { memberType, memberExpiresAt, changesAt } = membershipOn(
        spans.get(id) ?? [],
        isoDate(now),
      );
      await query(
        trx,
        `update ${tables.users} set member_type = ?, member_expires_at = ?, member_changes_at = ?
         where id = ?`,
        [memberType, memberExpiresAt, changesAt, id],
      );
    }
  }
}

/** Includes people with a seat in one of these companies: they share the company's membership. */
async function includeSeatHolders(trx: Knex, members: readonly number[]): Promise<number[]> {
  const found = new Set(members);
  for (let from = 0; from < members.length; from += BATCH) {
    const some = members.slice(from, from + BATCH);
    const rows = await query<{ holder_id: number }>(
      trx,
      `select holder_id from membership_seats
       where company_id in (${placeholders(some.length)}) and holder_id is not null
         and ended_at is null`,
      some,
    );
    for (const { holder_id: id } of rows) found.add(id);
  }
  return [...found].sort((one, other) => one - other);
}

/** Refreshes accounts whose term began or ended since: call it before reading many of them. */
export async function refreshMemberships(db: Knex, now: Date): Promise<number> {
  let refreshed = 0;
  for (;;) {
    const due = await query<{ id: number }>(
      db,
      `select id from ${tables.users} where member_changes_at <= ? order by member_changes_at limit ${BATCH}`,
      [now],
    );
    if (due.length === 0) return refreshed;
    const ids = due.map(({ id }) => id);
    await db.transaction(async (trx) => {
      await lockMembers(trx, ids);
      await updateMemberships(trx, ids, now);
    });
    refreshed += ids.length;
  }
}
