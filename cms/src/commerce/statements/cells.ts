import { VIETNAM_OFFSET_MS, DAY_MS } from '@iia/shared/dates';
import { foldText } from '@iia/shared/foldText';
import { type Cell, localTimeOf, textOf, type TimeRules } from '../../platform/spreadsheets/cells';

export type Direction = 'in' | 'out';

const MARKS: readonly [Direction, RegExp][] = [
  [
    'out',
    /^(?:-|d|dr|db|deb|debit|no|ghi ?no|giam|tru|rut|tien ?ra|chuyen ?di|ra|out|withdrawal)$/,
  ],
  ['in', /^(?:\+|c|cr|cre|credit|co|ghi ?co|tang|cong|nop|tien ?vao|chuyen ?den|vao|in|deposit)$/],
];

/** Direction of a mark beside an amount: `D`, `Nợ`, `−`, `Ghi có`. @returns null for any other text */
export function directionOf(mark: string): Direction | null {
  const text = foldText(normalizeSigns(mark).replace(/[().]/g, ''));
  return MARKS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

const AMOUNT =
  /^(?<before>[+-]|[a-z]+)?(?<digits>\d{1,3}(?:(?<group>[.,])\d{3}(?:\k<group>\d{3})*)?|\d+)(?:[.,]0{1,2})?(?<after>[+-]|[a-z]+)?$/;

/**
 * Whole đồng; null if there is none. Negative with any minus before or after, in brackets, or with a
 * debit mark: `-350000`, `350.000-`, `(350,000)`, `350.000 D`, `350.000 Nợ`. `1.234.567`,
 * `1,234,567.00` and `1234567 VND` are equivalent.
 * @returns undefined if it is not an amount
 */
export function amountOf(cell: Cell): number | null | undefined {
  if (typeof cell === 'number') return Number.isSafeInteger(cell) ? cell : undefined;
  // Strip the currency first: without its stroke, đ is the mark of a debit.
  const text = normalizeSigns(textOf(cell)).replace(/\s|VND|VNĐ|đồng|đ|₫/gi, '');
  if (text === '' || text === '-') return null;
  if (!/^[^()]*(?:\([^()]*\)[^()]*)?$/.test(text)) return undefined;
  const { groups } = AMOUNT.exec(foldText(text.replace(/[()]/g, ''))) ?? {};
  if (!groups?.digits) return undefined;
  const marks = [groups.before, groups.after].filter((mark) => mark !== undefined).map(directionOf);
  const amount = Number(groups.digits.replace(/[.,]/g, ''));
  if (marks.includes(null) || !Number.isSafeInteger(amount)) return undefined;
  const isNegative = marks.includes('out') || /\([^()]*\d[^()]*\)/.test(text);
  return isNegative && amount > 0 ? -amount : amount;
}

/** One hyphen for the minus signs and dashes of every width, in composed characters. */
function normalizeSigns(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212\u207B\u208B\uFE58\uFE63\uFF0D]/g, '-');
}

export interface Booked {
  /** `2026-07-05` in Vietnam. */
  day: string;
  /** Noon if the statement has the day only. */
  at: Date;
}

/** Null for no date at all. @returns undefined for a date that does not exist or cannot be read */
export function bookedOf(cell: Cell, rules: TimeRules = {}): Booked | null | undefined {
  const local = localTimeOf(cell, rules);
  if (typeof local !== 'number') return local;
  const day = new Date(local).toISOString().slice(0, 10);
  const timeOfDay = local % DAY_MS || DAY_MS / 2;
  return { day, at: new Date(Date.parse(day) + timeOfDay - VIETNAM_OFFSET_MS) };
}
