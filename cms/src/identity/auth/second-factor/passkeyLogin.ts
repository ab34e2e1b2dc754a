import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { HttpError } from '../../../platform/errors/HttpError';
import { blockedAccount } from '../login';
import { lockAccount } from '../lockAccount';
import { markFresh } from '../login-sessions/freshness';
import { logFailedLogin, logLogin } from '../../credentials/logLogins';
import type { Member } from '../memberOfToken';
import { openSession } from '../sessions';
import { passkeyRefused } from '../../credentials/passkeys/readCredential';
import {
  discoverablePasskey,
  countUse,
  verifyPasskey,
  type VerifiedPasskey,
} from '../../credentials/passkeys/verifyPasskey';

/**
 * Opens a session without a password: the device verified finger, face or PIN, so a passkey is two
 * factors.
 * @returns the access token
 * @throws HttpError 400 if it does not verify, 403 for a blocked account
 */
export async function passkeyLogin(strapi: Core.Strapi, ctx: Context): Promise<string> {
  const { ip } = ctx.request;
  const verified = await verifySitePasskey(strapi, ctx.request.body, ip);
  const attempt = { to: 'site', identifier: '', ip, account: verified.account } as const;
  const jwt = await lockAccount(strapi, verified.user_id, async (now) => {
    if (!now || now.blocked) return null;
    await strapi.db.transaction(({ trx }) => countUse(trx, verified));
    return openSession(strapi, ctx, verified.user_id, true);
  });
  if (jwt === null) {
    await logFailedLogin(strapi, { ...attempt, reason: 'blocked account' });
    throw blockedAccount();
  }
  logLogin(strapi, attempt);
  return jwt;
}

/**
 * Makes the caller's session fresh, as password and code do.
 *
 * @throws HttpError 400 also for another account's passkey
 */
export async function confirmByPasskey(
  strapi: Core.Strapi,
  member: Member,
  { body, ip }: { body: unknown; ip: string },
): Promise<void> {
  const verified = await verifySitePasskey(strapi, body, ip);
  if (verified.user_id !== member.id) throw await refusal(strapi, ip, member.documentId);
  await lockAccount(strapi, member.id, async () => {
    await strapi.db.transaction(({ trx }) => countUse(trx, verified));
    await markFresh(strapi, member, true);
  });
}

function verifySitePasskey(
  strapi: Core.Strapi,
  body: unknown,
  ip: string,
): Promise<VerifiedPasskey> {
  return verifyPasskey(strapi.db.connection, {
    purpose: discoverablePasskey,
    body,
    refuse: (account) => refusal(strapi, ip, account),
  });
}

async function refusal(strapi: Core.Strapi, ip: string, account?: string): Promise<HttpError> {
  const attempt = { to: 'site', identifier: '', ip, account } as const;
  await logFailedLogin(strapi, { ...attempt, reason: 'wrong passkey' });
  return passkeyRefused();
}
