import { limits } from '@iia/shared/limits';
import type { Knex } from 'knex';
import { badField } from '../../platform/errors/HttpError';
import { query, type Row } from '../../platform/sql/query';

interface Listed {
  table: string;
  columns: string;
  /** An SQL condition on the owner of the rows, with one `?`. */
  owned: string;
  owner: number | string;
  /** The timestamp by which they are sorted. */
  by: string;
}

/**
 * Rows of one person, newest first, after the row with this `documentId`; none after another person's
 * row. Takes constant time, whatever the number of previous rows.
 */
export async function readPageAfter<Item>(
  db: Knex,
  { table, columns, owned, owner, by }: Listed,
  after: unknown,
  toItem: (row: Row) => Item,
): Promise<{ items: Item[]; next: string | null }> {
  if (after !== undefined && (typeof after !== 'string' || after.length > 64)) {
    throw badField('after', 'Vị trí trong danh sách không hợp lệ.');
  }
  const isFirst = after === undefined || after === '';
  const rows = await query<Row & { document_id: string }>(
    db,
    `select document_id, ${columns} from ${table} where ${owned}
       ${isFirst ? '' : `and (${by}, id) < (select ${by}, id from ${table} where document_id = ? and ${owned})`}
     order by ${by} desc, id desc limit ${limits.longPage + 1}`,
    isFirst ? [owner] : [owner, after, owner],
  );
  const page = rows.slice(0, limits.longPage);
  return {
    items: page.map(toItem),
    next: rows.length > limits.longPage ? (page.at(-1)?.document_id ?? null) : null,
  };
}
