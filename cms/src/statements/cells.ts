import { VIETNAM_OFFSET_MS } from '../platform/clock/vietnamTime';
import type { Cell } from './Cell';

const DAY_MS = 86_400_000;
/** Day 0 of Excel’s calendar. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);

export function textOf(cell: Cell): string {
  if (cell === null) return '';
  return cell instanceof Date ? cell.toISOString() : String(cell).trim();
}

/**
 * Whole đồng, negative with a minus or in brackets; null if there is none. `1.234.567`, `1,234,567.00` and
 * `1234567 VND` are read alike.
 * @returns undefined for what is no amount
 */
export function amountOf(cell: Cell): number | null | undefined {
  if (typeof cell === 'number') return Number.isSafeInteger(cell) ? cell : undefined;
  const text = textOf(cell)
    .replace(/\s|VND|VNĐ|đ|₫/gi, '')
    .replace(/^\((.*)\)$/, '-$1');
  if (text === '' || text === '-') return null;
  const match = /^([+-]?)(\d{1,3}(?:([.,])\d{3}(?:\3\d{3})*)?|\d+)(?:[.,]0{1,2})?$/.exec(text);
  if (!match?.[2]) return undefined;
  const amount = Number(match[2].replace(/[.,]/g, ''));
  if (!Number.isSafeInteger(amount)) return undefined;
  return match[1] === '-' ? -amount : amount;
}

export interface Booked {
  /** `2026-07-05` in Vietnam. */
  day: string;
  /** Noon if the statement tells the day only. */
  at: Date;
}

/** Null for no date at all. @returns undefined for a date that does not exist or cannot be read */
export function bookedOf(cell: Cell): Booked | null | undefined {
  if (cell instanceof Date) return bookedAt(cell.getTime());
  if (typeof cell === 'number') {
    return cell > 30_000 && cell < 80_000
      ? bookedAt(EXCEL_EPOCH + Math.round(cell * DAY_MS))
      : null;
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
  return bookedAt(midnight + ((hours * 60 + minutes) * 60 + (seconds || 0)) * 1000);
}

/** `local` is Vietnam’s time, counted as if it were UTC. */
function bookedAt(local: number): Booked {
  const day = new Date(local).toISOString().slice(0, 10);
  const timeOfDay = local % DAY_MS || DAY_MS / 2;
  return { day, at: new Date(Date.parse(day) + timeOfDay - VIETNAM_OFFSET_MS) };
}
