import { limits } from '@iia/shared/limits';
import { readSpreadsheet } from '../../platform/spreadsheets/readSpreadsheet';
import { scoreOf } from './columns';
import { readTable, type StatementTable } from './readTable';

/** Rows besides the lines: the bank's address, the headings and the totals. */
const MAX_OTHER_ROWS = 100;

/**
 * @param content CSV or XLSX in Base64
 * @throws HttpError 400 for a file that cannot be read, or that lacks a column
 */
export async function readStatement(content: string): Promise<StatementTable> {
  const maxRows = limits.statementLines + MAX_OTHER_ROWS;
  return readTable(await readSpreadsheet(content, { maxRows, scoreOf }));
}
