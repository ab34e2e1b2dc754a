import { mkdir, rm } from 'node:fs/promises';

/** A lock between test processes: a folder that only one of them can create. */
export async function withLock<Result>(
  folder: string,
  limitMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  let deadline = Date.now() + limitMs;
  for (;;) {
    try {
      await mkdir(folder);
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      if (Date.now() > deadline) {
        // The lock of a process that died expires; the next holder then has the full time.
        await rm(folder, { recursive: true, force: true });
        deadline = Date.now() + limitMs;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  try {
    return await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
