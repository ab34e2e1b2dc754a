const running = new Set<Promise<unknown>>();

/** Lets the server wait for work that no response waits for, before it stops. @returns the work */
export function inBackground<Result>(work: Promise<Result>): Promise<Result> {
  const done = work.then(
    () => undefined,
    () => undefined,
  );
  running.add(done);
  void done.then(() => running.delete(done));
  return work;
}

/** Resolves when all background work has ended, including what it has begun meanwhile. */
export async function finishBackgroundWork(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}
