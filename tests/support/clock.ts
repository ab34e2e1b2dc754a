const DAY_MS = 24 * 60 * 60 * 1000;
const VIETNAM_MS = 7 * 60 * 60 * 1000;

export function inDays(days: number): Date {
  return new Date(Date.now() + days * DAY_MS);
}

// Playwright loads this file too, and finds no named exports in the server's modules.
/** The day in Vietnam, `2026-11-22`: today, some days later or that of a time. */
export function vietnamDay(from: number | Date = 0): string {
  const moment = typeof from === 'number' ? inDays(from) : from;
  return new Date(moment.getTime() + VIETNAM_MS).toISOString().slice(0, 10);
}

/** `2026-11-22 09:30:00` */
export function vietnamNow(): string {
  return new Date(Date.now() + VIETNAM_MS).toISOString().slice(0, 19).replace('T', ' ');
}
