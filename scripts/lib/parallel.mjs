import { availableParallelism } from 'node:os';

/** Runs tasks with one worker per core; pass the longest first. After a failure starts no more, and throws. */
export async function runInParallel(pieces, atOnce = availableParallelism()) {
  const waiting = [...pieces];
  const lane = async () => {
    for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift()) {
      await piece();
    }
  };
  const workers = Array.from({ length: atOnce }, async () => {
    try {
      await lane();
    } catch (error) {
      waiting.length = 0;
      throw error;
    }
  });
  await Promise.all(workers);
}
