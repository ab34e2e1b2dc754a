import type { Day } from '../clock/days';
import { badField } from '../errors/Fault';

/** A day of the calendar, shown as a date. */
export interface DayCell {
  day: Day;
}

export type Cell = string | number | DayCell | null;

/** One table of an export. */
export interface Sheet {
  name: string;
  header: readonly string[];
  rows: readonly (readonly Cell[])[];
}

export type ExportFormat = 'csv' | 'xlsx';

/** @throws Fault 400 for another format */
export function readFormat(value: unknown): ExportFormat {
  if (value === 'csv' || value === 'xlsx') return value;
  throw badField('format', 'Định dạng tệp phải là csv hoặc xlsx.');
}
