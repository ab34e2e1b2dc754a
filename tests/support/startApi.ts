import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { buildApi, cmsFolder } from './buildApi';
import {
  openDatabase,
  type DatabaseKind,
  type DatabaseServer,
  type TestDatabase,
} from './database';
import { freePort } from './freePort';
import { devNull } from 'node:os';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock';

/** A real Strapi in a separate process, with a separate database. */
export interface TestApi {
  /** `http://127.0.0.1:PORT`, without `/api`. */
  url: string;
  database: DatabaseKind;
  /** The variables that name its database and its folder of files, for a command of the server. */
  databaseEnv: Record<string, string>;
  /** Runs a statement on the API's database, with `?` for each value; returns its rows. */
  sql<Row = Record<string, unknown>>(
    statement: string,
    values?: readonly unknown[],
  ): Promise<Row[]>;
  /** What the process has printed since its start. */
  log(): string;
  logFile: string;
  pid(): number;
  /** Kills the process, as a crash would; the database stays. */
  kill(): Promise<void>;
  /** Restarts the process on the same database and port, with these variables besides its own. */
  restart(env?: Record<string, string>): Promise<void>;
  /** Restores the rows that a `reusable` API had at its start. */
  reset(): Promise<void>;
  /** Stops the process and deletes its database. */
  stop(): Promise<void>;
}

/** An API in a separate process. */
export interface OwnApi extends TestApi {
  /** Sends SIGTERM and waits for the end, however long it takes; `restart` starts it again. */
  terminate(): Promise<End>;
  /** @throws Error on SQLite */
  databaseServer(): DatabaseServer;
}

export interface End {
  /** Null if a signal ended the process. */
  code: number | null;
  ms: number;
}

interface Options {
  database?: DatabaseKind;
  /** The seed data; none by default. */
  seed?: 'off' | 'content' | 'full';
  /** Preloads `hooks.mjs`: its headers run scheduled tasks and make the database fail. */
  hooks?: boolean;
  /** Overrides for the default environment. */
  env?: Record<string, string>;
  /** A command prefix for the process, e.g. `['taskset', '-c', '0']`. */
  under?: readonly string[];
  /** Whether `reset` will be called. */
  reusable?: boolean;
  /** The server's folder; by default `cms/`. */
  folder?: string;
  /** A server whose database this one shares; by default it has its own. */
  beside?: TestApi;
}

// A start with sample content on a busy machine.
const startTimeoutMs = 150_000;

const preloaded = [
  '--import',
  new URL('../../scripts/lib/endWithParent.mjs', import.meta.url).href,
];

/** The payment providers' secrets, as environment variables. */
export const webhookSecrets = {
  BANK_WEBHOOK_SECRET: 'a-secret-of-the-bank-and-of-ours-only',
  SEPAY_WEBHOOK_SECRET: 'a-secret-of-sepay-and-of-ours',
  PAYOS_CHECKSUM_KEY: 'a-key-of-payos-and-of-ours',
  CASSO_WEBHOOK_SECRET: 'a-secret-of-casso-and-of-ours',
};

export const testEncryptionKey = 'test-encryption-key-0123456789ab';

/** The server's own secrets, as environment variables; in production it refuses weak ones. */
export const testSecrets = {
  APP_KEYS: 'test-key-a-Rk3vQ8nLw2ZtYb6mXc7Fe,test-key-b-Jd7sPf5gHh1UoKe9Ai4Nw',
  API_TOKEN_SALT: 'test-api-token-salt-Wq4xTn8zLb2vRm',
  ADMIN_JWT_SECRET: 'test-admin-jwt-secret-Hs6kYd3pGf9cQj',
  TRANSFER_TOKEN_SALT: 'test-transfer-token-salt-Zu5wEo7bNi1a',
  ENCRYPTION_KEY: testEncryptionKey,
  JWT_SECRET: 'test-jwt-secret-Vr2mKx8tCl4qPg6yBf',
};

export const testPurgeSecret = 'test-purge-secret-Oe9hJs3uWd7nZk5a';

/** Compiles the server if its source has changed, and starts it. @throws Error with its output on timeout. */
export async function startApi({
  database: kind = 'sqlite',
  seed = 'off',
  hooks = false,
  env = {},
  under = [],
  reusable = false,
  folder = cmsFolder,
  beside,
}: Options = {}): Promise<OwnApi> {
  await buildApi();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startOn = (database: TestDatabase, more: Record<string, string>) =>
    run({
      env: {
        ...baseEnvironment(port),
        SEED: seed,
        ...database.env,
        ...withoutContradictions(more),
      },
      url,
      under,
      folder,
      logFile: database.logFile,
    });
  const ownDatabase = async () => {
    const stored = await templateDatabase(kind, seed, async (empty) => {
      await (await startOn(empty, {})).end('SIGTERM');
    });
    return openDatabase(kind, stored);
  };
  const database = beside ? databaseOf(beside, port) : await ownDatabase();
  const preload = { NODE_OPTIONS: `--import ${new URL('./hooks.mjs', import.meta.url).href}` };
  const start = (more = {}) => startOn(database, { ...(hooks && preload), ...env, ...more });
  let running: Running;
  try {
    if (reusable) await database.remember();
    running = await start();
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    url,
    database: kind,
    databaseEnv: database.env,
    sql: (statement, values) => database.sql(statement, values),
    log: () => readLog(database.logFile),
    logFile: database.logFile,
    pid: () => running.pid(),
    kill: () => running.end('SIGKILL'),
    async restart(more) {
      await running.end('SIGKILL');
      running = await start(more);
    },
    terminate: () => running.terminate(),
    databaseServer() {
      if (!database.server) throw new Error('SQLite has no server.');
      return database.server;
    },
    reset: () => database.reset(),
    async stop() {
      await running.end('SIGTERM');
      await database.close();
    },
  };
}

/** Another server's database, which continues to run when this server stops. */
function databaseOf({ databaseEnv, logFile, sql, reset }: TestApi, port: number): TestDatabase {
  const stays = () => Promise.resolve();
  return {
    env: databaseEnv,
    logFile: `${logFile}.${port}`,
    sql,
    reset,
    close: stays,
    remember: stays,
    keep: stays,
  };
}

function baseEnvironment(port: number): Record<string, string> {
  // The last is set by `npm run mutation`, and empty otherwise.
  const { PATH = '', HOME = '/tmp', __STRYKER_ACTIVE_MUTANT__ = '' } = process.env;
  return {
    PATH,
    HOME,
    __STRYKER_ACTIVE_MUTANT__,
    HOST: '127.0.0.1',
    PORT: String(port),
    // No balancer has to notice the stop.
    DRAIN_SECONDS: '0',
    // As in production: panel messages, error pages and checks differ in development.
    NODE_ENV: 'production',
    ...testSecrets,
    // Most tests have no site, or one on http.
    LOCAL_TRIAL: 'true',
    // Tests send many requests from one address, and place many orders as few members.
    AUTH_ATTEMPTS_PER_MINUTE: '100000',
    UNPAID_ORDERS_PER_MEMBER: '100000',
    UNPAID_SEATS_PER_MEMBER: '1000000',
    UNPAID_SHARE_PERCENT: '100',
    ...webhookSecrets,
    STRAPI_TELEMETRY_DISABLED: 'true',
    // Not the developer's own.
    ENV_PATH: devNull,
  };
}

/** For a test of a site on https, or of a server on another one's PostgreSQL. */
export const withoutContradictions = (env: Record<string, string>): Record<string, string> => ({
  ...(env['PUBLIC_URL']?.startsWith('https:') && { LOCAL_TRIAL: '' }),
  ...(env['DATABASE_URL'] && { DATABASE_FILENAME: '' }),
  ...env,
});

interface Running {
  pid(): number;
  terminate(): Promise<End>;
  end(signal: NodeJS.Signals): Promise<void>;
}

interface Run {
  env: Record<string, string>;
  url: string;
  under: readonly string[];
  folder: string;
  logFile: string;
}

async function run({ env, url, under, folder, logFile }: Run): Promise<Running> {
  const node = [process.execPath, ...preloaded];
  const [command = '', ...words] = [...under, ...node, 'start.mjs'];
  const log = openSync(logFile, 'w');
  const child = spawn(command, words, { cwd: folder, env, stdio: ['ignore', log, log, 'ipc'] });
  closeSync(log);
  // The channel alone must not keep the tests' process alive.
  child.channel?.unref();
  // An interrupted test run leaves no process behind.
  const onExit = () => {
    stopping.add(child);
    child.kill('SIGKILL');
  };
  process.once('exit', onExit);
  child.once('exit', (code, signal) => {
    process.removeListener('exit', onExit);
    if (!stopping.has(child)) {
      console.error(
        `The API ended by itself (${code ?? signal}):\n${readLog(logFile).slice(-4000)}`,
      );
    }
  });

  const deadline = Date.now() + startTimeoutMs;
  while (!(await responds(`${url}/_health`))) {
    if (hasEnded(child) || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The API did not start:\n${readLog(logFile).slice(-4000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    pid: () => child.pid ?? 0,
    terminate: () => terminate(child),
    end: (signal) => end(child, signal),
  };
}

/** What a server has printed; empty once its database is deleted. */
export function readLog(logFile: string): string {
  return existsSync(logFile) ? readFileSync(logFile, 'utf8') : '';
}

/** Servers that are stopping. */
const stopping = new WeakSet<ChildProcess>();

export async function terminate(child: ChildProcess): Promise<End> {
  stopping.add(child);
  const begun = Date.now();
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return { code: child.exitCode, ms: Date.now() - begun };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  stopping.add(child);
  if (hasEnded(child)) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  const tooLong = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(tooLong);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

export async function responds(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
}

/** A first start on a busy machine. */
const firstStartMs = 150_000;

/**
 * A database as after a first start, cached per kind and seed for one test run (`keepDatabases.ts`), since seeding takes
 * longer than starting. Full sample data is never cached: its generation is under test.
 */
async function templateDatabase(
  kind: DatabaseKind,
  seed: 'off' | 'content' | 'full',
  firstStart: (empty: TestDatabase) => Promise<void>,
): Promise<string | undefined> {
  const folder = process.env.KEPT_DATABASES;
  if (!folder || seed === 'full') return undefined;
  const stored = join(folder, `${kind}-${seed}`);
  if (existsSync(stored)) return stored;
  return withLock(`${stored}.lock`, firstStartMs, async () => {
    if (existsSync(stored)) return stored;
    const database = await openDatabase(kind);
    try {
      await firstStart(database);
    } catch (error) {
      await database.close();
      throw error;
    }
    await database.keep(stored);
    return stored;
  });
}
