/** Null if the work fails, or takes more than `ms`; the work then continues. */
export async function withinLimit<Result>(
  work: Promise<Result>,
  ms: number,
): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((done) => {
    // A result that came while the process was busy is read before the immediate.
    timer = setTimeout(() => setImmediate(done, null), ms);
  });
  try {
    return await Promise.race([work.catch(() => null), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
