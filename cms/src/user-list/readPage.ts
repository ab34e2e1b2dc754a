import type { Knex } from 'knex';
import { query } from '../platform/sql/query';
import { tables } from '../platform/tables';
import type { Value } from './Condition';
import type { Sequence } from './sequences';
import type { UserQuery } from './userQuery';

/** How many are counted; of more it is only said that there are more. */
export const MAX_COUNTED = 1_000;
/** Accounts looked through in their sequence for those of a frequent kind, before all are asked. */
const WINDOW = 5_000;

export interface Cursor {
  /** The row next to which the page stands. */
  documentId: string;
  before: boolean;
}

export async function countUpTo(db: Knex, { matching }: UserQuery): Promise<number> {
  const [row] = await query<{ count: number | string }>(
    db,
    `select count(*) as count from (${matching.sql} limit ${MAX_COUNTED + 1}) counted`,
    matching.bindings,
  );
  return Number(row?.count ?? 0);
}

/** At most so many ids after, or before, a place; in either case nearest first. */
export async function readIds(
  db: Knex,
  userQuery: UserQuery,
  { cursor, limit, isFew }: { cursor: Cursor | null; limit: number; isFew: boolean },
): Promise<number[]> {
  const { where, matching, sequence } = userQuery;
  const near = sideOf(sequence, cursor);
  if (isFew) {
    return ids(
      db,
      `with named as materialized (${matching.sql})
       select u.id from named cross join ${tables.users} u
       where u.id = named.id and ${near.where} order by ${near.orderBy} limit ${limit}`,
      [...matching.bindings, ...near.bindings],
    );
  }
  // The sequence's index is read, and no more of it than needed; a planner left alone may sort everything.
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

/** Nothing is next to an unknown row. */
function sideOf({ keyOf, descending }: Sequence, cursor: Cursor | null) {
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
    // SQLite reads an index of an expression by one bound, not by a pair.
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
