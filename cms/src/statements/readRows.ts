import { parse } from 'csv-parse/sync';
import { badField } from '../platform/errors/Fault';
import type { Cell } from './Cell';
import { columnsOf, missingColumns } from './columns';
import { readXlsx } from './readXlsx';
import { statementTexts } from './statementTexts';

/** Rows of a statement, headings and address included. */
export const MAX_ROWS = 2000;

/** @throws Fault 400 for what is neither CSV nor XLSX, or too long */
export async function readRows(file: Buffer): Promise<Cell[][]> {
  const rows = isZip(file) ? await readXlsx(file) : readCsv(decode(file));
  if (rows.length > MAX_ROWS) throw badField('content', statementTexts.tooManyRows(MAX_ROWS));
  return rows;
}

function isZip(file: Buffer): boolean {
  return file.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';
}

/** @throws Fault 400 for bytes that are no text */
function decode(file: Buffer): string {
  const encoding = encodingOf(file);
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(file);
    if (!text.includes('\0')) return text;
  } catch {
    // Reported below.
  }
  throw badField('content', statementTexts.notReadable);
}

function encodingOf(file: Buffer): string {
  if (file[0] === 0xff && file[1] === 0xfe) return 'utf-16le';
  if (file[0] === 0xfe && file[1] === 0xff) return 'utf-16be';
  // Without a mark: the text begins with unaccented letters.
  if (file[0] !== 0 && file[1] === 0) return 'utf-16le';
  return file[0] === 0 && file[1] !== 0 ? 'utf-16be' : 'utf-8';
}

/** Separated by whatever makes most columns of the headings. */
function readCsv(text: string): string[][] {
  const readings = [';', '\t', ','].map((delimiter) => parseCsv(text, delimiter));
  const scores = readings.map((rows) => Math.max(0, ...rows.slice(0, 60).map(scoreOf)));
  return readings[scores.indexOf(Math.max(...scores))] ?? [];
}

function scoreOf(row: readonly Cell[]): number {
  const columns = columnsOf(row);
  return Object.keys(columns).length * 10 - missingColumns(columns).length;
}

function parseCsv(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: MAX_ROWS + 1,
      max_record_size: 100_000,
    });
  } catch {
    return [];
  }
}
