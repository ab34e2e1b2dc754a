import type { Day } from '../clock/days';
import { foldText } from '../text/foldText';
import type { Cell } from './Cell';

const DAY_MS = 86_400_000;
/** Day 0 of Excel’s calendar. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);

export function textOf(cell: Cell): string {
  if (cell === null) return '';
  return cell instanceof Date ? cell.toISOString() : String(cell).trim();
}

/** A heading without case, diacritics and signs: `ngay giao dich`. */
export function headingOf(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/**
 * The local time that a cell shows, in milliseconds as if it were UTC; midnight if it tells the day only. Null for
 * no date at all. @returns undefined for a date that does not exist or cannot be read
 */
export function localTimeOf(cell: Cell): number | null | undefined {
  if (cell instanceof Date) return cell.getTime();
  if (typeof cell === 'number') {
    return cell > 30_000 && cell < 80_000 ? EXCEL_EPOCH + Math.round(cell * DAY_MS) : null;
  }
  const text = textOf(cell);
  if (!/\d/.test(text)) return null;
  const date =
    /(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})/.exec(text) ??
    /(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})/.exec(text);
  const { year, month, day } = date?.groups ?? {};
  if (!year || !month || !day) return undefined;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const isReal = new Date(midnight).getUTCDate() === Number(day) && Number(month) <= 12;
  if (!isReal) return undefined;
  const [, hours = 0, minutes = 0, seconds = 0] =
    /(\d{1,2}):(\d{2})(?::(\d{2}))?/.exec(text)?.map(Number) ?? [];
  return midnight + ((hours * 60 + minutes) * 60 + (seconds || 0)) * 1000;
}

/** @returns undefined for what is no day, an empty cell included */
export function dayIn(cell: Cell): Day | undefined {
  const time = localTimeOf(cell);
  return typeof time === 'number' ? new Date(time).toISOString().slice(0, 10) : undefined;
}
