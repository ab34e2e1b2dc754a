import type { Knex } from 'knex';
import { createHmac, randomBytes } from 'node:crypto';
import { environment } from '../../platform/environment';
import { insertRows, query } from '../../platform/sql/query';
import { typeableCode } from '../resetCodeText';

const COUNT = 10;
/** 50 bits: too many to guess within the limits, and to find from a digest without the key. */
const LENGTH = 10;

/** Replaces all codes of an account. @returns the new ones, which nobody can read again */
export async function renewRecoveryCodes(trx: Knex, userId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await query(trx, 'delete from recovery_codes where user_id = ?', [userId]);
  const rows = codes.map((code) => ({ user_id: userId, digest: digestOf(code) }));
  await insertRows(trx, 'recovery_codes', rows);
  return codes;
}

/** Of two calls with one code at once, one gets true. */
export async function spendRecoveryCode(trx: Knex, userId: number, code: string): Promise<boolean> {
  const spent = await query(
    trx,
    `update recovery_codes set used_at = ?
     where user_id = ? and digest = ? and used_at is null returning digest`,
    [new Date(), userId, digestOf(code)],
  );
  return spent.length > 0;
}

function newCode(): string {
  const text = typeableCode(randomBytes(16)).replaceAll('-', '').slice(0, LENGTH);
  return `${text.slice(0, LENGTH / 2)}-${text.slice(LENGTH / 2)}`;
}

/** Ignores case, spaces and dashes; folds look-alikes. */
function digestOf(code: string): string {
  const typed = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
  return createHmac('sha256', `recovery-code ${environment().secrets.encryptionKey}`)
    .update(typed)
    .digest('hex');
}
