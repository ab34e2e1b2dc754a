import type { Knex } from 'knex';
import { randomBytes } from 'node:crypto';
import { environment } from '../../../platform/environment';
import { macsOf } from '../../../platform/signatures';
import { insertRows, placeholders, query } from '../../../platform/sql/query';
import { typeableCode } from '../resetCodeText';
import { tablesOf, type FactorOwner } from './FactorOwner';

const COUNT = 10;
/** 50 bits: infeasible to guess within the limits, or to derive from a digest without the key. */
const LENGTH = 10;

/** Replaces all codes of an account. @returns the new ones, which cannot be read again */
export async function renewRecoveryCodes(trx: Knex, owner: FactorOwner): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await deleteRecoveryCodes(trx, owner);
  const rows = codes.map((code) => ({ user_id: owner.id, digest: digestsOf(code)[0] }));
  await insertRows(trx, tablesOf(owner).recoveryCodes, rows);
  return codes;
}

export async function deleteRecoveryCodes(trx: Knex, owner: FactorOwner): Promise<void> {
  const { recoveryCodes } = tablesOf(owner);
  await query(trx, `delete from ${recoveryCodes} where user_id = ?`, [owner.id]);
}

/** Returns true to only one of two concurrent calls with the same code. */
export async function consumeRecoveryCode(
  trx: Knex,
  owner: FactorOwner,
  code: string,
): Promise<boolean> {
  const digests = digestsOf(code);
  const consumed = await query(
    trx,
    `update ${tablesOf(owner).recoveryCodes} set used_at = ?
     where user_id = ? and digest in (${placeholders(digests.length)}) and used_at is null
     returning digest`,
    [new Date(), owner.id, ...digests],
  );
  return consumed.length > 0;
}

function newCode(): string {
  const text = typeableCode(randomBytes(16)).replaceAll('-', '').slice(0, LENGTH);
  return `${text.slice(0, LENGTH / 2)}-${text.slice(LENGTH / 2)}`;
}

/** One for each key, newest first. Ignores case, spaces and dashes; folds look-alikes. */
function digestsOf(code: string): readonly [string, ...string[]] {
  const typed = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
  const keys = environment().secrets.encryptionKeys;
  const [newest, ...older] = macsOf(typed, { purpose: 'recovery-code', keys });
  return [newest.toString('hex'), ...older.map((mac) => mac.toString('hex'))];
}

/** @returns the number of unused codes */
export async function countRecoveryCodes(db: Knex, owner: FactorOwner): Promise<number> {
  const unused = await query(
    db,
    `select digest from ${tablesOf(owner).recoveryCodes} where user_id = ? and used_at is null`,
    [owner.id],
  );
  return unused.length;
}
