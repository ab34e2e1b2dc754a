/** Null if the work fails, or takes more than `ms`; it goes on then. */
export async function withinLimit<Result>(
  work: Promise<Result>,
  ms: number,
): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((done) => {
    timer = setTimeout(done, ms, null);
  });
  try {
    return await Promise.race([work.catch(() => null), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
