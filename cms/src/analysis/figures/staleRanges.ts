import type { Hour, HourRange } from './Source';

const HOUR_MS = 3_600_000;

/** Hours of a range, so that its transaction blocks nobody for long. */
const SIZES = [1, 24, 31 * 24];

/** More are taken together with the hours between them. */
const MAX_RANGES = 40;

/** Few ranges that have all the hours: those hours alone, or whole days or months of days around them. */
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
