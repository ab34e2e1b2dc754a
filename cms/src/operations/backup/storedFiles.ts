import { createReadStream } from 'node:fs';
import { link, mkdir, readdir, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { environment } from '../../platform/environment';
import { readSums, storedName, writePart, type Sums } from './parts';

/** Below it a backup contains each folder of files under its name. */
export const FILES = 'files';

interface FileFolder {
  name: 'uploads' | 'owners-only';
  path: string;
}

/** The server's folders of files. Evidence of training is in the database. */
export function fileFolders(): FileFolder[] {
  const { database, ownersFolder } = environment();
  const data = database.client === 'sqlite' ? dirname(database.filename) : '.data';
  return [
    { name: 'uploads', path: resolve('public/uploads') },
    { name: 'owners-only', path: resolve(ownersFolder || join(data, 'owners-only')) },
  ];
}

/** Paths of all files below a folder, relative to it; none if it does not exist. Omits hidden ones. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.split(sep).some((part) => part.startsWith('.')))
    .sort();
}

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
 * Adds the files of a folder that the backup does not contain yet.
 * A file deleted meanwhile is left out.
 */
export async function copyFiles({ name, path }: FileFolder, copying: Copying): Promise<Copied> {
  const copied = { count: 0, bytes: 0 };
  for (const file of await listFiles(path)) {
    const part = join(FILES, name, file);
    if (copying.sums.has(storedName(part, copying.recipients))) continue;
    const size = await copyFile(join(path, file), part, copying);
    if (size === null) continue;
    copied.count += 1;
    copied.bytes += size;
  }
  return copied;
}

/** @returns the file's size in bytes, null if it is gone */
async function copyFile(from: string, name: string, copying: Copying): Promise<number | null> {
  const { folder, recipients, sums } = copying;
  try {
    const { mtime, size } = await stat(from);
    const linked = await linkPrevious({ name, mtime, size }, copying);
    if (!linked) {
      const [stored, sum] = await writePart(createReadStream(from), { folder, name, recipients });
      await utimes(join(folder, stored), mtime, mtime);
      sums.set(stored, sum);
    }
    return size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Links a file whose time, and size unless it is encrypted, have not changed. */
async function linkPrevious(
  { name, mtime, size }: { name: string; mtime: Date; size: number },
  { folder, recipients, previous, sums }: Copying,
): Promise<boolean> {
  const stored = storedName(name, recipients);
  const sum = previous?.sums.get(stored);
  if (!previous || sum === undefined) return false;
  const before = await stat(join(previous.folder, stored)).catch(() => null);
  const isSame =
    before !== null &&
    Math.abs(before.mtimeMs - mtime.getTime()) < 1 &&
    (recipients.length > 0 || before.size === size);
  if (!isSame) return false;
  await mkdir(dirname(join(folder, stored)), { recursive: true, mode: 0o700 });
  const isLinked = await link(join(previous.folder, stored), join(folder, stored)).then(
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
