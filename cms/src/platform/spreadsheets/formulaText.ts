const starts = '[=+\\-@＝＋－＠]';
const cellStart = String.raw`(^\s*|[,;，；\t\r\n]\s*)`;

/**
 * Prevents formula injection, also after a comma or tab where a spreadsheet splits cells there, and
 * by full-width signs, which spreadsheets treat alike. Some drop a leading tab or line break first.
 */
export const escapeFormula = (text: string): string =>
  text.replace(new RegExp(`${cellStart}(?=${starts})`, 'g'), "$1'").replace(/^(?=[\t\r\n])/, "'");

/** The text of a cell as our exports escape it (`'+84912345678`), or as a formula (`="0912345678"`). */
export const unescapeFormula = (text: string): string =>
  text
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^'(?=[\t\r\n])/, '')
    .replace(new RegExp(`${cellStart}'(?=${starts})`, 'g'), '$1');
