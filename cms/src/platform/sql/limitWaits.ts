import type { Knex } from 'knex';
import { isPostgres } from './query';
import type { Read } from './together';

/** In milliseconds; 0 is no limit. */
interface Limits {
  /** How long a statement waits for a lock, which also holds its connection. */
  lock: number;
  /** How long a statement runs. */
  statement: number;
}

/** An export reads in batches, so that none of its statements takes as long. */
export const servingLimits: Limits = { lock: 10_000, statement: 60_000 };

/** For a statement that locks a whole table: while it waits, all later ones of other servers wait behind it. */
export const tableLimits: Limits = { lock: 2_000, statement: 0 };

export const noLimits: Limits = { lock: 0, statement: 0 };

interface Connection {
  query(sql: string): Promise<unknown>;
}

/** The part of a Knex client that is used here. */
interface Client {
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
}

const current = new WeakMap<Client, Limits>();

/** On PostgreSQL, limits from now on the statements of every connection that is acquired. */
export function limitWaits(db: Knex, limits: Limits): void {
  if (!isPostgres(db)) return;
  const client = db.client as Client;
  const isLimiting = current.has(client);
  current.set(client, limits);
  if (!isLimiting) applyLimits(client);
}

function applyLimits(client: Client): void {
  const acquire = client.acquireConnection.bind(client);
  const applied = new WeakMap<Connection, Limits>();
  client.acquireConnection = async () => {
    const connection = await acquire();
    const limits = current.get(client) ?? noLimits;
    if ((applied.get(connection) ?? noLimits) === limits) return connection;
    try {
      await connection.query(
        `set lock_timeout = ${limits.lock}; set statement_timeout = ${limits.statement}`,
      );
    } catch (error) {
      await client.releaseConnection(connection);
      throw error;
    }
    applied.set(connection, limits);
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
