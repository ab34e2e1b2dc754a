import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { requireMember } from '../identity/auth/requireMember';

/** Admits members and staff; sets `ctx.state.user`. */
export default async (ctx: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  await requireMember(strapi, ctx);
  return true;
};
