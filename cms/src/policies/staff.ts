import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { requireMember } from '../auth/requireMember';
import { Fault } from '../errors/Fault';

/** Lets staff pass: 401 for visitors, 403 for other members. */
export default async (ctx: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const member = await requireMember(strapi, ctx);
  if (member.roleType !== 'staff') {
    throw new Fault(403, 'ForbiddenError', 'Chỉ nhân viên của viện mới xem được phần này.');
  }
  return true;
};
