import type { FastifyInstance } from 'fastify';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Connections } from '../cms/src/platform/lifecycle/Connections';
import { stopOnSignal } from '../cms/src/platform/lifecycle/stopOnSignal';

const CHECK_INTERVAL_MS = 5_000;
const BURST_REQUESTS = 10;
const MIN_GARBAGE_BYTES = 64 * 2 ** 20;
/** V8 returns memory to the system gradually, some with each collection. */
const MAX_COLLECTIONS = 3;

/** Returns memory to the system after a burst of requests. V8 would otherwise retain it for the next burst. */
export function collectGarbageWhenIdle(app: FastifyInstance): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let alive = process.memoryUsage().heapUsed;
  let requests = 0;
  let collections = 0;
  app.server.on('request', () => (requests += 1));
  const timer = setInterval(() => {
    const isBurst = requests >= BURST_REQUESTS;
    requests = 0;
    if (isBurst) collections = MAX_COLLECTIONS;
    else if (collections > 0 && process.memoryUsage().heapTotal > alive + MIN_GARBAGE_BYTES) {
      collect();
      alive = process.memoryUsage().heapUsed;
      collections -= 1;
    }
  }, CHECK_INTERVAL_MS);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}

/** Stops after the requests in flight: see `cms/src/platform/lifecycle/stopOnSignal.ts`. */
export function stopGracefully(host: FastifyInstance, connections: Connections, drainMs: number) {
  stopOnSignal({
    drainMs,
    log: host.log,
    leave: () => connections.leave(),
    async finish(ms) {
      const cut = await connections.finish(ms);
      if (cut > 0) host.log.warn(`${cut} requests did not finish in time and were aborted`);
      await host.close();
    },
  });
}
