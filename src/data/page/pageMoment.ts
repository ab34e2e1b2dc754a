const QUARTER_MS = 15 * 60 * 1000;

/**
 * The current quarter hour in ms since 1970 (UTC): coarse, so that one cached response serves many
 * visitors.
 */
export function pageMoment(clock: number = Date.now()): number {
  return Math.floor(clock / QUARTER_MS) * QUARTER_MS;
}
