import { limits } from '@iia/shared/limits';
import type { Knex } from 'knex';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import type { Value } from './Condition';
import type { SortOrder } from './sortOrders';
import type { UserQuery } from './userQuery';

/** Accounts scanned in sort order for a frequent value, before all are queried. */
const WINDOW = 5_000;

export interface Cursor {
  /** The row next to the page. */
  documentId: string;
  before: boolean;
}

export async function countUpTo(db: Knex, { matching }: UserQuery): Promise<number> {
  const [row] = await query<{ count: number | string }>(
    db,
    `select count(*) as count from (${matching.sql} limit ${limits.counted + 1}) counted`,
    matching.bindings,
  );
  return Number(row?.count ?? 0);
}

/** At most this many ids after, or before, a cursor; in either case nearest first. */
export async function readIds(
  db: Knex,
  userQuery: UserQuery,
  { cursor, limit, isFew }: { cursor: Cursor | null; limit: number; isFew: boolean },
): Promise<number[]> {
  const { where, matching, sequence } = userQuery;
  const near = cursorCondition(sequence, cursor);
  if (isFew) {
    return ids(
      db,
      `with named as materialized (${matching.sql})
       select u.id from named cross join ${tables.users} u
       where u.id = named.id and ${near.where} order by ${near.orderBy} limit ${limit}`,
      [...matching.bindings, ...near.bindings],
    );
  }
  // Reads the index of the sort order, and no more of it than needed; the planner might sort
  // everything otherwise.
  const nearest = await ids(
    db,
    `select u.id from (${near.parts.map(({ sql }) => `select * from (${sql} limit ${WINDOW}) part`).join(' union all ')}) u
     where ${where.sql} limit ${limit}`,
    [...near.parts.flatMap(({ bindings }) => bindings), ...where.bindings],
  );
  if (nearest.length === limit) return nearest;
  return ids(
    db,
    `select u.id from ${tables.users} u where ${near.where} and ${where.sql}
     order by ${near.orderBy} limit ${limit}`,
    [...near.bindings, ...where.bindings],
  );
}

/** An unknown row has no neighbours. */
function cursorCondition({ keyOf, descending }: SortOrder, cursor: Cursor | null) {
  const goesDown = descending !== (cursor?.before ?? false);
  const direction = goesDown ? 'desc' : 'asc';
  const beyond = goesDown ? '<' : '>';
  const orderBy = `${keyOf('u.')} ${direction}, u.id ${direction}`;
  const select = `select u.* from ${tables.users} u`;
  if (!cursor) {
    return {
      where: '1 = 1',
      bindings: [],
      orderBy,
      parts: [{ sql: `${select} order by ${orderBy}`, bindings: [] }],
    };
  }
  const other = (column: string) =>
    `(select ${column} from ${tables.users} other where other.document_id = ?)`;
  const [key, id] = [other(keyOf('other.')), other('other.id')];
  const bindings: Value[] = [cursor.documentId];
  return {
    where: `(${keyOf('u.')}, u.id) ${beyond} ${other(`${keyOf('other.')}, other.id`)}`,
    bindings,
    orderBy,
    // SQLite searches an index of an expression by one bound, not by a pair.
    parts: [
      {
        sql: `${select} where ${keyOf('u.')} = ${key} and u.id ${beyond} ${id} order by u.id ${direction}`,
        bindings: [...bindings, ...bindings],
      },
      { sql: `${select} where ${keyOf('u.')} ${beyond} ${key} order by ${orderBy}`, bindings },
    ],
  };
}

async function ids(db: Knex, sql: string, bindings: readonly Value[]): Promise<number[]> {
  return (await query<{ id: number }>(db, sql, bindings)).map(({ id }) => id);
}
