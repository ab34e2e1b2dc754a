import type { Knex } from 'knex';
import { isPostgres } from './query';
import type { Read } from './together';

/** Milliseconds. */
const MAX_LOCK_WAIT = 10_000;
/** Milliseconds. An export reads in batches, so that none of its statements takes as long. */
const MAX_STATEMENT = 60_000;

const LIMITS = `set lock_timeout = ${MAX_LOCK_WAIT}; set statement_timeout = ${MAX_STATEMENT}`;

interface Connection {
  query(sql: string): Promise<unknown>;
}

/** The part of a Knex client that is used here. */
interface Client {
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
}

/**
 * On PostgreSQL, limits from now on how long a statement runs, and how long it waits for a lock, which
 * also holds its connection. Call it once the server has started: migrations may take longer.
 */
export function limitWaits(db: Knex): void {
  if (!isPostgres(db)) return;
  const client = db.client as Client;
  const acquire = client.acquireConnection.bind(client);
  const limited = new WeakSet<Connection>();
  client.acquireConnection = async () => {
    const connection = await acquire();
    if (limited.has(connection)) return connection;
    try {
      await connection.query(LIMITS);
    } catch (error) {
      await client.releaseConnection(connection);
      throw error;
    }
    limited.add(connection);
    return connection;
  };
}

/** Milliseconds. */
const BRIEF_LOCK_WAIT = 3_000;

/** Limits to three seconds how long a member's transaction waits for each lock; see `briefWaitRead`. */
export async function waitBriefly(trx: Knex): Promise<void> {
  if (isPostgres(trx)) await trx.raw(`set local lock_timeout = ${BRIEF_LOCK_WAIT}`);
}

/** `waitBriefly` as a part of `readTogether`, which saves a round trip. Applies to later statements. */
export const briefWaitRead = (trx: Knex): Read<object> | null =>
  isPostgres(trx)
    ? { sql: `select set_config('lock_timeout', '${BRIEF_LOCK_WAIT}', true)`, bindings: [] }
    : null;

/** PostgreSQL: lock timeout, statement timeout. */
const TIMEOUTS: readonly unknown[] = ['55P03', '57014'];

/**
 * Whether one of these limits ended a statement, also if another error wraps the database's. Its
 * transaction wrote nothing.
 */
export function hasWaitedTooLong(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return TIMEOUTS.includes(code) || hasWaitedTooLong(error.cause);
}
