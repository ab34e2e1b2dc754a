import type { Core } from '@strapi/strapi';
import { setTimeout as pause } from 'node:timers/promises';
import { hasWaitedTooLong } from '../sql/limitWaits';
import { isPostgres } from '../sql/query';
import { isTransient } from '../sql/retryTransient';
import { DatabaseUnavailable, Outages } from './Outages';

/** The parts of Knex's client, its pool and `pg` that are used here. */
interface Client {
  on(event: 'query-error', listener: (error: unknown) => void): void;
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
  acquireRawConnection(): Promise<Connection>;
  pool?: { used: readonly { resource: Connection; timestamp: number }[] };
}

interface Connection {
  query(sql: string): Promise<unknown>;
  connection: { stream: { destroy(error?: Error): void } };
}

/** A ping may last a second, measured in parts, because the process itself may be busy meanwhile. */
const PING_PARTS = 10;
const PING_PART_MS = 100;
/** A statement or a call that waits this long triggers a ping. */
const SUSPECT_MS = 500;

let outages: Outages | undefined;

/** The outages of this process's database, once it is watched. */
export const databaseOutages = (): Outages | undefined => outages;

/**
 * Whether work failed only because the database was unavailable or busy, or a row was locked, so that it may succeed
 * later.
 */
export const mayPass = (error: unknown): boolean =>
  isTransient(error) ||
  hasWaitedTooLong(error) ||
  error instanceof DatabaseUnavailable ||
  (databaseOutages()?.kindOf(error) ?? null) !== null;

/** Records failures of the database, and fails calls at once while it does not respond. */
export function watchDatabase(strapi: Core.Strapi): void {
  const client = strapi.db.connection.client as Client;
  const isRemote = isPostgres(strapi.db.connection);
  const waiting = new Set<() => void>();
  const watched = new Outages({
    log: strapi.log,
    ping: isRemote ? pinger(client) : null,
    refuseWaiting() {
      for (const refuse of waiting) refuse();
    },
    cutStatements() {
      const lost = new Error('Connection terminated: the database does not respond');
      for (const { resource } of client.pool?.used ?? []) resource.connection.stream.destroy(lost);
    },
  });
  outages = watched;
  client.on('query-error', (error) => watched.record(error));
  client.acquireConnection = failFast(client, watched, waiting);
  if (isRemote) {
    // Loading the server's code may block it for longer.
    const hasStarted = () => strapi.server.httpServer.listening;
    suspectSlowStatements(client, watched, waiting, hasStarted);
  }
}

/** The pool would let calls wait for its own timeout. */
function failFast(client: Client, watched: Outages, waiting: Set<() => void>) {
  const acquire = client.acquireConnection.bind(client);
  return async (): Promise<Connection> => {
    if (watched.isAway) throw new DatabaseUnavailable('connection', null);
    const acquiring = acquire();
    return new Promise<Connection>((resolve, reject) => {
      const giveUp = () => {
        reject(new DatabaseUnavailable('connection', null));
        acquiring.then((late) => client.releaseConnection(late)).catch(() => undefined);
      };
      waiting.add(giveUp);
      acquiring
        .then(resolve, (error: unknown) => {
          watched.record(error);
          reject(error);
        })
        .finally(() => waiting.delete(giveUp));
    });
  };
}

/** If a database has lost its network or is frozen, its statements never fail. */
function suspectSlowStatements(
  client: Client,
  watched: Outages,
  waiting: Set<unknown>,
  hasStarted: () => boolean,
): void {
  setInterval(() => {
    if (!hasStarted()) return;
    const since = Date.now() - SUSPECT_MS;
    const isSlow = client.pool?.used.some(({ timestamp }) => timestamp < since) ?? false;
    if (isSlow || waiting.size > 0) watched.suspect();
  }, SUSPECT_MS).unref();
}

/**
 * Pings on a separate connection, as all others may be in use.
 * @returns a function that rejects if the database does not respond
 */
function pinger(client: Client): () => Promise<void> {
  let opening: Promise<Connection> | undefined;
  const selectOne = async (): Promise<void> => {
    opening ??= client.acquireRawConnection();
    await (await opening).query('select 1');
  };
  const close = () => {
    // It may still be connecting.
    opening?.then(({ connection }) => connection.stream.destroy()).catch(() => undefined);
    opening = undefined;
  };
  return async () => {
    const wasOpen = opening !== undefined;
    try {
      await withinASecond(selectOne());
    } catch (error) {
      close();
      if (!wasOpen || error instanceof NoResponse) throw error;
      // The connection may have been closed while idle.
      await withinASecond(selectOne());
    }
  };
}

class NoResponse extends Error {
  constructor() {
    super('timeout expired: no response in a second');
  }
}

async function withinASecond(responding: Promise<void>): Promise<void> {
  let isOver = false;
  const limit = async () => {
    for (let part = 0; part < PING_PARTS && !isOver; part += 1) {
      await pause(PING_PART_MS, undefined, { ref: false });
    }
    if (!isOver) throw new NoResponse();
  };
  try {
    await Promise.race([responding, limit()]);
  } finally {
    isOver = true;
    responding.catch(() => undefined);
  }
}
