import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { requireFresh } from '../identity/auth/login-sessions/freshness';
import { memberOf } from '../identity/auth/memberCall';

/** After `member` or `staff`: 403 `FreshSessionNeeded` unless the password was proved recently. */
export default async (ctx: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  await requireFresh(strapi, memberOf(ctx));
  return true;
};
