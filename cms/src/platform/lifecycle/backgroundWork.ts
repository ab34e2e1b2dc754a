const running = new Set<Promise<unknown>>();

/** Registers work that no response waits for, so that the server completes it before it stops. @returns the work */
export function inBackground<Result>(work: Promise<Result>): Promise<Result> {
  const done = work.then(
    () => undefined,
    () => undefined,
  );
  running.add(done);
  void done.then(() => running.delete(done));
  return work;
}

/**
 * Waits for all background work, including work that it starts, until `late` resolves.
 * @returns the number of runs that have not finished
 */
export async function finishBackgroundWork(late: Promise<unknown>): Promise<number> {
  let isLate = false;
  const deadline = late.then(() => {
    isLate = true;
  });
  while (running.size > 0 && !isLate) await Promise.race([deadline, Promise.all(running)]);
  return running.size;
}
