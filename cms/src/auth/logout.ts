import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { requireMember } from './requireMember';
import { closeSession, closeSessionOfCookie } from './sessions';

/**
 * Ends the caller's session, identified by access token or cookie, since the token may have expired
 * first.
 * @throws Fault 401 if neither is valid
 */
export async function logout(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (await closeSessionOfCookie(strapi, ctx)) return;
  const member = await requireMember(strapi, ctx);
  await closeSession(strapi, ctx, member.id, member.sessionId);
}
