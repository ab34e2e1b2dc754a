import { limits } from '../generated/limits';
import { badField } from '../platform/errors/HttpError';
import type { Cell } from '../platform/spreadsheets/Cell';
import { headingOf, textOf } from '../platform/spreadsheets/cells';
import { MAX_PREAMBLE, readSpreadsheet } from '../platform/spreadsheets/readSpreadsheet';
import type { ImportColumn } from './ImportColumn';
import { importTexts } from './texts';

export interface FileRow {
  /** In the file, from 1. */
  row: number;
  /** By column, as the columns read them; empty cells and missing columns are ''. */
  values: Readonly<Record<string, unknown>>;
}

export interface ImportFile {
  rows: FileRow[];
  /** Headings that no column has. */
  ignored: string[];
}

/**
 * Rows of a CSV or XLSX file under its headings; empty rows are passed over.
 * @param content in Base64
 * @throws HttpError 400 at `content` for a file that cannot be read, or lacks a column
 */
export async function readFile(
  content: string,
  columns: readonly ImportColumn[],
): Promise<ImportFile> {
  const { rows: cells, dateSystem } = await readSpreadsheet(content, {
    maxRows: limits.importRows,
    scoreOf: (row) => placesOf(row, columns).size,
  });
  const { places, headings, start } = findHeadings(cells, columns);
  const rows = cells.slice(start).flatMap((row, index): FileRow[] => {
    if (row.every((cell) => textOf(cell) === '')) return [];
    const values = columns.map(({ key, read }) => [
      key,
      read(row[places.get(key) ?? -1] ?? null, { dateSystem }),
    ]);
    return [{ row: start + index + 1, values: Object.fromEntries(values) as FileRow['values'] }];
  });
  if (rows.length === 0) throw badField('content', importTexts.noRows);
  const used = new Set(places.values());
  const ignored = headings.filter((heading, index) => heading !== '' && !used.has(index));
  return { rows, ignored };
}

function findHeadings(rows: readonly (readonly Cell[])[], columns: readonly ImportColumn[]) {
  let missing = columns.filter(({ required }) => required);
  for (const [index, row] of rows.slice(0, MAX_PREAMBLE).entries()) {
    const places = placesOf(row, columns);
    const lacking = columns.filter(({ key, required }) => required && !places.has(key));
    if (lacking.length === 0) return { places, headings: row.map(textOf), start: index + 1 };
    if (lacking.length < missing.length) missing = lacking;
  }
  throw badField('content', importTexts.columnsMissing(missing.map(({ label }) => label)));
}

/** Where a row of headings has each column. */
function placesOf(row: readonly Cell[], columns: readonly ImportColumn[]): Map<string, number> {
  const headings = row.map((cell) => headingOf(textOf(cell)));
  const places = new Map<string, number>();
  for (const { key, label, otherHeadings = [] } of columns) {
    const names = [headingOf(label), ...otherHeadings];
    const place = headings.findIndex((heading) => names.includes(heading));
    if (place >= 0) places.set(key, place);
  }
  return places;
}
