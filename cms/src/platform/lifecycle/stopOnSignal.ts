/** How long requests, emails and background work in flight may take after the drain time. */
export const FINISH_MS = 7_000;
/** How long the process may take altogether after the drain time, e.g. to close its database. */
const STOP_MS = 9_000;
/**
 * Idle time before the exit: `process.exit` during a compilation by V8's threads can hang for ever
 * (https://github.com/nodejs/node/issues/54918), seen in one of some hundred stops on a busy machine.
 */
const COMPILER_MS = 200;
/** One Ctrl-C arrives as several signals, from the terminal, npm and a parent process. */
const REPEATED_MS = 1_000;

export interface Stoppable {
  /** How long it continues to serve, so that a balancer notices that it is no longer ready. */
  drainMs: number;
  /** Called at once: reports that the server is not ready; it continues to serve. */
  leave(): void;
  /** Completes work in flight, for at most `ms`, and closes resources. */
  finish(ms: number): Promise<void>;
  log: { info(message: string): void; warn(message: string): void; error(error: unknown): void };
}

/**
 * Stops the process on SIGTERM, SIGINT, or when its parent has died (`disconnect`), within `drainMs` and 9
 * seconds: with code 0 once it has closed its resources, even if `finish` had to abort some work; with 1 if that failed
 * or took too long. A second signal ends it at once, with code 1.
 */
export function stopOnSignal(server: Stoppable, { exit = process.exit } = {}): void {
  let stoppingSince: number | null = null;

  const stop = async (reason: string): Promise<void> => {
    stoppingSince = Date.now();
    const { drainMs, log } = server;
    log.info(`Stopping (${reason})`);
    setTimeout(() => {
      log.warn('Stopped before everything was closed');
      exit(1);
    }, drainMs + STOP_MS).unref();
    try {
      server.leave();
      if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs));
      await server.finish(FINISH_MS);
      await new Promise((resolve) => setTimeout(resolve, COMPILER_MS));
      exit(0);
    } catch (error) {
      log.error(error);
      exit(1);
    }
  };
  const onReason = (reason: string) => {
    if (stoppingSince === null) void stop(reason);
    else if (Date.now() - stoppingSince > REPEATED_MS) exit(1);
  };

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => onReason(signal));
  process.once('disconnect', () => onReason('the parent process is gone'));
}
