import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { passkeyInputRules } from '@iia/shared/generated/inputRules/PasskeyInput';
import { checkInput } from '../../../platform/errors/checkInput';
import { HttpError } from '../../../platform/errors/HttpError';
import { query } from '../../../platform/sql/query';
import { tablesOf, type FactorOwner } from '../second-factor/FactorOwner';
import { CHALLENGE_MS, storeChallenge, consumeChallenge, type Purpose } from './challenges';
import { passkeyRefused, readCredential } from './readCredential';
import { relyingParty, webauthn } from './relyingParty';
import { knownCredentials } from './storedPasskeys';

interface StoredPasskey {
  id: number;
  user_id: number;
  /** Its documentId. */
  account: string;
  public_key: string;
  counter: number | string;
}

/** Verified, but the use is not counted yet. */
export interface VerifiedPasskey extends StoredPasskey {
  kind: FactorOwner['kind'];
  newCounter: number;
}

/** Names no account: the browser finds the site's passkeys itself. */
export const discoverablePasskey: Purpose = { kind: 'member', to: 'show', userId: null };

export const passkeyOf = ({ kind, id }: FactorOwner): Purpose => ({ kind, to: 'show', userId: id });

/**
 * @returns options of the browser's call, as JSON
 * @throws HttpError 409 for an account without any
 */
export async function requestPasskey(strapi: Core.Strapi, purpose: Purpose): Promise<string> {
  const { kind, userId } = purpose;
  const allowed =
    userId === null ? null : await knownCredentials(strapi.db.connection, { kind, id: userId });
  // An empty list would allow any passkey of the site.
  if (allowed?.length === 0) throw noPasskey();
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(kind).id,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    ...(allowed && { allowCredentials: allowed }),
  });
  await strapi.db.transaction(({ trx }) => storeChallenge(trx, purpose, options.challenge));
  return JSON.stringify(options);
}

interface PasskeyResponse {
  purpose: Purpose;
  body: unknown;
  /** Records a refusal. */
  refuse: (account?: string) => Promise<HttpError>;
}

/** @throws HttpError 400 if it does not verify, or belongs to another account */
export async function verifyPasskey(
  db: Knex,
  { purpose, body, refuse }: PasskeyResponse,
): Promise<VerifiedPasskey> {
  const json = checkInput(passkeyInputRules, body).credential;
  const { credential, challenge } = readCredential<AuthenticationResponseJSON>(json);
  if (!(await consumeChallenge(db, purpose, challenge))) throw await refuse();
  const stored = await storedPasskey(db, purpose, credential.id);
  if (!stored) throw await refuse();
  const newCounter = await verifiedCounter(stored, { purpose, credential, challenge });
  if (newCounter === null) throw await refuse(stored.account);
  return { ...stored, kind: purpose.kind, newCounter };
}

async function storedPasskey(
  db: Knex,
  purpose: Purpose,
  credentialId: string,
): Promise<StoredPasskey | null> {
  const { passkeys, accounts } = tablesOf(purpose);
  const [stored] = await query<StoredPasskey>(
    db,
    `select passkey.id, passkey.user_id, passkey.public_key, passkey.counter, u.document_id as account
     from ${passkeys} passkey join ${accounts} u on u.id = passkey.user_id
     where passkey.credential_id = ?`,
    [credentialId],
  );
  const isExpected = purpose.userId === null || stored?.user_id === purpose.userId;
  return stored && isExpected ? stored : null;
}

interface Claim {
  purpose: Purpose;
  credential: AuthenticationResponseJSON;
  challenge: string;
}

/** @returns null if it does not verify */
async function verifiedCounter(
  { public_key: publicKey, counter }: StoredPasskey,
  { purpose, credential, challenge }: Claim,
): Promise<number | null> {
  const { origin, id: rpID } = relyingParty(purpose.kind);
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: credential.id,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter: Number(counter),
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified && authenticationInfo ? authenticationInfo.newCounter : null;
}

/**
 * Call it under the account's lock.
 *
 * @throws HttpError 400 if the passkey was removed or used elsewhere since it was verified
 */
export async function countUse(
  trx: Knex,
  { id, kind, newCounter }: VerifiedPasskey,
): Promise<void> {
  const counted = await query(
    trx,
    `update ${tablesOf({ kind }).passkeys} set counter = ?, last_used_at = ?
     where id = ? and (counter < ? or (counter = 0 and ? = 0)) returning id`,
    [newCounter, new Date(), id, newCounter, newCounter],
  );
  if (counted.length === 0) throw passkeyRefused();
}

function noPasskey(): HttpError {
  return new HttpError(409, 'NoPasskey', 'Tài khoản chưa có khoá truy cập nào.');
}
