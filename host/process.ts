import type { FastifyInstance } from 'fastify';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const CHECK_INTERVAL_MS = 5_000;
const BURST_REQUESTS = 10;
const MIN_GARBAGE_BYTES = 64 * 2 ** 20;
/** V8 returns memory to the system gradually, some with each collection. */
const MAX_COLLECTIONS = 3;

/** Returns memory to the system after a burst of requests. V8 would keep it for the next burst, which may never come. */
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

const SHUTDOWN_TIMEOUT_MS = 10_000;

/** Shuts down on SIGTERM, SIGINT, or when the IPC channel closes: the host must not outlive its parent. */
export function stopOnSignal(host: FastifyInstance, { exit = process.exit } = {}): void {
  let stopping = false;
  const stop = (reason: string) => {
    if (stopping) return;
    stopping = true;
    host.log.info(`Stopping (${reason})`);
    setTimeout(() => exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    host.close().then(
      () => exit(0),
      () => exit(1),
    );
  };
  process.once('SIGTERM', () => stop('SIGTERM'));
  process.once('SIGINT', () => stop('SIGINT'));
  process.once('disconnect', () => stop('the parent process is gone'));
}
