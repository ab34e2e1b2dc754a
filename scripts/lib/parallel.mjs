import { availableParallelism } from 'node:os';

/**
 * Does pieces of work side by side, as many at a time as the machine has cores: each that ends makes room
 * for the next in line.
 * @param {(() => Promise<unknown>)[]} pieces the longest first, so that none is left alone at the end
 * @param {number} [atOnce]
 * @throws what the first piece that failed threw; no further one is begun
 */
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
