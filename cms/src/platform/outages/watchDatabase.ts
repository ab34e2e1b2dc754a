import type { Core } from '@strapi/strapi';
import { isPostgres } from '../sql/query';
import { DatabaseUnavailable, Outages } from './Outages';

/** The parts of Knex's client, its pool and `pg` that are used here. */
interface Client {
  on(event: 'query-error', listener: (error: unknown) => void): void;
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
  acquireRawConnection(): Promise<Connection>;
  destroyRawConnection(connection: Connection): Promise<void>;
  pool?: { used: readonly { resource: Connection; timestamp: number }[] };
}

interface Connection {
  query(sql: string): Promise<unknown>;
  connection: { stream: { destroy(error: Error): void } };
}

const PING_MS = 1_000;
/** A timer this late was delayed by the process itself, and so was the response. */
const STALL_MS = 200;
/** A statement or a call that waits this long makes the database suspect. */
const SUSPECT_MS = 500;

let outages: Outages | undefined;

/** The outages of this process's database, once it is watched. */
export const databaseOutages = (): Outages | undefined => outages;

/** Records failures of the database, and fails calls at once while it does not respond. */
export function watchDatabase(strapi: Core.Strapi): void {
  const client = strapi.db.connection.client as Client;
  const isRemote = isPostgres(strapi.db.connection);
  const waiting = new Set<() => void>();
  const watched = new Outages({
    log: strapi.log,
    ping: isRemote ? () => ping(client) : null,
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
  if (isRemote) suspectSlowStatements(client, watched, waiting);
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

/** A database that has lost its network, or is frozen, fails no statement. */
function suspectSlowStatements(client: Client, watched: Outages, waiting: Set<unknown>): void {
  setInterval(() => {
    const since = Date.now() - SUSPECT_MS;
    const isSlow = client.pool?.used.some(({ timestamp }) => timestamp < since) ?? false;
    if (isSlow || waiting.size > 0) watched.suspect();
  }, SUSPECT_MS).unref();
}

/** On a connection of its own, as all others may be in use. @throws Error if the database does not respond */
async function ping(client: Client): Promise<void> {
  for (;;) {
    const begun = Date.now();
    const responding = selectOne(client);
    const isLate = Symbol('late');
    const result = await Promise.race([
      responding,
      new Promise<typeof isLate>((resolve) => setTimeout(resolve, PING_MS, isLate).unref()),
    ]);
    if (result !== isLate) return;
    responding.catch(() => undefined);
    if (Date.now() - begun < PING_MS + STALL_MS)
      throw new Error('timeout expired: no response in a second');
  }
}

async function selectOne(client: Client): Promise<void> {
  const connection = await client.acquireRawConnection();
  try {
    await connection.query('select 1');
  } finally {
    // It waits for the server, which may not respond.
    client.destroyRawConnection(connection).catch(() => undefined);
  }
}
