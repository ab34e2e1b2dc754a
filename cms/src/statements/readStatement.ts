import { readSpreadsheet } from '../platform/spreadsheets/readSpreadsheet';
import { scoreOf } from './columns';
import { readLines, type Statement } from './readLines';

/** Headings and address included. */
export const MAX_ROWS = 2000;

/**
 * @param content CSV or XLSX in Base64
 * @throws Fault 400 for a file that cannot be read, with what is missing or the row that is wrong
 */
export async function readStatement(content: string, now: Date): Promise<Statement> {
  return readLines(await readSpreadsheet(content, { maxRows: MAX_ROWS, scoreOf }), now);
}
