import Database from 'better-sqlite3';
import type { Knex } from 'knex';
import { createWriteStream, existsSync } from 'node:fs';
import { link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parse } from 'pg-connection-string';
import { environment } from '../../platform/environment';
import { keyOf, storageParts, type FileKey, type StoragePart } from '../../platform/files/fileKeys';
import { openStore } from '../../platform/files/openStore';
import { syncFolder } from '../../platform/files/syncFolder';
import { query } from '../../platform/sql/query';
import { withConnection } from '../../platform/sql/withConnection';
import { checkRestored } from './checkRestored';
import { databaseFiles, REPLACED } from './dumpDatabase';
import { differences, readFacts, tableNames } from './facts';
import type { Manifest } from './manifest';
import { openBackup, openPart, suffixOf, type Backup } from './parts';
import { runProgram, type Postgres } from './postgresTools';
import { FILES } from './storedFiles';
import { withTemporary } from './temporary';
import { extractSqlite, verifyBackup } from './verifyBackup';

interface Restored {
  manifest: Manifest;
  /** The new locations of the replaced database and files; empty if there were none. */
  replaced: string[];
  /** Differences from the manifest or the configured secrets; empty if there are none. */
  problems: string[];
}

interface Options {
  /** age secret keys. */
  identities: readonly string[];
  /** The name of the configured database, as a confirmation that it may be replaced. */
  replace?: string;
}

/**
 * Restores database and files into the configured, empty database and folders, or replaces their content. The server
 * must be stopped.
 * @throws Error if the backup is damaged or for another kind of database, the server is running, the database or
 * folders are not empty, or `replace` names another database; then nothing was changed
 */
export async function restoreBackup(
  folder: string,
  { identities, replace }: Options,
): Promise<Restored> {
  const { manifest, problems } = await verifyBackup(folder, identities);
  if (problems.length > 0) throw new Error(`The backup is damaged:\n- ${problems.join('\n- ')}`);
  if (!manifest) {
    throw new Error('The backup is encrypted: --identity must name the file with the secret key.');
  }
  checkKind(manifest);
  checkReplace(replace);
  await checkPlaces(replace !== undefined);
  const backup = await openBackup(folder, identities);
  // Also a schema's name.
  const mark = `${REPLACED}${new Date().toISOString().replace(/\D/g, '')}`;
  const replaced = await replaceDatabase(backup, manifest, mark);
  await replaceFiles(backup, mark, replaced).catch((cause: unknown) => {
    const before = replaced.length > 0 ? ` The previous data is in ${replaced.join(', ')}.` : '';
    throw new Error(`The database is restored, but not all files: ${String(cause)}.${before}`, {
      cause,
    });
  });
  const found = await checkRestored(manifest).catch((error: unknown) => [
    `All is restored, but could not be compared with the manifest: ${String(error)}`,
  ]);
  return { manifest, replaced, problems: found };
}

function checkKind({ database }: Manifest): void {
  const { client } = environment().database;
  if (client === database) return;
  const names = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
  throw new Error(
    `The backup is of ${names[database]}, the configured database is ${names[client]}.`,
  );
}

/** The name of the SQLite file or the database, which the operator types to confirm. */
function databaseName(): string {
  const { database } = environment();
  return database.client === 'sqlite'
    ? basename(database.filename)
    : (parse(database.url).database ?? '');
}

function checkReplace(replace: string | undefined): void {
  if (replace === undefined || replace === databaseName()) return;
  throw new Error(`--replace must name the database that it replaces: --replace ${databaseName()}`);
}

async function checkPlaces(mayReplace: boolean): Promise<void> {
  const { database } = environment();
  const filled = (await Promise.all(fileFolders().map(filesIn))).flat();
  if (database.client === 'postgres') {
    await withConnection(async (db) => {
      await checkUnused(db);
      if ((await tableNames(db)).length > 0) filled.push(`database ${databaseName()}`);
    });
  } else {
    if (mayReplace && existsSync(database.filename)) closeSqlite(database.filename);
    filled.push(...sqliteFiles(database.filename));
  }
  if (filled.length === 0 || mayReplace) return;
  throw new Error(
    `Not empty: ${filled.join(', ')}. To replace all of it: --replace ${databaseName()}`,
  );
}

/** By part of the storage; none with a bucket, whose files are never replaced. */
function fileFolders(): { part: StoragePart; path: string }[] {
  const { folder, bucket } = environment().files;
  return bucket ? [] : storageParts.map((part) => ({ part, path: resolve(folder, part) }));
}

async function filesIn({ path }: { path: string }): Promise<string[]> {
  const names = await readdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.some((name) => !name.startsWith('.')) ? [path] : [];
}

/** @throws Error if another process is connected */
async function checkUnused(db: Knex): Promise<void> {
  const others = await query(
    db,
    `select pid from pg_stat_activity where datname = current_database()
     and pid <> pg_backend_pid() and usesysid is not null`,
  );
  if (others.length > 0) throw new Error(running);
}

const running = 'The database is in use. Stop the server first.';

/** Those that exist. SQLite applies a log to any file of its database's name, also to a restored one. */
const sqliteFiles = (filename: string): string[] =>
  ['-wal', '-shm', '-journal', ''].map((suffix) => filename + suffix).filter(existsSync);

/** Merges the write-ahead log into the file, unless that is damaged. @throws Error if another process has it open */
function closeSqlite(filename: string): void {
  const db = new Database(filename, { fileMustExist: true, timeout: 1000 });
  try {
    // Fails while another connection is open.
    db.pragma('journal_mode = DELETE');
  } catch (cause) {
    if (!/^SQLITE_(CORRUPT|NOTADB)/.test(String((cause as { code?: unknown }).code))) {
      throw new Error(running, { cause });
    }
  } finally {
    db.close();
  }
}

/** Moves the existing files into a hidden folder beside them; the folder itself stays, as it may be a mount point. */
async function replaceFiles(backup: Backup, mark: string, replaced: string[]): Promise<void> {
  if (environment().files.bucket) return fillBucket(backup);
  for (const { part, path } of fileFolders()) {
    await mkdir(path, { recursive: true, mode: 0o700 });
    const present = (await readdir(path)).filter((entry) => !entry.startsWith('.'));
    if (present.length > 0) {
      const aside = join(path, `.${mark}`);
      await mkdir(aside, { mode: 0o700 });
      replaced.push(aside);
      for (const entry of present) await rename(join(path, entry), join(aside, entry));
    }
    await restoreFiles(backup, part, path);
  }
}

/** Stores the files that the bucket lacks. */
async function fillBucket(backup: Backup): Promise<void> {
  const store = await openStore(environment().files);
  for (const key of fileKeys(backup)) {
    const present = await store.open(key);
    await present?.close();
    if (!present) await store.write(key, await openPart(backup, `${FILES}/${key}`));
  }
}

async function restoreFiles(backup: Backup, part: StoragePart, path: string): Promise<void> {
  for (const key of fileKeys(backup)) {
    if (!key.startsWith(`${part}/`)) continue;
    const name = `${FILES}/${key}`;
    const to = join(path, basename(key));
    await pipeline(
      await openPart(backup, name),
      createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }),
    );
    // The next backup recognizes an unchanged file by its time.
    const { mtime } = await stat(join(backup.folder, `${name}${suffixOf(backup)}`));
    await utimes(to, mtime, mtime);
  }
  await syncFolder(path);
}

/** The keys of the files in a backup. */
function fileKeys(backup: Backup): FileKey[] {
  const suffix = suffixOf(backup);
  return [...backup.sums.keys()].flatMap((stored) => {
    if (!stored.startsWith(`${FILES}/`) || !stored.endsWith(suffix)) return [];
    return keyOf(stored.slice(FILES.length, stored.length - suffix.length)) ?? [];
  });
}

async function replaceDatabase(
  backup: Backup,
  manifest: Manifest,
  mark: string,
): Promise<string[]> {
  const { database } = environment();
  return database.client === 'sqlite'
    ? replaceSqlite(resolve(database.filename), { backup, manifest, mark })
    : replacePostgres({ backup, manifest, mark });
}

interface Replacing {
  backup: Backup;
  manifest: Manifest;
  mark: string;
}

async function replaceSqlite(
  filename: string,
  { backup, manifest, mark }: Replacing,
): Promise<string[]> {
  await mkdir(dirname(filename), { recursive: true });
  const fresh = `${filename}.restoring`;
  // Left by a restore that was killed.
  await rm(fresh, { force: true });
  return withTemporary(fresh, async () => {
    const broken = await extractSqlite(backup, manifest, fresh);
    if (broken.length > 0) throw new Error(`The database is damaged: ${broken.join(', ')}`);
    const asides: string[] = [];
    for (const path of sqliteFiles(filename)) {
      const aside = `${filename}.${mark}${path.slice(filename.length)}`;
      // If the command is killed, a server must never find no database, because it would create an empty one.
      const isLinked = path === filename && (await link(path, aside).then(isTrue, isFalse));
      if (!isLinked) await rename(path, aside);
      asides.push(aside);
    }
    await rename(fresh, filename);
    await syncFolder(dirname(filename));
    return asides;
  });
}

const isTrue = () => true;
const isFalse = () => false;

async function replacePostgres({ backup, manifest, mark }: Replacing): Promise<string[]> {
  const { database } = environment();
  if (database.client !== 'postgres') throw new Error('PostgreSQL is not configured.');
  return withConnection(async (db) => {
    const isReplacing = (await tableNames(db)).length > 0;
    const fresh = ['create schema public', ...(await grantsOnSchema(db))];
    await loadDump(await openPart(backup, databaseFiles.postgres), {
      database,
      before: isReplacing ? [`alter schema public rename to ${mark}`, ...fresh] : [],
    });
    const wrong = differences(manifest.facts, await readFacts(db));
    if (wrong.length > 0) {
      const back = isReplacing ? [`alter schema ${mark} rename to public`] : fresh;
      await db.transaction(async (trx) => {
        for (const sql of ['drop schema public cascade', ...back]) await query(trx, sql);
      });
      throw new Error(`The restored database differs: ${wrong.join(', ')}`);
    }
    return isReplacing ? [`schema ${mark}`] : [];
  });
}

/** The statements that repeat the grants on the schema, e.g. to a monitoring role. */
async function grantsOnSchema(db: Knex): Promise<string[]> {
  const grants = await query<{ sql: string }>(
    db,
    `select format('grant %s on schema public to %s', privilege_type,
       case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end) as sql
     from pg_namespace, aclexplode(nspacl) where nspname = 'public'`,
  );
  return grants.map(({ sql }) => sql);
}

/**
 * Runs statements and then a dump in one transaction: until it is committed, a server that starts sees the previous
 * state. `pg_restore` alone cannot run other statements.
 */
async function loadDump(dump: Readable, { database, before }: Loading): Promise<void> {
  const { output: sql, ended: read } = runProgram('pg_restore', {
    arguments: ['--file=-', '--no-owner', '--no-privileges'],
    input: dump,
  });
  // Awaited below, unless `psql` fails first.
  read.catch(() => undefined);
  async function* script() {
    yield ['begin', ...before, ''].join(';\n');
    yield* forAnyServer(sql);
    await read;
    yield 'commit;\n';
  }
  const { output, ended } = runProgram('psql', {
    arguments: ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-'],
    database,
    input: Readable.from(script(), { objectMode: false }),
  });
  output.resume();
  await ended;
}

/**
 * `pg_restore` 17 prints a setting that servers before 17 refuse. It is among its first lines, before any row, and so in
 * the first chunk.
 */
export async function* forAnyServer(sql: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const chunk of sql) {
    yield isFirst ? Buffer.from(chunk.toString('latin1').replace(newSetting, ''), 'latin1') : chunk;
    isFirst = false;
  }
}

const newSetting = /^SET transaction_timeout = 0;$/m;

interface Loading {
  database: Postgres;
  before: readonly string[];
}
