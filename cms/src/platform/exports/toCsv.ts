import { Readable } from 'node:stream';
import { type Cell, type Row, type Sheet, inChunks } from './Sheet';
import { escapeFormula } from '../spreadsheets/formulaText';

/** Excel needs the BOM for Vietnamese, and semicolons where the comma is the decimal separator. */
export function toCsv(sheets: readonly Sheet[]): Readable {
  return Readable.from(inChunks(linesOf(sheets)), { objectMode: false });
}

async function* linesOf(sheets: readonly Sheet[]): AsyncGenerator<string> {
  yield '\uFEFF';
  for (const [index, { name, header, rows }] of sheets.entries()) {
    if (index > 0) yield '\r\n';
    if (sheets.length > 1) yield toLine([name]);
    yield toLine(header);
    for await (const row of rows) yield toLine(row);
  }
}

const toLine = (row: Row): string => `${row.map(toField).join(';')}\r\n`;

function toField(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (typeof cell === 'object') return cell.day.split('-').reverse().join('/');
  const text = escapeFormula(cell);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
