import type { Cell, Sheet } from './Sheet';

/** Excel needs the BOM for Vietnamese, and semicolons where the comma is the decimal separator. */
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
  const text = escapeFormula(cell);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Prevents formula injection, also after a comma or tab where a spreadsheet splits cells there, and by the
 * full-width signs, which spreadsheets read alike. Some drop a leading tab or line break first.
 */
function escapeFormula(text: string): string {
  return text
    .replace(/(^\s*|[,;，；\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g, "$1'")
    .replace(/^(?=[\t\r\n])/, "'");
}
