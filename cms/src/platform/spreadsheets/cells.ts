import { type Day, DAY_MS } from '@iia/shared/dates';
import { foldText } from '@iia/shared/foldText';
import { readLocalTime, type WrittenTimeOptions } from '../clock/writtenTime';

/** Numbers outside this range are no plausible dates in imports. */
const FIRST_DAY = Date.UTC(1982, 1, 18);
const LAST_DAY = Date.UTC(2119, 0, 10);
/** Day 0 of Excel’s calendar, and of the one used by old Macs. */
const EPOCHS = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

export function textOf(cell: Cell): string {
  if (cell === null) return '';
  return cell instanceof Date ? cell.toISOString() : String(cell).trim();
}

/** A heading without case, diacritics and punctuation: `ngay giao dich`. */
export function headingOf(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

export interface TimeRules extends WrittenTimeOptions {
  /** The calendar of the workbook's day numbers. */
  dateSystem?: DateSystem;
}

/**
 * The local time displayed in a cell, in milliseconds as if it were UTC; midnight if it has only a day. Null
 * for no date at all.
 *
 * @returns undefined for a date that does not exist or cannot be read
 */
export function localTimeOf(cell: Cell, rules: TimeRules = {}): number | null | undefined {
  if (cell instanceof Date) return cell.getTime();
  if (typeof cell === 'number') {
    const { dateSystem = 1900 } = rules;
    const time = EPOCHS[dateSystem] + Math.round(cell * DAY_MS);
    return time > FIRST_DAY && time < LAST_DAY ? time : null;
  }
  const text = textOf(cell);
  return /\d/.test(text) ? readLocalTime(text, rules) : null;
}

/** @returns undefined if it is not a day, or empty */
export function dayIn(cell: Cell, rules: TimeRules = {}): Day | undefined {
  const time = localTimeOf(cell, rules);
  return typeof time === 'number' ? new Date(time).toISOString().slice(0, 10) : undefined;
}

/** A cell's value: text, or in Excel also a number or a date, in UTC as displayed. */
export type Cell = string | number | Date | null;

/** The epoch year of a workbook's day numbers. */
export type DateSystem = 1900 | 1904;

export interface Sheet {
  rows: Cell[][];
  dateSystem: DateSystem;
}

export interface NumberedSheet extends Sheet {
  /** For each row, the line of the file where it begins, or the row of the workbook; from 1. */
  lines: number[];
}

/** The worker's result instead of a sheet. */
export const TOO_LARGE = 'too large';
