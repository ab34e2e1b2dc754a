import { parse } from 'csv-parse/sync';
import { badField } from '../errors/Fault';
import type { Cell } from './Cell';
import { unescapeFormula } from './formulaText';
import { readXlsx } from './readXlsx';
import { spreadsheetTexts } from './spreadsheetTexts';

export interface SpreadsheetRules {
  /** Headings and whatever stands above them included. */
  maxRows: number;
  /** How much a row looks like the headings: a CSV is split by whatever sign makes most of them. */
  scoreOf: (row: readonly Cell[]) => number;
}

/** Where the headings are looked for: banks put their address and the account's above them. */
export const MAX_PREAMBLE = 60;

/**
 * The rows of a CSV or XLSX file.
 * @param content in Base64
 * @throws Fault 400 at `content` for what is neither, or too long
 */
export async function readSpreadsheet(
  content: string,
  { maxRows, scoreOf }: SpreadsheetRules,
): Promise<Cell[][]> {
  const file = Buffer.from(content, 'base64');
  if (file.length === 0 || file.toString('base64') !== content) {
    throw badField('content', spreadsheetTexts.notBase64);
  }
  const rows = isZip(file) ? await readXlsx(file) : readCsv(decode(file), { maxRows, scoreOf });
  if (rows.length > maxRows) throw badField('content', spreadsheetTexts.tooManyRows(maxRows));
  return rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? unescapeFormula(cell) : cell)),
  );
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
  throw badField('content', spreadsheetTexts.notReadable);
}

function encodingOf(file: Buffer): string {
  if (file[0] === 0xff && file[1] === 0xfe) return 'utf-16le';
  if (file[0] === 0xfe && file[1] === 0xff) return 'utf-16be';
  // Without a mark: the text begins with unaccented letters.
  if (file[0] !== 0 && file[1] === 0) return 'utf-16le';
  return file[0] === 0 && file[1] !== 0 ? 'utf-16be' : 'utf-8';
}

function readCsv(text: string, { maxRows, scoreOf }: SpreadsheetRules): string[][] {
  const delimiters = [';', '\t', ','];
  const scores = delimiters.map((delimiter) =>
    Math.max(0, ...parseCsv(text, delimiter, MAX_PREAMBLE).map(scoreOf)),
  );
  const best = delimiters[scores.indexOf(Math.max(...scores))] ?? ';';
  return parseCsv(text, best, maxRows + 1);
}

function parseCsv(text: string, delimiter: string, to: number): string[][] {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to,
      max_record_size: 100_000,
    });
  } catch {
    return [];
  }
}
