import { open } from 'node:fs/promises';

/** Flushes the names in a folder to the disk: without it, a power failure may undo a finished `rename`. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
