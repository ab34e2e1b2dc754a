export const day = 24 * 60 * 60 * 1000;

export function inDays(days: number): Date {
  return new Date(Date.now() + days * day);
}

// Playwright loads this file too, and finds no named exports in the server's modules.
export const isoDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
export const vietnamOffset = 7 * 60 * 60 * 1000;
