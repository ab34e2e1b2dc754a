import type { FastifyInstance } from 'fastify';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often memory is looked at, in ms. */
const LOOK_MS = 5_000;
/** So many requests between two looks make a rush. */
const RUSH = 10;
/** How much the heap must exceed what is alive in it before it is worth a collection, in bytes. */
const WORTH_BYTES = 64 * 2 ** 20;
/** V8 gives memory back to the system in steps, one a collection. */
const MOST_COLLECTIONS = 3;

/**
 * Gives back what a rush of visitors left behind. V8 keeps the heap that a rush made it grow for the next
 * one, which may never come.
 */
export function collectWhenIdle(app: FastifyInstance): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let alive = process.memoryUsage().heapUsed;
  let requests = 0;
  let collections = 0;
  app.server.on('request', () => (requests += 1));
  const timer = setInterval(() => {
    const rush = requests >= RUSH;
    requests = 0;
    if (rush) collections = MOST_COLLECTIONS;
    else if (collections > 0 && process.memoryUsage().heapTotal > alive + WORTH_BYTES) {
      collect();
      alive = process.memoryUsage().heapUsed;
      collections -= 1;
    }
  }, LOOK_MS);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}
