import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { requireMember } from './requireMember';
import { closeSession, closeSessionOfCookie } from './sessions';

/** Accepts either access token or cookie, as the token may have expired. @throws HttpError 401 */
export async function logout(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (await closeSessionOfCookie(strapi, ctx)) return;
  const member = await requireMember(strapi, ctx);
  await closeSession(strapi, ctx, member.id, member.sessionId);
}
