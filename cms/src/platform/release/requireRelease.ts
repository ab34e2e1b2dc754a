import type { Knex } from 'knex';
import { compareReleases } from './compareReleases';

export const releaseTable = 'database_release';

export interface Releases {
  /** The release that starts. */
  own: string;
  /** The oldest one that may start after it. */
  minimum: string;
}

/**
 * Stores in the database which releases may still start on it, before this one changes any table.
 * @throws Error with a sentence for the operator if this release is too old
 */
export async function requireRelease(db: Knex, { own, minimum }: Releases): Promise<void> {
  if (!(await db.schema.hasTable(releaseTable))) {
    await db.schema.createTable(releaseTable, (columns) => {
      columns.string('minimum').notNullable();
      columns.string('set_by').notNullable();
    });
  }
  const stored = await readMinimum(db);
  if (stored === undefined) {
    await db(releaseTable).insert({ minimum, set_by: own });
    return;
  }
  if (compareReleases(own, stored) < 0) {
    throw new Error(
      `This database requires release ${stored} or later, and this is release ${own}. ` +
        `Start release ${stored} or later, or restore a backup from before the update.`,
    );
  }
  if (compareReleases(minimum, stored) > 0) {
    await db(releaseTable).update({ minimum, set_by: own });
  }
}

/** The oldest release that may start; undefined before the first start. */
export async function readMinimum(db: Knex): Promise<string | undefined> {
  const row = (await db(releaseTable).first('minimum')) as { minimum: string } | undefined;
  return row?.minimum;
}
