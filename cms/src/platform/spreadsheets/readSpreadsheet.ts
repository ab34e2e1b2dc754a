import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { badField } from '../errors/HttpError';
import { TOO_LARGE, type Cell, type NumberedSheet, type Sheet } from './cells';
import { unescapeFormula } from './formulaText';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

interface SpreadsheetRules {
  /** Includes headings and the rows above them. */
  maxRows: number;
  /** How much a row resembles the headings: a CSV is split by the delimiter that yields the best row. */
  scoreOf: (row: readonly Cell[]) => number;
  /** The maximum length of a row of a CSV, in characters: 100,000 by default. */
  maxRowLength?: number;
}

/** Displayed to staff beside the file they chose. */
const spreadsheetTexts = {
  notBase64: 'Tệp gửi lên bị hỏng, vui lòng chọn lại tệp.',
  notReadable:
    'Không đọc được tệp này. Viện nhận tệp CSV (UTF-8 hoặc UTF-16) và Excel (.xlsx); tệp .xls cũ cần lưu lại thành .xlsx.',
  tooLarge: 'Tệp giải nén ra quá lớn.',
  tooManyRows: (limit: number) => `Tệp có quá ${limit} dòng, vui lòng chia thành các tệp nhỏ hơn.`,
};

const TIMEOUT_MS = 10_000;

/**
 * Reads the longest sheet's rows. Formulas are not evaluated: a cell has the value stored in the
 * file. Runs in a worker with limited time and memory.
 * @throws HttpError 400 for a broken or oversized file
 */
function readXlsx(file: Buffer): Promise<Sheet> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(__dirname, 'xlsxReader.js'), {
      workerData: new Uint8Array(file),
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const fail = (message: string = spreadsheetTexts.notReadable): void =>
      reject(badField('content', message));
    const timer = setTimeout(() => {
      fail(spreadsheetTexts.tooLarge);
      void worker.terminate();
    }, TIMEOUT_MS);
    worker.once('message', (result: Sheet | typeof TOO_LARGE) => {
      if (result === TOO_LARGE) fail(spreadsheetTexts.tooLarge);
      else resolve(result);
    });
    worker.once('error', () => fail());
    worker.once('exit', () => {
      clearTimeout(timer);
      fail();
    });
  });
}

/** Rows searched for headings: banks put their own and the account's address above them. */
export const MAX_PREAMBLE = 60;

/**
 * Reads the rows of a CSV or XLSX file.
 * @param content in Base64
 * @throws HttpError 400 at `content` for another format, or a file that is too long
 */
export async function readSpreadsheet(
  content: string,
  rules: SpreadsheetRules,
): Promise<NumberedSheet> {
  const file = Buffer.from(content, 'base64');
  if (file.length === 0 || file.toString('base64') !== content) {
    throw badField('content', spreadsheetTexts.notBase64);
  }
  const { rows, lines, dateSystem } = isZip(file)
    ? numbered(await readXlsx(file))
    : await readCsv(decode(file), rules);
  if (rows.length > rules.maxRows) {
    throw badField('content', spreadsheetTexts.tooManyRows(rules.maxRows));
  }
  return {
    rows: rows.map((row) =>
      row.map((cell) => (typeof cell === 'string' ? unescapeFormula(cell) : cell)),
    ),
    lines,
    dateSystem,
  };
}

function numbered(sheet: Sheet): NumberedSheet {
  return { ...sheet, lines: sheet.rows.map((_row, index) => index + 1) };
}

function isZip(file: Buffer): boolean {
  return file.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';
}

/** @throws HttpError 400 for bytes that are not text */
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
  // Without a byte order mark: the text begins with unaccented characters.
  if (file[0] !== 0 && file[1] === 0) return 'utf-16le';
  return file[0] === 0 && file[1] !== 0 ? 'utf-16be' : 'utf-8';
}

async function readCsv(
  text: string,
  { maxRows, scoreOf, maxRowLength = 100_000 }: SpreadsheetRules,
): Promise<NumberedSheet> {
  // Otherwise the parser counts a CRLF within quotes as two lines.
  const lines = text.replace(/\r\n?/g, '\n');
  let best = { delimiter: ';', score: 0 };
  for (const delimiter of [';', '\t', ',']) {
    const preamble = await parseCsv(lines, { delimiter, to: MAX_PREAMBLE, maxRowLength });
    const score = Math.max(0, ...preamble.map(({ record }) => scoreOf(record)));
    if (score > best.score) best = { delimiter, score };
  }
  const { delimiter } = best;
  const records = await parseCsv(lines, { delimiter, to: maxRows + 1, maxRowLength });
  return {
    rows: records.map(({ record }) => record),
    lines: records.map(({ record, info }) => info.lines - breaksIn(record)),
    dateSystem: 1900,
  };
}

interface CsvRecord {
  record: string[];
  /** `lines` is the line at which the record ends. */
  info: { lines: number };
}

interface CsvRules {
  delimiter: string;
  /** The last record read, from 1. */
  to: number;
  maxRowLength: number;
}

const breaksIn = (record: readonly string[]): number => record.join('').split('\n').length - 1;

/** In pieces, so that other calls are served while a large file is read. */
async function parseCsv(
  text: string,
  { delimiter, to, maxRowLength }: CsvRules,
): Promise<CsvRecord[]> {
  const parser = Readable.from(piecesOf(text)).pipe(
    parse({
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to,
      max_record_size: maxRowLength,
      info: true,
    }),
  );
  const records: CsvRecord[] = [];
  try {
    for await (const record of parser) records.push(record as CsvRecord);
    return records;
  } catch {
    return [];
  }
}

const PIECE_BYTES = 65_536;

async function* piecesOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    yield bytes.subarray(start, start + PIECE_BYTES);
    await setImmediate();
  }
}
