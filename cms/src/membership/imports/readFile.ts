import { limits } from '@iia/shared/limits';
import { badField } from '../../platform/errors/HttpError';
import { type Cell, headingOf, textOf } from '../../platform/spreadsheets/cells';
import { MAX_PREAMBLE, readSpreadsheet } from '../../platform/spreadsheets/readSpreadsheet';
import type { ImportColumn } from './ImportColumn';
import { importTexts } from './texts';

export interface FileRow {
  /** The line of the file where it begins, or the row of the workbook; from 1. */
  row: number;
  /** Parsed values, keyed by column; empty cells and missing columns are ''. */
  values: Readonly<Record<string, unknown>>;
}

export interface ImportFile {
  rows: FileRow[];
  /** Headings that match no column. */
  ignored: string[];
}

export interface FileLimits {
  /** Headings included. */
  maxRows?: number;
  /** Characters of a row. */
  maxRowLength?: number;
}

/**
 * Rows of a CSV or XLSX file under its headings; empty rows are skipped.
 * @param content in Base64
 * @throws HttpError 400 at `content` for a file that cannot be read, or lacks a column
 */
export async function readFile(
  content: string,
  columns: readonly ImportColumn[],
  { maxRows = limits.importRows, maxRowLength }: FileLimits = {},
): Promise<ImportFile> {
  const {
    rows: cells,
    lines,
    dateSystem,
  } = await readSpreadsheet(content, {
    maxRows,
    maxRowLength,
    scoreOf: (row) => columnPositions(row, columns).size,
  });
  const { positions, headings, start } = findHeadings(cells, columns);
  const rows = cells.slice(start).flatMap((row, index): FileRow[] => {
    if (row.every((cell) => textOf(cell) === '')) return [];
    const values = columns.map(({ key, read }) => [
      key,
      read(row[positions.get(key) ?? -1] ?? null, { dateSystem }),
    ]);
    const line = lines[start + index] ?? 0;
    return [{ row: line, values: Object.fromEntries(values) as FileRow['values'] }];
  });
  if (rows.length === 0) throw badField('content', importTexts.noRows);
  const used = new Set(positions.values());
  const ignored = headings.filter((heading, index) => heading !== '' && !used.has(index));
  return { rows, ignored };
}

function findHeadings(rows: readonly (readonly Cell[])[], columns: readonly ImportColumn[]) {
  let missing = columns.filter(({ required }) => required);
  for (const [index, row] of rows.slice(0, MAX_PREAMBLE).entries()) {
    const positions = columnPositions(row, columns);
    const absent = columns.filter(({ key, required }) => required && !positions.has(key));
    if (absent.length === 0) return { positions, headings: row.map(textOf), start: index + 1 };
    if (absent.length < missing.length) missing = absent;
  }
  throw badField('content', importTexts.columnsMissing(missing.map(({ label }) => label)));
}

/** Index of each column in a row of headings. */
function columnPositions(
  row: readonly Cell[],
  columns: readonly ImportColumn[],
): Map<string, number> {
  const headings = row.map((cell) => headingOf(textOf(cell)));
  const positions = new Map<string, number>();
  for (const { key, label, otherHeadings = [] } of columns) {
    const names = [headingOf(label), ...otherHeadings];
    const position = headings.findIndex((heading) => names.includes(heading));
    if (position >= 0) positions.set(key, position);
  }
  return positions;
}
