import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { checkSqlite, countDumpedRows } from './checkDatabase';
import { databaseFiles, withCopy } from './dumpDatabase';
import { differences, readFacts } from './facts';
import { readManifest, type Manifest } from './manifest';
import { damagedParts, openBackup, openPart, type Backup } from './parts';
import { runProgram } from './postgresTools';
import { deleteAbandoned, UNFINISHED } from './rotation';
import { withTemporary } from './temporary';

interface Verified {
  /** Null if it is encrypted and no key is given: then only checksums are verified. */
  manifest: Manifest | null;
  /** One sentence each; empty if the backup is intact. */
  problems: string[];
}

/**
 * Reads a whole backup and compares its database with its manifest, without the configured database.
 * @param identities age secret keys
 */
export async function verifyBackup(
  folder: string,
  identities: readonly string[],
): Promise<Verified> {
  const backup = await openBackup(folder, identities);
  const damaged = await damagedParts(backup);
  const problems = damaged.map((name) => `${name} is missing or damaged`);
  const isUnreadable = backup.isEncrypted && identities.length === 0;
  if (problems.length > 0 || isUnreadable) return { manifest: null, problems };
  const manifest = await readManifest(backup);
  const verify = manifest.database === 'sqlite' ? verifySqlite : verifyPostgres;
  return { manifest, problems: await verify(backup, manifest) };
}

/** Writes the SQLite file of a backup. @returns its problems */
export async function extractSqlite(
  backup: Backup,
  manifest: Manifest,
  to: string,
): Promise<string[]> {
  await pipeline(
    await openPart(backup, databaseFiles[manifest.database]),
    createGunzip(),
    createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }),
  );
  const broken = checkSqlite(to);
  if (broken.length > 0) return broken;
  return differences(manifest.facts, await withCopy(to, readFacts));
}

async function verifySqlite(backup: Backup, manifest: Manifest): Promise<string[]> {
  // Beside the backups, as the folder for temporary files may be too small.
  const home = dirname(resolve(backup.folder));
  await deleteAbandoned(home);
  const scratch = join(home, `${UNFINISHED.verify}${randomUUID()}`);
  return withTemporary(scratch, async () => {
    await mkdir(scratch, { mode: 0o700 });
    return extractSqlite(backup, manifest, join(scratch, 'copy.sqlite'));
  });
}

async function verifyPostgres(backup: Backup, manifest: Manifest): Promise<string[]> {
  const { output, ended } = runProgram('pg_restore', {
    arguments: ['--file=-'],
    input: await openPart(backup, databaseFiles[manifest.database]),
  });
  const [rows] = await Promise.all([countDumpedRows(output), ended]);
  return differences(manifest.facts, { ...manifest.facts, rows });
}
