import type { Core } from '@strapi/strapi';
import { Fault } from '../platform/errors/Fault';
import { query } from '../platform/sql/query';
import { tables } from '../platform/tables';

/** Rechecks the account of a signed link. @throws Fault 403 if it is blocked or gone */
export async function requireOpenAccount(strapi: Core.Strapi, userId: number): Promise<void> {
  const rows = await query(
    strapi.db.connection,
    `select id from ${tables.users} where id = ? and coalesce(blocked, false) = false`,
    [userId],
  );
  if (rows.length > 0) return;
  throw new Fault(403, 'ForbiddenError', 'Tài khoản này không còn được sử dụng.');
}
