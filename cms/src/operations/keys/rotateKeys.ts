import type { Knex } from 'knex';
import {
  memberOwner,
  panelOwner,
  tablesOf,
  type FactorOwner,
} from '../../identity/credentials/second-factor/FactorOwner';
import { hasNewestKey, seal, unseal } from '../../identity/credentials/second-factor/sealedSecret';
import { query } from '../../platform/sql/query';
import { withConnection } from '../../platform/sql/withConnection';

interface Rotated {
  /** Secrets of authenticator apps that the newest key opens now. */
  encrypted: number;
  /** Secrets that no configured key decrypts: their owners cannot use their apps. */
  unreadable: number;
  /** Accounts whose recovery codes may depend on an older key: only digests of the codes are stored. */
  recoveryCodes: number;
}

/**
 * Encrypts the secrets of all authenticator apps with the newest `ENCRYPTION_KEY`. Can be repeated, also while
 * servers run that have both keys.
 */
export function rotateKeys(): Promise<Rotated> {
  return withConnection(async (db) => {
    const rotated = { encrypted: 0, unreadable: 0, recoveryCodes: 0 };
    for (const ownerOf of [memberOwner, panelOwner]) {
      const { factors, recoveryCodes } = tablesOf(ownerOf(0));
      for (const column of ['secret', 'next_secret'] as const) {
        await rotateColumn(db, { factors, column, ownerOf }, rotated);
      }
      const owners = await query(
        db,
        `select distinct user_id from ${recoveryCodes} where used_at is null`,
      );
      rotated.recoveryCodes += owners.length;
    }
    return rotated;
  });
}

interface Column {
  factors: string;
  column: 'secret' | 'next_secret';
  ownerOf: (id: number) => FactorOwner;
}

async function rotateColumn(
  db: Knex,
  { factors, column, ownerOf }: Column,
  rotated: Rotated,
): Promise<void> {
  const rows = await query<{ id: number; sealed: string }>(
    db,
    `select user_id as id, ${column} as sealed from ${factors} where ${column} is not null`,
  );
  for (const { id, sealed } of rows) {
    const owner = ownerOf(id);
    if (hasNewestKey(sealed, owner)) continue;
    const secret = unseal(sealed, owner);
    if (secret === null) {
      rotated.unreadable += 1;
      continue;
    }
    // Does not overwrite an app that was set up meanwhile.
    const updated = await query(
      db,
      `update ${factors} set ${column} = ? where user_id = ? and ${column} = ? returning user_id`,
      [seal(secret, owner), id, sealed],
    );
    rotated.encrypted += updated.length;
  }
}
