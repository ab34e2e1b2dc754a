import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { requireMember } from '../auth/requireMember';

/** Lets members and staff pass; `ctx.state.user` is the caller from here on. */
export default async (ctx: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  await requireMember(strapi, ctx);
  return true;
};
