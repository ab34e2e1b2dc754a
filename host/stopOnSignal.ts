import type { FastifyInstance } from 'fastify';

/** What is still under way after this long is cut off. */
const LONGEST_STOP_MS = 10_000;

/**
 * On SIGTERM or SIGINT takes no more connections, finishes what is under way and ends the process.
 * Where a parent process started the host with a channel, the channel's end is such a signal too, so
 * that no host outlives whoever started it.
 */
export function stopOnSignal(host: FastifyInstance, { exit = process.exit } = {}): void {
  let stopping = false;
  const stop = (reason: string) => {
    if (stopping) return;
    stopping = true;
    host.log.info(`Stopping (${reason})`);
    setTimeout(() => exit(1), LONGEST_STOP_MS).unref();
    host.close().then(
      () => exit(0),
      () => exit(1),
    );
  };
  process.once('SIGTERM', () => stop('SIGTERM'));
  process.once('SIGINT', () => stop('SIGINT'));
  process.once('disconnect', () => stop('the parent process is gone'));
}
