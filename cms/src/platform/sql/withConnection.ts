import knex, { type Knex } from 'knex';
import databaseConfig from '../../../config/database';
import { waitWhileLocked } from './waitWhileLocked';

/**
 * Connects a command to the configured database without starting the server, which may be running.
 * @throws DatabaseLocked if another process has locked the SQLite file for too long
 */
export async function withConnection<Result>(run: (db: Knex) => Promise<Result>): Promise<Result> {
  const { connection } = databaseConfig();
  const client = connection.client === 'sqlite' ? 'better-sqlite3' : 'pg';
  const db = knex({ ...connection, client });
  waitWhileLocked(db);
  try {
    return await run(db);
  } finally {
    await db.destroy();
  }
}
