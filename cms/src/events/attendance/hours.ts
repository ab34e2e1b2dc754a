/** Hours are stored as whole tenths: sums of decimals drift. */
export const toTenths = (hours: number): number => Math.round(hours * 10);

export const toHours = (tenths: number): number => tenths / 10;

/** Whether the hours have at most one decimal. */
export const isWholeTenths = (hours: number): boolean =>
  Math.abs(hours * 10 - Math.round(hours * 10)) < 1e-9;

const MINUTES_PER_HOUR = 50;

/** 50 minutes are an hour; the rest counts in whole tenths of five minutes. */
export const tenthsOfMinutes = (minutes: number): number =>
  Math.floor((Math.max(0, minutes) * 10) / MINUTES_PER_HOUR);
