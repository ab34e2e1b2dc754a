import type { Core } from '@strapi/strapi';
import type { Server } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { environment } from '../environment';
import { measureDisks } from '../files/measureDisks';
import { withinLimit } from '../lifecycle/withinLimit';
import {
  databasePool,
  databasePoolMax,
  databasePoolWaiting,
  databaseUp,
  diskFree,
  diskSize,
  diskUp,
  outboxDelay,
  outboxEmails,
  registry,
  workWaiting,
} from './metrics';
import { serveMetrics } from './serveMetrics';

/** Reads gauges from the database. @returns a function that sets them */
type ReadGauges = (strapi: Core.Strapi) => Promise<() => void>;

let server: Server | null = null;

/**
 * Serves the metrics if `METRICS_PORT` is set.
 *
 * @param readers are called at each scrape
 * @param readNewestBackup sets its metric at each scrape
 */
export async function startMetrics(
  strapi: Core.Strapi,
  readers: readonly ReadGauges[],
  readNewestBackup: () => Promise<void>,
): Promise<void> {
  const { metrics } = environment();
  if (metrics === null) return;
  collectDefaultMetrics({ register: registry });
  server = await serveMetrics({
    ...metrics,
    contentType: registry.contentType,
    log: strapi.log,
    async read() {
      readPool(strapi);
      await Promise.all([readDisks(), readNewestBackup(), readDatabase(strapi, readers)]);
      return registry.metrics();
    },
  });
}

export async function stopMetrics(): Promise<void> {
  server?.close();
  server?.closeAllConnections();
}

/** The part of Knex's pool that is used here. */
interface Pool {
  max: number;
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

function readPool({ db }: Core.Strapi): void {
  const { pool } = db.connection.client as { pool: Pool };
  databasePool.set({ state: 'used' }, pool.numUsed());
  databasePool.set({ state: 'free' }, pool.numFree());
  databasePoolMax.set(pool.max);
  databasePoolWaiting.set(pool.numPendingAcquires());
}

/**
 * Well below Prometheus' timeout of ten seconds, so that the other metrics are available while the database is slow.
 */
const DATABASE_MS = 2_000;

/** Removes the values of gauges whose database does not respond, so that none is stale. */
function forgetDatabase(): void {
  databaseUp.set(0);
  outboxEmails.reset();
  // A reset gauge without labels is 0.
  outboxDelay.remove();
  workWaiting.reset();
}

let reading: Promise<(() => void)[]> | undefined;

/** One reading at a time, on one connection: while the database is slow, scrapes must not queue up in its pool. */
function startReading(
  strapi: Core.Strapi,
  readers: readonly ReadGauges[],
): Promise<(() => void)[]> {
  reading ??= (async () => {
    const setters: (() => void)[] = [];
    for (const read of readers) setters.push(await read(strapi));
    return setters;
  })().finally(() => (reading = undefined));
  return reading;
}

async function readDatabase(strapi: Core.Strapi, readers: readonly ReadGauges[]): Promise<void> {
  const setters = await withinLimit(startReading(strapi, readers), DATABASE_MS);
  if (!setters) return forgetDatabase();
  for (const set of setters) set();
  databaseUp.set(1);
}

async function readDisks(): Promise<void> {
  for (const [folder, space] of Object.entries(await measureDisks())) {
    diskUp.set({ folder }, space ? 1 : 0);
    if (space) {
      diskFree.set({ folder }, space.freeBytes);
      diskSize.set({ folder }, space.sizeBytes);
    } else {
      diskFree.remove({ folder });
      diskSize.remove({ folder });
    }
  }
}
