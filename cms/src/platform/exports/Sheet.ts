import type { Day } from '@iia/shared/dates';
import { badField } from '../errors/HttpError';

/** Rendered as a date. */
interface DayCell {
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

type ExportFormat = 'csv' | 'xlsx';

/** Characters: small in memory, but few writes. */
const CHUNK = 32_768;

/** Joins small texts into larger ones. */
export async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const text of texts) {
    chunk += text;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

/** @throws HttpError 400 for an unknown format */
export function readFormat(value: unknown): ExportFormat {
  if (value === 'csv' || value === 'xlsx') return value;
  throw badField('format', 'Định dạng tệp phải là csv hoặc xlsx.');
}
