import type { Knex } from 'knex';
import { isPostgres } from './query';

/** In milliseconds; 0 is no limit. */
interface Limits {
  /** How long a statement waits for a lock while it occupies its connection. */
  lock: number;
  /** How long a statement runs. */
  statement: number;
}

/** Exports read in batches, so that no statement of theirs reaches the limit. */
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

/** On PostgreSQL, limits the statements of every connection that is acquired from now on. */
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

/** Limits to three seconds how long a member's transaction waits for each lock. */
export async function waitBriefly(trx: Knex): Promise<void> {
  if (isPostgres(trx)) await trx.raw(`set local lock_timeout = ${BRIEF_LOCK_WAIT}`);
}

/** `waitBriefly` as a condition on a row that a statement then locks, which saves a round trip. */
export const briefly = (trx: Knex): string =>
  isPostgres(trx) ? `set_config('lock_timeout', '${BRIEF_LOCK_WAIT}', true) is not null` : '1 = 1';

/** PostgreSQL's codes. */
const LOCK_TIMEOUT = '55P03';
const STATEMENT_TIMEOUT = '57014';

/** Whether one of these limits ended a statement. Its transaction wrote nothing. */
export const hasWaitedTooLong = (error: unknown): boolean =>
  hasCode(error, [LOCK_TIMEOUT, STATEMENT_TIMEOUT]);

/** Whether a statement ran longer than its limit, as it may each time. */
export const hasRunTooLong = (error: unknown): boolean => hasCode(error, [STATEMENT_TIMEOUT]);

/** Also if another error wraps the database's. */
function hasCode(error: unknown, codes: readonly unknown[]): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return codes.includes(code) || hasCode(error.cause, codes);
}
