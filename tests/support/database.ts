import type { TestApi } from './startApi';
import { execFile } from 'node:child_process';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installHint } from '../../scripts/lib/tools.mjs';
import { cmsFolder } from './buildApi';
import { findPostgres, startPostgres } from './postgres';

let idsIssued = 0;

export function nextId(kind: string): string {
  idsIssued += 1;
  return `${kind}${String(idsIssued).padStart(6, '0')}${process.pid}`;
}

/** The dates of a published row. */
export function datedNow() {
  const now = new Date();
  return { created_at: now, updated_at: now, published_at: now };
}

/** Inserts a row and returns its id; `undefined` fields are omitted. */
export async function insert(
  api: Pick<TestApi, 'sql'>,
  table: string,
  fields: Record<string, unknown>,
): Promise<number> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  const columns = entries.map(([name]) => `"${name}"`).join(', ');
  const marks = entries.map(() => '?').join(', ');
  const [row] = await api.sql<{ id: number }>(
    `insert into ${table} (${columns}) values (${marks}) returning id`,
    entries.map(([, value]) => value),
  );
  if (!row) throw new Error(`Nothing was inserted into ${table}.`);
  return row.id;
}

/** The number of rows per table. Excludes the aggregates for staff, which a background task updates at any time. */
export async function countRows(api: TestApi): Promise<Record<string, number>> {
  const tables = await api.sql<{ name: string }>(
    api.database === 'sqlite'
      ? "select name from sqlite_master where type = 'table' and name not like 'sqlite%'"
      : "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const counts = await api.sql<{ name: string; n: number | string }>(
    tables
      .filter(({ name }) => !name.startsWith('analysis_'))
      .map(({ name }) => `select '${name}' as name, count(*) as n from "${name}"`)
      .join(' union all '),
  );
  return Object.fromEntries(counts.map(({ name, n }) => [name, Number(n)]));
}

/** The tables with more or fewer rows than before, and how many. */
export async function addedRows(
  api: TestApi,
  before: Record<string, number>,
): Promise<Record<string, number>> {
  const added = Object.entries(await countRows(api)).map(
    ([table, count]) => [table, count - (before[table] ?? 0)] as const,
  );
  return Object.fromEntries(added.filter(([, count]) => count !== 0));
}

export type DatabaseKind = 'sqlite' | 'postgres';

export interface TestDatabase {
  /** The API's environment variables for it, and for a folder of files beside it. */
  env: Record<string, string>;
  /** For what the API prints. */
  logFile: string;
  sql<Row>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Stops and deletes it. */
  close(): Promise<void>;
  /** Call it before a server opens the database: saves the state that `reset` restores. */
  remember(): Promise<void>;
  /** Restores the rows of the template while a server has the database open. */
  reset(): Promise<void>;
  /** Shuts it down cleanly and leaves its files for `openDatabase` to copy. */
  keep(folder: string): Promise<void>;
  /** Of PostgreSQL. */
  server?: DatabaseServer;
}

/** A database server that tests stop under a running API. */
export interface DatabaseServer {
  pid(): number;
  /** Shuts it down as an administrator does. */
  stop(): Promise<void>;
  /** On the same port, with the same data. */
  start(): Promise<void>;
}

/** The part of the API's knex that is used here. */
interface Knex {
  raw(statement: string, values?: readonly unknown[]): Promise<unknown>;
  destroy(): Promise<void>;
}
type CreateKnex = (config: object) => Knex;

/** The databases of server tests: `DATABASES=sqlite,postgres`, by default both if PostgreSQL is installed. */
export const databases: readonly DatabaseKind[] = chosenDatabases();

/** Whether this is `npm run test:long`, which tests everything on every database; CI tests less. */
export const isLong = process.env.LONG === '1';

/** For behaviour that does not depend on the database, such as headers, files or access. */
export const firstDatabase = isLong ? databases : databases.slice(0, 1);

/**
 * For rules enforced by code rather than SQL: PostgreSQL if installed, which is stricter than SQLite.
 * Money, seats, races, figures and search are tested on every database.
 */
export const strictDatabase = isLong ? databases : databases.slice(-1);

function chosenDatabases(): DatabaseKind[] {
  const chosen = process.env.DATABASES?.split(',').map((name) => name.trim());
  if (chosen) return (['sqlite', 'postgres'] as const).filter((kind) => chosen.includes(kind));
  if (findPostgres()) return ['sqlite', 'postgres'];
  console.warn(`The tests run on SQLite only: ${installHint('initdb')}`);
  return ['sqlite'];
}

/** An empty database, or a copy of a template; deleted with the templates at the latest. @throws Error if PostgreSQL is requested but not installed. */
export async function openDatabase(kind: DatabaseKind, stored?: string): Promise<TestDatabase> {
  const folder = await mkdtemp(join(process.env.KEPT_DATABASES ?? tmpdir(), `api-${kind}-`));
  // Preserves the owner: PostgreSQL refuses another user's folder.
  if (stored) await promisify(execFile)('cp', ['-a', `${stored}/.`, folder]);
  return kind === 'sqlite' ? openSqlite(folder, stored) : openPostgres(folder);
}

const FILE = 'data.db';
const LOG = 'printed.log';

function openSqlite(folder: string, stored: string | undefined): TestDatabase {
  const filename = join(folder, FILE);
  const env = { DATABASE_FILENAME: filename, FILES_FOLDER: folder };
  const rows = connectTo(env);
  return {
    env,
    logFile: join(folder, LOG),
    sql: rows.sql,
    async close() {
      await rows.end();
      await rm(folder, { recursive: true, force: true });
    },
    remember: () => Promise.resolve(),
    async reset() {
      if (stored === undefined) throw new Error('There is no kept database to go back to.');
      const from = connect({
        client: 'better-sqlite3',
        connection: { filename: join(stored, FILE), options: { readonly: true } },
        useNullAsDefault: true,
      });
      const { client } = from() as Knex & { client: SqliteClient };
      await (await client.acquireRawConnection()).backup(filename);
      await from.end();
    },
    async keep(to) {
      await rows.end();
      await rename(folder, to);
    },
  };
}

interface SqliteClient {
  acquireRawConnection(): Promise<{ backup(filename: string): Promise<unknown> }>;
}

/** Saves the rows of each table in a separate schema, with the value of its sequence. */
const REMEMBER = `
  create schema kept;
  create table kept.counters as select sequencename as name, last_value as value from pg_sequences where schemaname = 'public';
  do $$
  declare
    found text;
    filled boolean;
  begin
    for found in select tablename from pg_tables where schemaname = 'public' loop
      execute format('select exists (select from public.%I)', found) into filled;
      if filled then execute format('create table kept.rows_of_%1$s as table public.%1$I', found); end if;
    end loop;
  end $$;`;

/** As a replica, so that triggers and foreign keys do not apply. */
const RESTORE = `
  begin;
  set local session_replication_role = replica;
  do $$
  declare
    found text;
    names text;
  begin
    for found in select tablename from pg_tables where schemaname = 'public' loop
      execute format('delete from public.%I', found);
      if to_regclass(format('kept.rows_of_%s', found)) is not null then
        select string_agg(quote_ident(column_name), ', ') into names from information_schema.columns
          where table_schema = 'public' and table_name = found and is_generated = 'NEVER';
        execute format(
          'insert into public.%1$I (%2$s) overriding system value select %2$s from kept.rows_of_%1$s', found, names);
      end if;
    end loop;
    perform setval(format('public.%I', name)::regclass, coalesce(value, 1), value is not null) from kept.counters;
  end $$;
  commit;`;

async function openPostgres(folder: string): Promise<TestDatabase> {
  let running = await startPostgres(folder);
  const env = { DATABASE_URL: running.url, FILES_FOLDER: folder };
  const rows = connectTo(env);
  return {
    env,
    logFile: join(folder, LOG),
    sql: rows.sql,
    remember: async () => void (await rows.sql(REMEMBER)),
    reset: async () => void (await rows.sql(RESTORE)),
    async close() {
      await rows.end();
      await running.stop('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
    async keep(to) {
      await rows.end();
      await running.stop('SIGINT');
      await rename(folder, to);
    },
    server: {
      pid: () => running.pid,
      stop: () => running.stop('SIGINT'),
      async start() {
        running = await startPostgres(folder, Number(new URL(running.url).port));
      },
    },
  };
}

/** A connection to the database that an API's variables name. */
export function connectTo(env: Record<string, string>): Pick<TestDatabase, 'sql'> & {
  end(): Promise<void>;
} {
  const { DATABASE_FILENAME: filename, DATABASE_URL: url } = env;
  const rows = connect(
    filename === undefined
      ? { client: 'pg', connection: url, pool: { min: 0, max: 4 } }
      : { client: 'better-sqlite3', connection: { filename }, useNullAsDefault: true },
  );
  return {
    async sql<Row>(statement: string, values: readonly unknown[] = []) {
      const found = await rows().raw(statement, values);
      return filename === undefined ? (found as { rows: Row[] }).rows : (found as Row[]);
    },
    end: rows.end,
  };
}

/** The parts of Knex that the server's statements use, on an API's database, to run server code in the test's process. */
export function knexOn({ database, sql: run }: Pick<TestApi, 'database' | 'sql'>) {
  return {
    raw: (sql: string, bindings?: readonly unknown[]) => run(sql, bindings),
    client: {
      dialect: database === 'sqlite' ? 'better-sqlite3' : 'postgresql',
      acquireConnection: () => Promise.resolve({ connection: { parsedStatements: {} } }),
      releaseConnection: () => Promise.resolve(),
      async query(_connection: object, { sql, bindings }: { sql: string; bindings: unknown[] }) {
        return { response: { rows: await run(sql, bindings) } };
      },
    },
  };
}

/** Locks rows of an API's PostgreSQL database by a select, in a transaction that lasts until `release`. */
export async function lockRows(
  { databaseEnv }: Pick<TestApi, 'databaseEnv'>,
  select: string,
): Promise<{ release: () => Promise<void> }> {
  const rows = connect({
    client: 'pg',
    connection: databaseEnv['DATABASE_URL'],
    pool: { min: 1, max: 1 },
  });
  await rows().raw('begin');
  await rows().raw(select);
  return { release: rows.end };
}

/** Connects on first use: not before the API has created the tables. */
function connect(config: object): { (): Knex; end(): Promise<void> } {
  const createKnex = createRequire(join(cmsFolder, 'package.json'))('knex') as CreateKnex;
  let knex: Knex | undefined;
  return Object.assign(() => (knex ??= createKnex(config)), {
    end: async () => {
      await knex?.destroy();
    },
  });
}

interface Connection {
  exec(sql: string): void;
  pragma(name: string): unknown;
  close(): void;
}

type Open = new (file: string) => Connection;

/** A separate connection to an SQLite file. */
export function openFile(file: string): Connection {
  const Database = createRequire(join(cmsFolder, 'package.json'))('better-sqlite3') as Open;
  return new Database(file);
}

/** Locks an API's SQLite file as another process does, e.g. a backup, until `release`. */
export function lockFile(
  { databaseEnv }: Pick<TestApi, 'databaseEnv'>,
  kind: 'IMMEDIATE' | 'EXCLUSIVE' = 'IMMEDIATE',
): { release: () => void } {
  const connection = openFile(databaseEnv['DATABASE_FILENAME'] ?? '');
  connection.exec(`BEGIN ${kind}`);
  return {
    release() {
      connection.exec('ROLLBACK');
      connection.close();
    },
  };
}
