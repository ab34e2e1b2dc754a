import Database from 'better-sqlite3';
import type { Knex } from 'knex';
import knex from 'knex';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { environment } from '../../platform/environment';
import { query } from '../../platform/sql/query';
import { withConnection } from '../../platform/sql/withConnection';
import { tables } from '../../platform/tables';
import { readFacts, type Facts } from './facts';
import { runProgram } from './postgresTools';
import { withTemporary } from './temporary';

/** Names of the database's file in a backup; the suffix shows which standard tool opens it. */
export const databaseFiles = { sqlite: 'database.sqlite.gz', postgres: 'database.dump' } as const;

/** Begins the name of a schema, file or folder that a restore has replaced. */
export const REPLACED = 'before_restore_';

export interface Dump {
  facts: Facts;
  /** Files that the database names, by their path below the server's folders: `uploads/a.png`. */
  fileNames: string[];
  /** The last migration that the database contains. */
  migration: string;
  /** The server's version for PostgreSQL, the library's for SQLite. */
  version: string;
}

type Write = (name: string, content: Readable) => Promise<void>;

/**
 * Passes a consistent snapshot of the database to `write` while the server continues to write. It includes everything
 * acknowledged before the call. The facts describe the same snapshot.
 * @param folder for a temporary copy
 */
export async function dumpDatabase(folder: string, write: Write): Promise<Dump> {
  return environment().database.client === 'postgres'
    ? dumpPostgres(write)
    : dumpSqlite(folder, write);
}

function dumpPostgres(write: Write): Promise<Dump> {
  const { database } = environment();
  if (database.client !== 'postgres') throw new Error('PostgreSQL is not configured.');
  return withConnection((db) =>
    db.transaction(
      async (trx) => {
        // `pg_dump` reads the snapshot of this transaction, so that facts and rows agree.
        const [row] = await query<{ snapshot: string; version: string }>(
          trx,
          `select pg_export_snapshot() as snapshot, current_setting('server_version') as version`,
        );
        if (!row) throw new Error('PostgreSQL exported no snapshot.');
        const format = ['--format=custom', '--no-owner', '--no-privileges'];
        const others = [`--exclude-schema=${REPLACED}*`];
        const { output, ended } = runProgram('pg_dump', {
          arguments: [...format, ...others, `--snapshot=${row.snapshot}`],
          database,
        });
        await Promise.all([write(databaseFiles.postgres, output), ended]);
        return { ...(await describe(trx)), version: row.version };
      },
      { isolationLevel: 'repeatable read', readOnly: true },
    ),
  );
}

/** Copies with SQLite's backup interface: the file alone lacks what is in the write-ahead log. */
function dumpSqlite(folder: string, write: Write): Promise<Dump> {
  const copy = join(folder, 'copy.sqlite');
  return withTemporary(copy, async () => {
    await copySqlite(copy);
    const dump = await withCopy(copy, async (db) => {
      const [row] = await query<{ version: string }>(db, 'select sqlite_version() as version');
      return { ...(await describe(db)), version: row?.version ?? '' };
    });
    await write(databaseFiles.sqlite, createReadStream(copy).pipe(createGzip()));
    return dump;
  });
}

async function copySqlite(to: string): Promise<void> {
  const { database } = environment();
  if (database.client !== 'sqlite') throw new Error('SQLite is not configured.');
  const source = new Database(database.filename, { readonly: true, fileMustExist: true });
  try {
    // In a single step: a write of the server between two steps would restart the copy.
    await source.backup(to, { progress: () => 0x7f_ff_ff_ff });
  } finally {
    source.close();
  }
  // Without this, a reader of the copy would create a write-ahead log beside it.
  const copy = new Database(to);
  copy.pragma('journal_mode = DELETE');
  copy.close();
}

/** Opens an SQLite file for reading. */
export async function withCopy<Result>(
  filename: string,
  run: (db: Knex) => Promise<Result>,
): Promise<Result> {
  const db = knex({
    client: 'better-sqlite3',
    connection: { filename, options: { readonly: true } },
    useNullAsDefault: true,
  });
  try {
    return await run(db);
  } finally {
    await db.destroy();
  }
}

async function describe(db: Knex): Promise<Omit<Dump, 'version'>> {
  const [last] = await query<{ name: string }>(
    db,
    `select name from ${tables.migrations} order by name desc limit 1`,
  );
  return {
    facts: await readFacts(db),
    fileNames: await readFileNames(db),
    migration: last?.name ?? '',
  };
}

/** Without files of another upload provider. */
export async function readFileNames(db: Knex): Promise<string[]> {
  const rows = await query<{ url: string }>(db, `select url from ${tables.files} order by id`);
  return rows.flatMap(({ url }) => (/^\/(uploads|owners-only)\//.test(url) ? [url.slice(1)] : []));
}
