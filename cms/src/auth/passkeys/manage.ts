import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { addPasskeyInputRules } from '../../generated/inputRules/AddPasskeyInput';
import { removePasskeyInputRules } from '../../generated/inputRules/RemovePasskeyInput';
import { limits } from '../../generated/limits';
import { checkInput } from '../../platform/errors/checkInput';
import { Fault } from '../../platform/errors/Fault';
import { newDocumentId } from '../../platform/sql/documentIds';
import { query, toDate } from '../../platform/sql/query';
import { accountById } from '../accounts';
import { lockAccount } from '../lockAccount';
import type { Member } from '../memberOfToken';
import { memberHolder } from '../second-factor/Holder';
import { forgetRecoveryCodes, renewRecoveryCodes } from '../second-factor/recoveryCodes';
import { noteCodeShown } from '../second-factor/removeSecondFactor';
import { hasSecondFactor } from '../second-factor/spendCode';
import { staffNeedIt } from '../second-factor/setUp';
import { tellChange } from '../second-factor/tellChange';
import { keepChallenge, spendChallenge, CHALLENGE_MS } from './challenges';
import { passkeyRefused, readCredential } from './readCredential';
import { relyingParty } from './relyingParty';

interface PasskeyRow {
  document_id: string;
  name: string;
  created_at: number | string | Date;
  last_used_at: number | string | Date | null;
}

interface Passkey {
  documentId: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** The member's own, the oldest first. */
export async function listPasskeys(strapi: Core.Strapi, { id }: Member): Promise<Passkey[]> {
  const rows = await query<PasskeyRow>(
    strapi.db.connection,
    'select document_id, name, created_at, last_used_at from passkeys where user_id = ? order by id',
    [id],
  );
  return rows.map((row) => ({
    documentId: row.document_id,
    name: row.name,
    createdAt: toDate(row.created_at),
    lastUsedAt: row.last_used_at === null ? null : toDate(row.last_used_at),
  }));
}

/** @returns what the browser's call takes, as JSON */
export async function startPasskey(strapi: Core.Strapi, { id }: Member): Promise<string> {
  const account = await accountById(strapi, id);
  const { name, id: rpID } = relyingParty();
  const known = await query<{ credential_id: string }>(
    strapi.db.connection,
    'select credential_id from passkeys where user_id = ?',
    [id],
  );
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID,
    userName: account?.email ?? '',
    userDisplayName: account?.fullName ?? '',
    userID: new TextEncoder().encode(account?.documentId ?? ''),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id: credential }) => ({ id: credential })),
    // It logs in by itself, so it names the account and asks for finger, face or PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await strapi.db.transaction(({ trx }) => keepChallenge(trx, options.challenge, id));
  return JSON.stringify(options);
}

/**
 * @returns recovery codes, never shown again, if it is the account's first second factor; else none
 * @throws Fault 400 for an answer that does not verify, 409 beyond the number that an account may have
 */
export async function addPasskey(
  strapi: Core.Strapi,
  member: Member,
  body: unknown,
): Promise<string[]> {
  const { name, credential: json } = checkInput(addPasskeyInputRules, body);
  const made = await verifiedCredential(strapi, member, json);
  return lockAccount(strapi, member.id, async () => {
    const wasOn = await hasSecondFactor(strapi, memberHolder(member.id));
    return await strapi.db.transaction(async ({ trx }) => {
      await insertPasskey(trx, member.id, name, made);
      await noteCodeShown(trx, member);
      await tellChange(trx, member.id, 'passkeyAdded');
      return wasOn ? [] : renewRecoveryCodes(trx, memberHolder(member.id));
    });
  });
}

async function verifiedCredential(
  strapi: Core.Strapi,
  { id }: Member,
  json: string,
): Promise<WebAuthnCredential> {
  const { credential, challenge } = readCredential<RegistrationResponseJSON>(json);
  if (!(await spendChallenge(strapi.db.connection, challenge, id))) throw passkeyRefused();
  const { origin, id: rpID } = relyingParty();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw passkeyRefused();
  return registrationInfo.credential;
}

async function insertPasskey(
  trx: Knex,
  userId: number,
  name: string,
  made: WebAuthnCredential,
): Promise<void> {
  const others = await query(trx, 'select id from passkeys where user_id = ?', [userId]);
  if (others.length >= limits.passkeys) throw tooMany();
  const added = await query(
    trx,
    `insert into passkeys
       (document_id, user_id, name, credential_id, public_key, counter, transports, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (credential_id) do nothing returning id`,
    [
      newDocumentId(),
      userId,
      name,
      made.id,
      Buffer.from(made.publicKey).toString('base64url'),
      made.counter,
      (made.transports ?? []).join(' ').slice(0, 255),
      new Date(),
    ],
  );
  if (added.length === 0) throw passkeyRefused();
}

/**
 * The last second factor takes the recovery codes with it.
 * @throws Fault 404 for one that is not the caller's, 409 for the last second factor of staff
 */
export async function removePasskey(
  strapi: Core.Strapi,
  { id, roleType }: Member,
  body: unknown,
): Promise<void> {
  const { id: passkey } = checkInput(removePasskeyInputRules, body);
  await lockAccount(strapi, id, () =>
    strapi.db.transaction(async ({ trx }) => {
      const removed = await query(
        trx,
        'delete from passkeys where document_id = ? and user_id = ? returning id',
        [passkey, id],
      );
      if (removed.length === 0) throw unknownPasskey();
      if (!(await hasSecondFactor(strapi, memberHolder(id)))) {
        if (roleType === 'staff') throw staffNeedIt();
        await forgetRecoveryCodes(trx, memberHolder(id));
      }
      await tellChange(trx, id, 'passkeyRemoved');
    }),
  );
}

function tooMany(): Fault {
  return new Fault(
    409,
    'TooManyPasskeys',
    `Tài khoản có nhiều nhất ${limits.passkeys} khoá truy cập. Quý khách vui lòng xoá bớt một khoá.`,
  );
}

function unknownPasskey(): Fault {
  return new Fault(404, 'NotFoundError', 'Không tìm thấy khoá truy cập này.');
}
