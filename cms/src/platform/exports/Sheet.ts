import type { Day } from '@iia/shared/dates';
import { badField } from '../errors/HttpError';

/** Rendered as a date. */
export interface DayCell {
  day: Day;
}

export type Cell = string | number | DayCell | null;
export type Row = readonly Cell[];

export interface Sheet {
  name: string;
  header: readonly string[];
  /** Read while the file is written, so that a file of any size needs the memory of a few rows. */
  rows: Iterable<Row> | AsyncIterable<Row>;
}

export type ExportFormat = 'csv' | 'xlsx';

/** @throws HttpError 400 for an unknown format */
export function readFormat(value: unknown): ExportFormat {
  if (value === 'csv' || value === 'xlsx') return value;
  throw badField('format', 'Định dạng tệp phải là csv hoặc xlsx.');
}
