import { mkdir, rm } from 'node:fs/promises';

/** Work that two test processes must not do at the same time, by a folder that only one of them can make. */
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
        // A process that died while it worked leaves its lock: after a while it counts no more. The
        // next holder has its whole time again.
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
