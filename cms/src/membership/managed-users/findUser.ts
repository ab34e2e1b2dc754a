import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { HttpError } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { managedTexts } from './texts';
import type { AuditActor } from '../../identity/audit/AuditEntry';
import { notStaff } from '../../identity/auth/requireMember';
import { roleJoin } from '../../identity/auth/accounts';

/** The row id of an account. @throws HttpError 404 for an unknown `documentId` */
export async function findUser(db: Knex | Core.Strapi, documentId: unknown): Promise<number> {
  const [user] = await query<{ id: number }>(
    'raw' in db ? db : db.db.connection,
    `select id from ${tables.users} where document_id = ?`,
    [typeof documentId === 'string' ? documentId : ''],
  );
  if (!user) throw new HttpError(404, 'NotFoundError', managedTexts.notFound);
  return user.id;
}

/** The staff member who makes the call. */
export interface Caller {
  id: number;
  actor: AuditActor;
}

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
