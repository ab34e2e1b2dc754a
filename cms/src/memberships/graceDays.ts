import type { Knex } from 'knex';
import { query } from '../platform/sql/query';

/** Staff set it in the panel; none until they do. */
export async function readGraceDays(db: Knex): Promise<number> {
  const [row] = await query<{ grace_days: number }>(
    db,
    'select grace_days from membership_settings order by id limit 1',
  );
  return row?.grace_days ?? 0;
}
