import { link, mkdir, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { storageParts, type StoragePart } from '../../platform/files/fileKeys';
import type { FileEntry, FileStore } from '../../platform/files/FileStore';
import { readSums, storedName, sumOf, writePart, type Sums } from './parts';

/** The folder of a backup in which files are stored under their keys. */
export const FILES = 'files';

/** The list of a bucket's files that were not copied: ETag, bytes and key, separated by tabs. */
export const BUCKET_LIST = 'bucket-files.tsv';

export interface Copying {
  /** The backup that is being written. */
  folder: string;
  recipients: readonly string[];
  /** The newest complete backup for the same recipients: its unchanged files are linked, not copied. */
  previous: Previous | null;
  sums: Sums;
}

export interface Previous {
  folder: string;
  sums: Sums;
}

export interface Copied {
  count: number;
  /** Bytes in the server's folder. */
  bytes: number;
}

/**
 * Adds the files that the backup does not contain yet, by part of the storage.
 * A file deleted meanwhile is left out.
 */
export async function copyFiles(
  store: FileStore,
  copying: Copying,
): Promise<Record<StoragePart, Copied>> {
  const copied = { uploads: { count: 0, bytes: 0 }, 'owners-only': { count: 0, bytes: 0 } };
  for (const part of storageParts) {
    for await (const entry of store.list(part)) {
      if (copying.sums.has(storedName(`${FILES}/${entry.key}`, copying.recipients))) continue;
      if (!(await copyFile(store, entry, copying))) continue;
      copied[part].count += 1;
      copied[part].bytes += entry.size;
    }
  }
  return copied;
}

/** @returns whether the file still existed */
async function copyFile(store: FileStore, entry: FileEntry, copying: Copying): Promise<boolean> {
  const { folder, recipients, sums } = copying;
  const name = `${FILES}/${entry.key}`;
  if (await linkPrevious(name, entry, copying)) return true;
  const file = await store.open(entry.key);
  if (!file) return false;
  const [stored, sum] = await writePart(await file.read(), { folder, name, recipients });
  await utimes(join(folder, stored), file.modified, file.modified);
  sums.set(stored, sum);
  return true;
}

/** One line for each file of a bucket. */
export async function* listBucket(store: FileStore): AsyncGenerator<Buffer> {
  for await (const { key } of store.list()) {
    const file = await store.open(key);
    await file?.close();
    if (file) yield Buffer.from(`${file.etag}\t${file.size}\t${key}\n`);
  }
}

/**
 * Links a file whose modification time, and size if it is not encrypted, have not changed. Does not link a damaged
 * copy, because later backups would inherit it.
 */
async function linkPrevious(
  name: string,
  { modified, size }: FileEntry,
  { folder, recipients, previous, sums }: Copying,
): Promise<boolean> {
  const stored = storedName(name, recipients);
  const sum = previous?.sums.get(stored);
  if (!previous || sum === undefined) return false;
  const path = join(previous.folder, stored);
  const before = await stat(path).catch(() => null);
  const isSame =
    before !== null &&
    Math.abs(before.mtimeMs - modified.getTime()) < 1 &&
    (recipients.length > 0 || before.size === size);
  if (!isSame || (await sumOf(path).catch(() => null)) !== sum) return false;
  await mkdir(dirname(join(folder, stored)), { recursive: true, mode: 0o700 });
  const isLinked = await link(path, join(folder, stored)).then(
    () => true,
    // Some file systems have no hard links, or limit their number.
    () => false,
  );
  if (isLinked) sums.set(stored, sum);
  return isLinked;
}

/** Null if the backup is incomplete. */
export function readPrevious(folder: string): Promise<Previous | null> {
  return readSums(folder).then(
    (sums) => ({ folder, sums }),
    () => null,
  );
}
