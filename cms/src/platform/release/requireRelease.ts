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
  const stored = (await db(releaseTable).first('minimum')) as { minimum: string } | undefined;
  if (!stored) {
    await db(releaseTable).insert({ minimum, set_by: own });
    return;
  }
  if (compareReleases(own, stored.minimum) < 0) {
    throw new Error(
      `This database requires release ${stored.minimum} or later, and this is release ${own}. ` +
        `Start release ${stored.minimum} or later, or restore a backup from before the update.`,
    );
  }
  if (compareReleases(minimum, stored.minimum) > 0) {
    await db(releaseTable).update({ minimum, set_by: own });
  }
}
