import type { Knex } from 'knex';
import { notStaff } from '../../identity/auth/requireStaffAccount';
import { roleJoin } from '../../identity/auth/roleJoin';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';

/**
 * Serializes changes of staff roles and blocks: if two staff remove each other, the second is rejected.
 * The caller remains staff, so at least one is always left.
 * @throws HttpError 403 if the caller is no longer staff
 */
export async function lockStaff(trx: Knex, callerId: number): Promise<void> {
  await lockStaffRole(trx);
  const acting = await query(
    trx,
    `select u.id from ${tables.users} u
     ${roleJoin('u')}
     where u.id = ? and role.type = 'staff' and coalesce(u.blocked, false) = false`,
    [callerId],
  );
  if (acting.length === 0) throw notStaff();
}

/** On SQLite this starts the write transaction, which is exclusive; on PostgreSQL it locks the role. */
export async function lockStaffRole(trx: Knex): Promise<void> {
  await query(trx, `update ${tables.roles} set type = type where type = 'staff'`);
}
