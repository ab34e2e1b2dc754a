import type { Cell, Sheet } from './Sheet';

/**
 * The tables one below the other. With a byte order mark, or Excel reads no Vietnamese in it, and with
 * semicolons, which Excel takes for columns where the comma is the decimal sign.
 */
export function toCsv(sheets: readonly Sheet[]): Buffer {
  const tables = sheets.map(({ name, header, rows }) => {
    const lines = [...(sheets.length > 1 ? [[name]] : []), header, ...rows];
    return lines.map((line) => line.map(toField).join(';')).join('\r\n');
  });
  return Buffer.from(`\uFEFF${tables.join('\r\n\r\n')}\r\n`);
}

function toField(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return cell.day.split('-').reverse().join('/');
  const text = withoutFormula(cell);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * What a member has typed must not be run by the spreadsheet of who opens the file, nor where the
 * spreadsheet takes a comma or a tab within it for the beginning of a cell.
 */
function withoutFormula(text: string): string {
  return text.replace(/(^\s*|[,;\t\r\n]\s*)(?=[=+\-@])/g, "$1'");
}
