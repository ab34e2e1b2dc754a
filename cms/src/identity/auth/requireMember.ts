import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { HttpError } from '../../platform/errors/HttpError';
import { memberOfToken, type Member, sessionEnded } from './memberOfToken';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { roleJoin } from './accounts';

/** The calling member, also set as `ctx.state.user`. @throws HttpError 401 without a valid token */
export async function requireMember(strapi: Core.Strapi, ctx: Context): Promise<Member> {
  const token = bearerToken(ctx);
  const member = token && (await memberOfToken(strapi, token));
  if (!member) {
    throw token
      ? sessionEnded()
      : new HttpError(401, 'UnauthorizedError', 'Vui lòng đăng nhập để tiếp tục.');
  }
  ctx.state.user = member;
  return member;
}

export function bearerToken(ctx: Context): string | null {
  // A policy's context is a copy without `ctx.get`.
  const [scheme, token, ...rest] = ctx.request.get('Authorization').split(/\s+/);
  return scheme?.toLowerCase() === 'bearer' && token && rest.length === 0 ? token : null;
}

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
