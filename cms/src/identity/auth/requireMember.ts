import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { HttpError } from '../../platform/errors/HttpError';
import { bearerToken } from './bearerToken';
import { memberOfToken, type Member } from './memberOfToken';
import { sessionEnded } from './sessionEnded';

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
