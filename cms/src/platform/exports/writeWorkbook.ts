import writeXlsxFile, { type Row } from 'write-excel-file/node';
import type { Cell, Sheet } from './Sheet';

/** Characters. */
const MIN_WIDTH = 12;
const MAX_WIDTH = 60;

/** One worksheet per table. Text stays text, never a formula. */
export function writeWorkbook(sheets: readonly Sheet[]): Promise<Buffer> {
  return writeXlsxFile(
    sheets.map(({ name, header, rows }) => ({
      sheet: name,
      data: [
        header.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
        ...rows.map(toRow),
      ],
      columns: header.map((title, index) => ({ width: widthOf(title, rows, index) })),
      stickyRowsCount: 1,
    })),
  ).toBuffer();
}

function toRow(cells: readonly Cell[]): Row {
  return cells.map((cell) => {
    if (cell === null) return null;
    if (typeof cell === 'number') return { value: cell, type: Number, format: '#,##0' };
    if (typeof cell === 'string') return { value: cell, type: String };
    return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
  });
}

function widthOf(title: string, rows: Sheet['rows'], column: number): number {
  const lengths = rows.slice(0, 200).map((row) => {
    const cell = row[column] ?? '';
    return typeof cell === 'object' ? 10 : String(cell).length;
  });
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, title.length, ...lengths) + 2);
}
