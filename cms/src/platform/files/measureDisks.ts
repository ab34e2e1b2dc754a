import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { environment } from '../environment';
import { withinLimit } from '../lifecycle/withinLimit';

/**
 * A path on each disk that this server writes to: `database` for an SQLite file, `files` without a bucket. Each path
 * is inside the disk, because a mount point itself remains when its disk is unmounted.
 */
function writtenPaths(): Readonly<Record<string, string>> {
  const { database, files } = environment();
  return {
    ...(database.client === 'sqlite' && { database: resolve(database.filename) }),
    ...(!files.bucket && { files: resolve(files.folder, 'uploads') }),
  };
}

interface DiskSpace {
  freeBytes: number;
  sizeBytes: number;
}

/** A local disk responds at once; an unreachable network disk may never respond. */
const DISK_MS = 1_000;

/**
 * A disk that does not respond occupies one of the process's few file system threads, so only one check runs for each
 * path.
 */
const measuring = new Map<string, Promise<DiskSpace>>();

/** The disks that this server writes to; null for one that is missing, broken, or does not respond within a second. */
export async function measureDisks(
  paths = writtenPaths(),
): Promise<Readonly<Record<string, DiskSpace | null>>> {
  const measured = Object.entries(paths).map(
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
