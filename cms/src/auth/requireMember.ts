import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { HttpError } from '../platform/errors/HttpError';
import { bearerToken } from './bearerToken';
import { memberOfToken, type Member } from './memberOfToken';
import { sessionOver } from './sessionOver';

/** The calling member, also set as `ctx.state.user`. @throws HttpError 401 without a valid token */
export async function requireMember(strapi: Core.Strapi, ctx: Context): Promise<Member> {
  const token = bearerToken(ctx);
  const member = token && (await memberOfToken(strapi, token));
  if (!member) {
    throw token
      ? sessionOver()
      : new HttpError(401, 'UnauthorizedError', 'Vui lòng đăng nhập để tiếp tục.');
  }
  ctx.state.user = member;
  return member;
}
