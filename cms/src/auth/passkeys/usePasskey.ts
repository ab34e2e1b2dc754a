import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { passkeyInputRules } from '../../generated/inputRules/PasskeyInput';
import { checkInput } from '../../platform/errors/checkInput';
import type { Fault } from '../../platform/errors/Fault';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { blockedAccount } from '../login';
import { lockAccount } from '../lockAccount';
import { markFresh } from '../login-sessions/freshness';
import { logFailedLogin, logLogin } from '../logins';
import type { Member } from '../memberOfToken';
import { openSession } from '../sessions';
import { CHALLENGE_MS, keepChallenge, spendChallenge } from './challenges';
import { passkeyRefused, readCredential } from './readCredential';
import { relyingParty } from './relyingParty';

interface Stored {
  id: number;
  user_id: number;
  account: string;
  public_key: string;
  counter: number | string;
}

/** Verified, but not yet counted. */
interface Shown extends Stored {
  newCounter: number;
}

/** Says nothing of any account: the browser finds the passkeys it has for the site. */
export async function startPasskeyLogin(strapi: Core.Strapi): Promise<string> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().id,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  });
  await strapi.db.transaction(({ trx }) => keepChallenge(trx, options.challenge, null));
  return JSON.stringify(options);
}

/**
 * Opens a session without a password: the device asked for finger, face or PIN, so a passkey is two factors.
 * @returns the access token
 * @throws Fault 400 for what does not verify, 403 for a blocked account
 */
export async function passkeyLogin(strapi: Core.Strapi, ctx: Context): Promise<string> {
  const { ip } = ctx.request;
  const shown = await shownPasskey(strapi, ctx.request.body, ip);
  const attempt = { to: 'site', identifier: '', ip, account: shown.account } as const;
  const jwt = await lockAccount(strapi, shown.user_id, async (now) => {
    if (!now || now.blocked) return null;
    await countUse(strapi, shown);
    return openSession(strapi, ctx, shown.user_id, true);
  });
  if (jwt === null) {
    await logFailedLogin(strapi, { ...attempt, reason: 'blocked account' });
    throw blockedAccount();
  }
  logLogin(strapi, attempt);
  return jwt;
}

/** Makes the caller's session fresh, as password and code do. @throws Fault 400 also for another's passkey */
export async function confirmByPasskey(
  strapi: Core.Strapi,
  member: Member,
  { body, ip }: { body: unknown; ip: string },
): Promise<void> {
  const shown = await shownPasskey(strapi, body, ip);
  if (shown.user_id !== member.id) throw await refusal(strapi, ip, member.documentId);
  await lockAccount(strapi, member.id, async () => {
    await countUse(strapi, shown);
    await markFresh(strapi, member, true);
  });
}

async function shownPasskey(strapi: Core.Strapi, body: unknown, ip: string): Promise<Shown> {
  const json = checkInput(passkeyInputRules, body).credential;
  const { credential, challenge } = readCredential<AuthenticationResponseJSON>(json);
  const db = strapi.db.connection;
  if (!(await spendChallenge(db, challenge, null))) throw await refusal(strapi, ip);
  const [stored] = await query<Stored>(
    db,
    `select passkey.id, passkey.user_id, passkey.public_key, passkey.counter, u.document_id as account
     from passkeys passkey join ${tables.users} u on u.id = passkey.user_id
     where passkey.credential_id = ?`,
    [credential.id],
  );
  if (!stored) throw await refusal(strapi, ip);
  const { origin, id: rpID } = relyingParty();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: credential.id,
      publicKey: new Uint8Array(Buffer.from(stored.public_key, 'base64url')),
      counter: Number(stored.counter),
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) throw await refusal(strapi, ip, stored.account);
  return { ...stored, newCounter: authenticationInfo.newCounter };
}

/** Within `lockAccount`. @throws Fault 400 if it was removed or used elsewhere since it was verified */
async function countUse(strapi: Core.Strapi, { id, newCounter }: Shown): Promise<void> {
  const counted = await strapi.db.transaction(({ trx }) =>
    query(
      trx,
      `update passkeys set counter = ?, last_used_at = ?
       where id = ? and (counter < ? or (counter = 0 and ? = 0)) returning id`,
      [newCounter, new Date(), id, newCounter, newCounter],
    ),
  );
  if (counted.length === 0) throw passkeyRefused();
}

async function refusal(strapi: Core.Strapi, ip: string, account?: string): Promise<Fault> {
  const attempt = { to: 'site', identifier: '', ip, account } as const;
  await logFailedLogin(strapi, { ...attempt, reason: 'wrong passkey' });
  return passkeyRefused();
}
