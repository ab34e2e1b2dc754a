import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { environment } from '../environment';
import { withinLimit } from '../lifecycle/withinLimit';

/** The folders that this server writes to, by what they contain: `database` if it is a file, `files` if they are in no bucket. */
export function writtenFolders(): Readonly<Record<string, string>> {
  const { database, files } = environment();
  return {
    ...(database.client === 'sqlite' && { database: dirname(resolve(database.filename)) }),
    ...(!files.bucket && { files: resolve(files.folder) }),
  };
}

interface DiskSpace {
  freeBytes: number;
  sizeBytes: number;
}

/** A local disk responds at once; one in the network that is away may never do. */
const DISK_MS = 1_000;

/** Each that does not respond takes one of the process's few file system threads: only one for each folder. */
const measuring = new Map<string, Promise<DiskSpace>>();

/** The disks of folders, by what these contain; null for one that is gone, broken, or does not respond in a second. */
export async function measureDisks(
  folders = writtenFolders(),
): Promise<Readonly<Record<string, DiskSpace | null>>> {
  const measured = Object.entries(folders).map(
    async ([content, path]) => [content, await withinLimit(measure(path), DISK_MS)] as const,
  );
  return Object.fromEntries(await Promise.all(measured));
}

function measure(path: string): Promise<DiskSpace> {
  const current =
    measuring.get(path) ??
    statfs(path)
      .then(({ bsize, bavail, blocks }) => ({
        freeBytes: bsize * bavail,
        sizeBytes: bsize * blocks,
      }))
      .finally(() => measuring.delete(path));
  measuring.set(path, current);
  return current;
}
