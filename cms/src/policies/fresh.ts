import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { requireFresh } from '../auth/login-sessions/freshness';
import { memberOf } from '../auth/memberCall';

/** After `member` or `staff`: 403 `FreshSessionNeeded` until the password has just been shown. */
export default async (ctx: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  await requireFresh(strapi, memberOf(ctx));
  return true;
};
