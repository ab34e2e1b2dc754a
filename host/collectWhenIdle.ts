import type { FastifyInstance } from 'fastify';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often memory is looked at, in ms. */
const LOOK_MS = 5_000;
/** How much the heap must have grown before it is worth a collection, in bytes. */
const WORTH_BYTES = 48 * 2 ** 20;

/**
 * Gives back what a rush of visitors left behind. V8 keeps the heap that a rush made it grow for the next
 * one, which may never come.
 */
export function collectWhenIdle(app: FastifyInstance): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let kept = process.memoryUsage().heapTotal;
  let answered = 0;
  let before = 0;
  app.server.on('request', () => (answered += 1));
  const timer = setInterval(() => {
    const { heapTotal } = process.memoryUsage();
    const isIdle = answered - before < 10;
    before = answered;
    if (!isIdle || heapTotal < kept + WORTH_BYTES) return;
    collect();
    kept = process.memoryUsage().heapTotal;
  }, LOOK_MS);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}
