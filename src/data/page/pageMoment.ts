const QUARTER_MS = 15 * 60 * 1000;

/**
 * The moment a page is told of, in milliseconds since 1970 (UTC): the quarter of an hour that has begun. A loader
 * passes it on, so that server and browser say the same; and being coarse, it lets a cache answer many visitors.
 */
export function pageMoment(clock: number = Date.now()): number {
  return Math.floor(clock / QUARTER_MS) * QUARTER_MS;
}
