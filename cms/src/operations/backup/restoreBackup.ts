import Database from 'better-sqlite3';
import type { Knex } from 'knex';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parse } from 'pg-connection-string';
import { environment } from '../../platform/environment';
import { keyOf, storageParts, type StoragePart } from '../../platform/files/fileKeys';
import { openStore } from '../../platform/files/openStore';
import { query } from '../../platform/sql/query';
import { withConnection } from '../../platform/sql/withConnection';
import { checkRestored } from './checkRestored';
import { databaseFiles, REPLACED } from './dumpDatabase';
import { differences, readFacts, tableNames } from './facts';
import type { Manifest } from './manifest';
import { openBackup, openPart, suffixOf, type Backup } from './parts';
import { runProgram } from './postgresTools';
import { FILES } from './storedFiles';
import { extractSqlite, verifyBackup } from './verifyBackup';

interface Restored {
  manifest: Manifest;
  /** Where the replaced database and files are now; none if the place was empty. */
  replaced: string[];
  /** What does not agree with the manifest or the configured secrets; none if all is well. */
  problems: string[];
}

interface Options {
  /** age secret keys. */
  identities: readonly string[];
  /** The name of the configured database, as a confirmation that it may be replaced. */
  replace?: string;
}

/**
 * Restores database and files into the configured, empty places, or replaces what is there; the server must be
 * stopped.
 * @throws Error if the backup is damaged or for another kind of database, the server is running, the places
 * are not empty, or `replace` names another database; then nothing has changed
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
  const mark = `${REPLACED}${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
  const replaced = await replaceDatabase(backup, manifest, mark);
  await replaceFiles(backup, mark, replaced).catch((cause: unknown) => {
    const before =
      replaced.length > 0 ? ` What was there before is in ${replaced.join(', ')}.` : '';
    throw new Error(`The database is restored, but not all files: ${String(cause)}.${before}`, {
      cause,
    });
  });
  return { manifest, replaced, problems: await checkRestored(manifest) };
}

function checkKind({ database }: Manifest): void {
  const { client } = environment().database;
  if (client === database) return;
  const names = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
  throw new Error(
    `The backup is of ${names[database]}, the configured database is ${names[client]}.`,
  );
}

/** The file's or the database's name, which an operator repeats to confirm. */
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
  } else if (existsSync(database.filename)) {
    filled.push(database.filename);
    if (mayReplace) closeSqlite(database.filename);
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
     and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (others.length > 0) throw new Error(running);
}

const running = 'The database is in use. Stop the server first.';

/** Merges the write-ahead log into the file. @throws Error if another process has it open */
function closeSqlite(filename: string): void {
  const db = new Database(filename, { fileMustExist: true, timeout: 1000 });
  try {
    // Fails while another connection is open.
    db.pragma('journal_mode = DELETE');
  } catch (cause) {
    throw new Error(running, { cause });
  } finally {
    db.close();
  }
}

/** Moves the present files into a hidden folder beside them, so that a mounted folder stays. */
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
    await restoreFiles(backup, `${FILES}/${part}/`, path);
  }
}

/** Stores what the bucket lacks. */
async function fillBucket(backup: Backup): Promise<void> {
  const store = await openStore(environment().files);
  const suffix = suffixOf(backup);
  for (const stored of backup.sums.keys()) {
    const name = stored.slice(0, stored.length - suffix.length);
    const key = name.startsWith(`${FILES}/`) ? keyOf(name.slice(FILES.length)) : null;
    if (!key) continue;
    const present = await store.open(key);
    await present?.close();
    if (!present) await store.write(key, await openPart(backup, name));
  }
}

async function restoreFiles(backup: Backup, prefix: string, path: string): Promise<void> {
  const suffix = suffixOf(backup);
  for (const stored of backup.sums.keys()) {
    if (!stored.startsWith(prefix)) continue;
    const name = stored.slice(0, stored.length - suffix.length);
    const to = join(path, name.slice(prefix.length));
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await pipeline(
      await openPart(backup, name),
      createWriteStream(to, { flags: 'wx', flush: true }),
    );
    // The next backup recognizes an unchanged file by its time.
    const { mtime } = await stat(join(backup.folder, stored));
    await utimes(to, mtime, mtime);
  }
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
  const broken = await extractSqlite(backup, manifest, fresh);
  if (broken.length > 0) throw new Error(`The database is damaged: ${broken.join(', ')}`);
  const aside = `${filename}.${mark}`;
  const isReplacing = existsSync(filename);
  if (isReplacing) await rename(filename, aside);
  await rename(fresh, filename);
  return isReplacing ? [aside] : [];
}

async function replacePostgres({ backup, manifest, mark }: Replacing): Promise<string[]> {
  const { database } = environment();
  if (database.client !== 'postgres') throw new Error('PostgreSQL is not configured.');
  return withConnection(async (db) => {
    const isReplacing = (await tableNames(db)).length > 0;
    if (isReplacing) {
      await query(db, `alter schema public rename to ${mark}`);
      await query(db, 'create schema public');
    }
    try {
      const { output, ended } = runProgram('pg_restore', {
        arguments: [
          '--single-transaction',
          '--exit-on-error',
          '--no-owner',
          '--no-privileges',
          `--dbname=${databaseName()}`,
        ],
        database,
        input: await openPart(backup, databaseFiles.postgres),
      });
      output.resume();
      await ended;
      const wrong = differences(manifest.facts, await readFacts(db));
      if (wrong.length > 0) throw new Error(`The restored database differs: ${wrong.join(', ')}`);
    } catch (error) {
      if (isReplacing) {
        await query(db, 'drop schema public cascade');
        await query(db, `alter schema ${mark} rename to public`);
      }
      throw error;
    }
    return isReplacing ? [`schema ${mark}`] : [];
  });
}
