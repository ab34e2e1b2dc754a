import type { FastifyInstance } from 'fastify';

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
