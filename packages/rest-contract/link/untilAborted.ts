import { localError } from './apiErrors';

/** Stops waiting on abort without cancelling the work, which others may share. `signal` belongs to a single request. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(localError('Aborted'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    work.then(resolve, reject);
  });
}
