import type { Core } from '@strapi/strapi';
import { Fault } from '../platform/errors/Fault';
import { query } from '../platform/sql/query';

/** Holds the account of a signed link against its role now. @throws Fault 403 where it is no staff */
export async function requireStaffAccount(strapi: Core.Strapi, userId: number): Promise<void> {
  const rows = await query(
    strapi.db.connection,
    `select u.id from up_users u
     join up_users_role_lnk link on link.user_id = u.id
     join up_roles r on r.id = link.role_id and r.type = 'staff'
     where u.id = ? and coalesce(u.blocked, false) = false`,
    [userId],
  );
  if (rows.length === 0) throw notStaff();
}

/** 403: a member, but not one of the institute's staff. */
export function notStaff(): Fault {
  return new Fault(403, 'ForbiddenError', 'Chỉ nhân viên của Viện mới xem được phần này.');
}
