import { execFile } from 'node:child_process';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installHint } from '../../scripts/lib/tools.mjs';
import { cmsFolder } from './buildApi';
import { findPostgres, startPostgres } from './postgres';

export type DatabaseKind = 'sqlite' | 'postgres';

export interface TestDatabase {
  /** The API's environment variables for it. */
  env: Record<string, string>;
  sql<Row>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Stops and deletes it. */
  close(): Promise<void>;
  /** Shuts it down cleanly and leaves its files for `openDatabase` to copy. */
  keep(folder: string): Promise<void>;
}

/** The part of the API's knex that is used here. */
interface Knex {
  raw(statement: string, values: readonly unknown[]): Promise<unknown>;
  destroy(): Promise<void>;
}
type CreateKnex = (config: object) => Knex;

/** The databases of server tests: `DATABASES=sqlite,postgres`, by default both if PostgreSQL is installed. */
export const databases: readonly DatabaseKind[] = chosenDatabases();

/** Every database, where one is enough for CI. */
const isLong = process.env.LONG === '1';

/** For what the choice of the database has no part in, such as headers, files or who may call. */
export const firstDatabase = isLong ? databases : databases.slice(0, 1);

/**
 * For rules that code holds rather than SQL: PostgreSQL where there is one, which refuses what SQLite lets pass.
 * Money, places, races, figures and search are tested on every database.
 */
export const strictDatabase = isLong ? databases : databases.slice(-1);

function chosenDatabases(): DatabaseKind[] {
  const chosen = process.env.DATABASES?.split(',').map((name) => name.trim());
  if (chosen) return (['sqlite', 'postgres'] as const).filter((kind) => chosen.includes(kind));
  if (findPostgres()) return ['sqlite', 'postgres'];
  console.warn(`The tests run on SQLite only: ${installHint('initdb')}`);
  return ['sqlite'];
}

/** An empty database, or a copy of a kept one. @throws Error if PostgreSQL is requested but not installed. */
export async function openDatabase(kind: DatabaseKind, kept?: string): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), `api-${kind}-`));
  // Preserves the owner: PostgreSQL refuses another user's folder.
  if (kept) await promisify(execFile)('cp', ['-a', `${kept}/.`, folder]);
  return kind === 'sqlite' ? openSqlite(folder) : openPostgres(folder);
}

function openSqlite(folder: string): TestDatabase {
  const filename = join(folder, 'data.db');
  const rows = connect({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
  });
  return {
    env: { DATABASE_FILENAME: filename },
    sql: async <Row>(statement: string, values: readonly unknown[] = []) =>
      (await rows().raw(statement, values)) as Row[],
    async close() {
      await rows.end();
      await rm(folder, { recursive: true, force: true });
    },
    async keep(to) {
      await rows.end();
      await rename(folder, to);
    },
  };
}

async function openPostgres(folder: string): Promise<TestDatabase> {
  const { url, stop } = await startPostgres(folder);
  const rows = connect({ client: 'pg', connection: url, pool: { min: 0, max: 4 } });
  return {
    env: { DATABASE_URL: url },
    sql: async <Row>(statement: string, values: readonly unknown[] = []) =>
      ((await rows().raw(statement, values)) as { rows: Row[] }).rows,
    async close() {
      await rows.end();
      await stop('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
    async keep(to) {
      await rows.end();
      await stop('SIGINT');
      await rename(folder, to);
    },
  };
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
