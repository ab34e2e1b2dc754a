import { DAY_MS } from '@iia/shared/dates';
import { Readable, type PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import { inChunks, type Sheet, type Cell, type Row } from './Sheet';
import { workbookParts, styles } from './workbookParts';
import { escapeXml } from '@iia/shared/escapeMarkup';

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Excel's limit, in characters. */
const MAX_TEXT = 32_767;

/** Characters. */
const MIN_WIDTH = 12;
const MAX_WIDTH = 60;
/** Number of rows that determine the column widths. */
const MEASURED_ROWS = 200;

/** Day 0 of Excel's dates. */
const EPOCH = Date.UTC(1899, 11, 30);

/** A worksheet of ECMA-376, part 1, 18.3, with its header frozen. */
export async function* sheetXml({ header, rows }: Sheet): AsyncGenerator<string> {
  const measured: Row[] = [];
  let isOpen = false;
  const open = () => {
    isOpen = true;
    return start(header, measured) + measured.map(rowXml).join('');
  };
  for await (const row of rows) {
    if (isOpen) yield rowXml(row);
    else if (measured.push(row) === MEASURED_ROWS) yield open();
  }
  if (!isOpen) yield open();
  yield '</sheetData></worksheet>';
}

function start(header: Sheet['header'], rows: readonly Row[]): string {
  const columns = header.map((title, index) => {
    const width = widthOf(title, rows, index);
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  const titles = header.map((title) => textXml(title, styles.title));
  return (
    `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${NAMESPACE}">` +
    '<sheetViews><sheetView workbookViewId="0">' +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
    `</sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData><row>${titles.join('')}</row>`
  );
}

function widthOf(title: string, rows: readonly Row[], column: number): number {
  const lengths = rows.map((row) => {
    const cell = row[column] ?? '';
    return typeof cell === 'object' ? 10 : String(cell).length;
  });
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, title.length, ...lengths) + 2);
}

const rowXml = (row: Row): string => `<row>${row.map(cellXml).join('')}</row>`;

function cellXml(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'string') return textXml(cell, styles.text);
  if (typeof cell === 'number') {
    const style = Number.isInteger(cell) ? styles.number : styles.decimal;
    return `<c s="${style}"><v>${cell}</v></c>`;
  }
  const serial = (Date.parse(`${cell.day}T00:00:00Z`) - EPOCH) / DAY_MS;
  return `<c s="${styles.day}"><v>${serial}</v></c>`;
}

function textXml(text: string, style: number): string {
  const escaped = escapeXml(text.slice(0, MAX_TEXT));
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped}</t></is></c>`;
}

/**
 * One worksheet per table, written while its rows are read: a workbook of 100,000 rows in memory takes 734 MB. Text stays
 * text, never a formula. Compressed off the main thread.
 */
export function toXlsx(sheets: readonly Sheet[]): Readable {
  const zip = new ZipFile();
  for (const [path, xml] of Object.entries(workbookParts(sheets.map(({ name }) => name)))) {
    zip.addBuffer(Buffer.from(xml), path);
  }
  const sources = sheets.map((sheet) =>
    Readable.from(inChunks(sheetXml(sheet)), { objectMode: false }),
  );
  // A PassThrough with a narrower type.
  const output = zip.outputStream as PassThrough;
  const fail = (error: Error) => output.destroy(error);
  zip.once('error', fail);
  for (const [index, source] of sources.entries()) {
    source.once('error', fail);
    zip.addReadStream(source, `xl/worksheets/sheet${index + 1}.xml`);
  }
  // Destroying the file stops reading its rows.
  output.once('close', () => sources.forEach((source) => source.destroy()));
  zip.end();
  return output;
}
