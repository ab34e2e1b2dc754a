import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { Knex } from 'knex';
import { limits } from '@iia/shared/limits';
import { HttpError } from '../../../platform/errors/HttpError';
import { newDocumentId } from '../../../platform/sql/documentIds';
import { query, toDate, type Row } from '../../../platform/sql/query';
import { dateOrNull, rowReader } from '../../../platform/sql/rowReader';
import { tablesOf, type FactorOwner } from '../second-factor/FactorOwner';
import { passkeyRefused } from './readCredential';

export interface Passkey {
  documentId: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const toPasskey = rowReader<Passkey>()(['documentId', 'name'], {
  createdAt: toDate,
  lastUsedAt: dateOrNull,
});

/** Oldest first. */
export async function listPasskeys(db: Knex, owner: FactorOwner): Promise<Passkey[]> {
  const rows = await query<Row>(
    db,
    `select document_id, name, created_at, last_used_at
     from ${tablesOf(owner).passkeys} where user_id = ? order by id`,
    [owner.id],
  );
  return rows.map(toPasskey);
}

interface KnownCredential {
  id: string;
  /** Helps the browser choose the right device. */
  transports: string[];
}

export async function knownCredentials(db: Knex, owner: FactorOwner): Promise<KnownCredential[]> {
  const rows = await query<{ credential_id: string; transports: string }>(
    db,
    `select credential_id, transports from ${tablesOf(owner).passkeys} where user_id = ?`,
    [owner.id],
  );
  return rows.map(({ credential_id: id, transports }) => ({
    id,
    transports: transports.split(' ').filter(Boolean),
  }));
}

/** @throws HttpError 409 beyond the number that an account may have */
export async function insertPasskey(
  trx: Knex,
  owner: FactorOwner,
  { name, credential }: { name: string; credential: WebAuthnCredential },
): Promise<void> {
  const { passkeys } = tablesOf(owner);
  const others = await query(trx, `select id from ${passkeys} where user_id = ?`, [owner.id]);
  if (others.length >= limits.passkeys) throw tooMany();
  const added = await query(
    trx,
    `insert into ${passkeys}
       (document_id, user_id, name, credential_id, public_key, counter, transports, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (credential_id) do nothing returning id`,
    [
      newDocumentId(),
      owner.id,
      name,
      credential.id,
      Buffer.from(credential.publicKey).toString('base64url'),
      credential.counter,
      (credential.transports ?? []).join(' ').slice(0, 255),
      new Date(),
    ],
  );
  if (added.length === 0) throw passkeyRefused();
}

/** @throws HttpError 404 for another owner's */
export async function deletePasskey(
  trx: Knex,
  owner: FactorOwner,
  documentId: string,
): Promise<void> {
  const removed = await query(
    trx,
    `delete from ${tablesOf(owner).passkeys} where document_id = ? and user_id = ? returning id`,
    [documentId, owner.id],
  );
  if (removed.length === 0) throw unknownPasskey();
}

function tooMany(): HttpError {
  return new HttpError(
    409,
    'TooManyPasskeys',
    `Tài khoản có nhiều nhất ${limits.passkeys} khoá truy cập. Quý khách vui lòng xoá bớt một khoá.`,
  );
}

function unknownPasskey(): HttpError {
  return new HttpError(404, 'NotFoundError', 'Không tìm thấy khoá truy cập này.');
}
