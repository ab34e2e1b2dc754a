import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { requireMember } from './requireMember';
import { closeSession, closeSessionOfCookie } from './sessions';

/**
 * Ends the caller's session on the server. The access token may have run out while the cookie has
 * not: either is enough.
 * @throws Fault 401 where there is neither.
 */
export async function logout(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (await closeSessionOfCookie(strapi, ctx)) return;
  const member = await requireMember(strapi, ctx);
  await closeSession(strapi, ctx, member.id, member.sessionId);
}
