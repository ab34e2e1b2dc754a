import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DatabaseKind } from './database';
import type { TestApi } from './startApi';

/** `content` adds the sample content. */
export type Seed = 'off' | 'content';

/** What a test file needs of an API that another process owns. */
export interface Loan extends Pick<TestApi, 'url' | 'database' | 'databaseEnv' | 'logFile'> {
  id: number;
  pid: number;
}

/** Emails and other work that a response does not wait for. */
const afterwardsMs = 500;

interface Owned {
  id: number;
  api: TestApi;
  seed: Seed;
  /** Resolves when it can be lent. */
  idle: Promise<void> | null;
}

/**
 * Global setup for Vitest: owns the APIs that test files use in turn (`borrowApi`), and stops them at the end. Each file
 * runs in a separate process, and a start takes longer than most files.
 */
export default async function lendApis(): Promise<() => Promise<void>> {
  // After `keepDatabases`, which sets what this module reads.
  const { startApi, responds } = await import('./startApi');
  const owned: Owned[] = [];
  let issued = 0;

  async function lend(database: DatabaseKind, seed: Seed): Promise<Owned> {
    for (;;) {
      const known = owned.find(
        (one) => one.api.database === database && one.seed === seed && one.idle !== null,
      );
      if (!known) break;
      const ready = known.idle;
      known.idle = null;
      await ready;
      if (await responds(`${known.api.url}/_health`)) return known;
      // Its process has ended since.
      owned.splice(owned.indexOf(known), 1);
      await known.api.stop();
    }
    const api = await startApi({ database, seed, hooks: true, reusable: true });
    const started: Owned = { id: (issued += 1), api, seed, idle: null };
    owned.push(started);
    return started;
  }

  async function restore({ api }: Owned): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, afterwardsMs));
    await api.reset();
    await fetch(api.url, { headers: { 'X-Environment': '{}' } });
    await fetch(api.url, { headers: { 'X-Forget-Limits': 'true' } });
  }

  async function answer(action: string, parameter: string, seed: string): Promise<Loan | null> {
    const one =
      action === 'lend'
        ? await lend(parameter as DatabaseKind, seed as Seed)
        : owned.find(({ id }) => String(id) === parameter);
    if (!one) throw new Error(`No API has the id ${parameter}.`);
    const { api, id } = one;
    if (action === 'restart') await api.restart();
    if (action === 'kill') await api.kill();
    if (action === 'return') one.idle = restore(one).catch(() => api.kill());
    const { url, database, databaseEnv, logFile } = api;
    return { id, url, database, databaseEnv, logFile, pid: api.pid() };
  }

  const server = createServer((request, response) => {
    const [, action = '', parameter = '', seed = 'off'] = request.url?.split('/') ?? [];
    answer(action, parameter, seed).then(
      (loan) => response.end(JSON.stringify(loan)),
      (error: unknown) => {
        response.writeHead(500).end(error instanceof Error ? error.stack : String(error));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.LENDER_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.closeAllConnections();
    server.close();
    await Promise.all(owned.map(({ api, idle }) => Promise.resolve(idle).then(() => api.stop())));
  };
}
