import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { environment } from '../../platform/environment';
import type { StoragePart } from '../../platform/files/fileKeys';
import { openStore } from '../../platform/files/openStore';
import { syncFolder } from '../../platform/files/syncFolder';
import { dumpDatabase } from './dumpDatabase';
import { secretDigests, type Manifest } from './manifest';
import { MANIFEST, storedName, writePart, writeSums, type Sums } from './parts';
import { backupsAmong, deleteAbandoned, deleteExpired, nameOf, UNFINISHED } from './rotation';
import {
  BUCKET_LIST,
  copyFiles,
  FILES,
  listBucket,
  readPrevious,
  type Copied,
  type Previous,
} from './storedFiles';
import { withTemporary } from './temporary';

/** Lists the public keys that a backup is encrypted for. */
const RECIPIENTS = 'RECIPIENTS';

interface Taken {
  /** The backup's folder. */
  folder: string;
  manifest: Manifest;
  /** Names of older backups that were deleted. */
  deleted: string[];
  /** Problems that the operator should check although the backup is complete; one sentence each. */
  problems: string[];
}

/**
 * Writes a backup into a new folder of `BACKUP_FOLDER` while the server runs, then deletes older backups beyond
 * `BACKUP_KEEP` and its variants.
 * @throws Error if it fails, or in production without `BACKUP_FOLDER`; nothing is left of it, and no older backup is
 * deleted
 */
export async function takeBackup(application: string, begun = new Date()): Promise<Taken> {
  const { backup } = environment();
  if (backup.folder === null) {
    throw new Error('BACKUP_FOLDER must be set in production, to a folder outside the code.');
  }
  const home = resolve(backup.folder);
  await mkdir(home, { recursive: true, mode: 0o700 });
  const abandoned = await deleteAbandoned(home, begun);
  const name = nameOf(begun);
  const folder = join(home, name);
  if (existsSync(folder)) throw new Error(`${folder} exists already.`);
  const partial = join(home, `${UNFINISHED.partial}${name}`);
  await mkdir(partial, { mode: 0o700 });
  const manifest = await withTemporary(partial, async () => {
    const previous = await newestFor(home, backup.recipients);
    const written = await fill(partial, { application, begun, previous });
    await rename(partial, folder);
    return written;
  });
  await syncFolder(home);
  const { deleted, problems } = await deleteExpired(home, backup.keep);
  const missing = manifest.missingFiles.map(
    (file) => `The database names ${file}, which is missing.`,
  );
  return { folder, manifest, deleted, problems: [...abandoned, ...problems, ...missing] };
}

interface Filling {
  application: string;
  begun: Date;
  previous: Previous | null;
}

async function fill(folder: string, { application, begun, previous }: Filling): Promise<Manifest> {
  const { recipients } = environment().backup;
  const sums: Sums = new Map();
  const add = async (name: string, content: Readable, keys = recipients) => {
    const [stored, sum] = await writePart(content, { folder, name, recipients: keys });
    sums.set(stored, sum);
  };
  const copying = { folder, recipients, previous, sums };
  const { files, backup } = environment();
  const store = await openStore(files);
  const isCopied = files.bucket === null || backup.copiesBucket;
  // Copies files before the database, and new ones again after it, so that no file that the database names is missing,
  // even if it was uploaded, moved or deleted meanwhile.
  const before = isCopied ? await copyFiles(store, copying) : null;
  const { fileNames, ...dump } = await dumpDatabase(folder, add);
  const after = isCopied ? await copyFiles(store, copying) : null;
  if (!isCopied) await add(BUCKET_LIST, Readable.from(listBucket(store)));
  const manifest: Manifest = {
    format: 1,
    begunAt: begun.toISOString(),
    endedAt: new Date().toISOString(),
    application,
    database: environment().database.client,
    ...dump,
    files: before && after && sumOf(before, after),
    missingFiles: isCopied
      ? fileNames.filter((name) => !sums.has(storedName(`${FILES}/${name}`, recipients)))
      : [],
    secrets: secretDigests(),
  };
  await add(MANIFEST, streamOf(JSON.stringify(manifest, null, 2)));
  if (recipients.length > 0) await add(RECIPIENTS, streamOf(recipients.join('\n')), []);
  await writeSums(folder, sums);
  return manifest;
}

type CopiedParts = Record<StoragePart, Copied>;

const sumOf = (one: CopiedParts, other: CopiedParts): CopiedParts => ({
  uploads: addTo(one.uploads, other.uploads),
  'owners-only': addTo(one['owners-only'], other['owners-only']),
});

const addTo = (one: Copied, other: Copied): Copied => ({
  count: one.count + other.count,
  bytes: one.bytes + other.bytes,
});

const streamOf = (text: string): Readable => Readable.from([Buffer.from(`${text}\n`)]);

/** The newest backup with the same keys: files encrypted for other keys must not be linked. */
async function newestFor(home: string, recipients: readonly string[]): Promise<Previous | null> {
  const newest = backupsAmong(await readdir(home)).at(-1);
  if (newest === undefined) return null;
  const keys = await readFile(join(home, newest, RECIPIENTS), 'utf8').catch(() => '');
  const isSame = keys.split('\n').filter(Boolean).sort().join() === [...recipients].sort().join();
  return isSame ? readPrevious(join(home, newest)) : null;
}
