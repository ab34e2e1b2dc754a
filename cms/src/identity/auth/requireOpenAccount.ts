import type { Core } from '@strapi/strapi';
import { HttpError } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';

/** Rechecks the account of a signed link. @throws HttpError 403 if it is blocked or gone */
export async function requireOpenAccount(strapi: Core.Strapi, userId: number): Promise<void> {
  const rows = await query(
    strapi.db.connection,
    `select id from ${tables.users} where id = ? and coalesce(blocked, false) = false`,
    [userId],
  );
  if (rows.length > 0) return;
  throw new HttpError(403, 'ForbiddenError', 'Tài khoản này không còn được sử dụng.');
}
