import { mkdir, rm } from 'node:fs/promises';

/** Work that two test processes must not do at the same time, by a folder that only one of them can make. */
export async function withLock<Result>(
  folder: string,
  limitMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    try {
      await mkdir(folder);
      break;
    } catch {
      // A process that died while it worked leaves its lock: after a while it counts no more.
      if (Date.now() > deadline) await rm(folder, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  try {
    return await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
