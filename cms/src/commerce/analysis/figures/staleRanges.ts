import { HOUR_MS } from '@iia/shared/dates';
import type { Hour, HourRange } from './Source';

/** Hours per range, so that no transaction blocks others for long. */
const SIZES = [1, 24, 31 * 24];

/** With more hours than this, whole ranges are recomputed, including the hours between. */
const MAX_RANGES = 40;

/** A few ranges that cover all stale hours: single hours, whole days, or whole months. */
export function staleRanges(hours: readonly Hour[]): HourRange[] {
  let ranges: HourRange[] = [];
  for (const size of SIZES) {
    const starts = new Set(hours.map((hour) => Math.floor(indexOf(hour) / size)));
    ranges = [...starts]
      .sort((one, other) => one - other)
      .map((start) => ({ from: hourAt(start * size), to: hourAt((start + 1) * size - 1) }));
    if (ranges.length <= MAX_RANGES) return ranges;
  }
  return ranges;
}

function indexOf(hour: Hour): number {
  return Date.parse(`${hour}:00:00Z`) / HOUR_MS;
}

function hourAt(index: number): Hour {
  return new Date(index * HOUR_MS).toISOString().slice(0, 13);
}
