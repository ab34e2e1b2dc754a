import type { Core } from '@strapi/strapi';
import { HttpError } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { roleJoin } from './roleJoin';

/** Rechecks the role of a signed link's account. @throws HttpError 403 if it is not staff */
export async function requireStaffAccount(strapi: Core.Strapi, userId: number): Promise<void> {
  const rows = await query(
    strapi.db.connection,
    `select u.id from ${tables.users} u
     ${roleJoin('u')}
     where u.id = ? and role.type = 'staff' and coalesce(u.blocked, false) = false`,
    [userId],
  );
  if (rows.length === 0) throw notStaff();
}

export function notStaff(): HttpError {
  return new HttpError(403, 'ForbiddenError', 'Chỉ nhân viên của Viện mới xem được phần này.');
}
