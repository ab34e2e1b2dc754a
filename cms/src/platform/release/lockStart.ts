import type { Knex } from 'knex';
import { setTimeout as pause } from 'node:timers/promises';
import { isPostgres } from '../sql/query';

/** Any number that no other advisory lock of the database has. */
const LOCK = 192_2026;
const RETRY_MS = 200;
/** After two seconds. */
const ATTEMPTS_BEFORE_NOTICE = 10;
/** Ten minutes: the other start may migrate many rows. */
const MAX_ATTEMPTS = 3_000;

/** The parts of a knex client and of a `pg` connection that are used here. */
interface Client {
  acquireRawConnection(): Promise<Connection>;
  destroyRawConnection(connection: Connection): Promise<void>;
}

interface Connection {
  query(sql: string): Promise<{ rows: { locked: boolean }[] }>;
}

/**
 * Waits until no other process is starting on the same PostgreSQL database: two that add the same table fail. The lock
 * uses a connection outside the pool, and ends with that connection. On SQLite there is one process.
 * @returns a function that lets the next process start, and may be called again
 * @throws Error after ten minutes
 */
export async function lockStart(
  db: Knex,
  log: { warn(message: string): void },
): Promise<() => Promise<void>> {
  if (!isPostgres(db)) return () => Promise.resolve();
  const client = db.client as Client;
  const connection = await client.acquireRawConnection();
  let unlocked: Promise<void> | undefined;
  const unlock = () => (unlocked ??= client.destroyRawConnection(connection));
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    // Not `pg_advisory_lock`, which a statement timeout would abort.
    const { rows } = await connection.query(`select pg_try_advisory_lock(${LOCK}) as locked`);
    if (rows[0]?.locked) return unlock;
    if (attempt === ATTEMPTS_BEFORE_NOTICE) {
      log.warn('The start waits for another process that is starting on the same database.');
    }
    await pause(RETRY_MS);
  }
  await unlock();
  throw new Error(
    'Another process has been starting on the same database for ten minutes. Its log may show what it is waiting for.',
  );
}
