import { VIETNAM_OFFSET_MS } from '../platform/clock/vietnamTime';
import type { Cell } from '../platform/spreadsheets/Cell';
import { localTimeOf, textOf } from '../platform/spreadsheets/cells';

const DAY_MS = 86_400_000;

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
  const local = localTimeOf(cell);
  if (typeof local !== 'number') return local;
  const day = new Date(local).toISOString().slice(0, 10);
  const timeOfDay = local % DAY_MS || DAY_MS / 2;
  return { day, at: new Date(Date.parse(day) + timeOfDay - VIETNAM_OFFSET_MS) };
}
