import type { Knex } from 'knex';
import { query } from '../../platform/sql/query';

/** Configured by staff in the panel; 0 by default. */
export async function readGraceDays(db: Knex): Promise<number> {
  const [row] = await query<{ grace_days: number }>(
    db,
    'select grace_days from membership_settings order by id limit 1',
  );
  return row?.grace_days ?? 0;
}
