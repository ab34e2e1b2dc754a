import knex, { type Knex } from 'knex';
import databaseConfig from '../../../config/database';

/** Connects a command to the configured database without starting the server, which may be running. */
export async function withConnection<Result>(run: (db: Knex) => Promise<Result>): Promise<Result> {
  const { connection } = databaseConfig();
  const db = knex({
    ...connection,
    client: connection.client === 'sqlite' ? 'better-sqlite3' : 'pg',
  });
  try {
    return await run(db);
  } finally {
    await db.destroy();
  }
}
