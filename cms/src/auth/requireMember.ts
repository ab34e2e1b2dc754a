import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { Fault } from '../platform/errors/Fault';
import { bearerToken } from './bearerToken';
import { memberOfToken, type Member } from './memberOfToken';

/** The calling member, also set as `ctx.state.user`. @throws Fault 401 without a valid token */
export async function requireMember(strapi: Core.Strapi, ctx: Context): Promise<Member> {
  const token = bearerToken(ctx);
  const member = token && (await memberOfToken(strapi, token));
  if (!member) {
    const message = token
      ? 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.'
      : 'Vui lòng đăng nhập để tiếp tục.';
    throw new Fault(401, 'UnauthorizedError', message);
  }
  ctx.state.user = member;
  return member;
}
