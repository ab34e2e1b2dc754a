import knex, { type Knex } from 'knex';
import databaseConfig from '../../../config/database';
import { waitWhileLocked } from './waitWhileLocked';

/**
 * Runs a command's work in one transaction on the configured database, whether a server is running or not.
 * @throws DatabaseLocked if another process keeps SQLite's file locked
 */
export async function withDatabase<Result>(
  work: (trx: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  const { connection } = databaseConfig();
  const client = connection.client === 'sqlite' ? 'better-sqlite3' : 'pg';
  const db = knex({ ...connection, client });
  waitWhileLocked(db);
  try {
    return await db.transaction(work);
  } finally {
    await db.destroy();
  }
}
