import type { Knex } from 'knex';

type Value = string | number | boolean | Date | null;

export type Row = Record<string, Value>;

export const isPostgres = (db: Knex): boolean =>
  (db.client as { dialect?: string }).dialect === 'postgresql';

/** Same result shape on either database. */
export async function query<Found>(
  db: Knex,
  sql: string,
  bindings: readonly Value[] = [],
): Promise<Found[]> {
  const result: unknown = await db.raw(sql, [...bindings]);
  if (Array.isArray(result)) return result as Found[];
  const rows = (result as { rows?: Found[] } | undefined)?.rows;
  return rows ?? [];
}

/** One row or several, which must have the columns of the first. `ending` follows the values, e.g. `returning id`. */
export function insertRows<Found>(
  db: Knex,
  table: string,
  rows: Row | readonly Row[],
  ending = '',
): Promise<Found[]> {
  const { sql, values } = insertion({ table, rows: [rows].flat() });
  return query<Found>(db, `${sql} ${ending}`, values);
}

interface Insertion {
  table: string;
  /** At least one; all have the columns of the first. */
  rows: readonly Row[];
}

/** Rows of two tables; on PostgreSQL in one statement, as its round trip costs more than the insert. */
export async function insertPair(db: Knex, first: Insertion, second: Insertion): Promise<void> {
  if (isPostgres(db)) {
    const [one, other] = [insertion(first), insertion(second)];
    await query(db, `with inserted as (${one.sql}) ${other.sql}`, [...one.values, ...other.values]);
  } else {
    await insertRows(db, first.table, first.rows);
    await insertRows(db, second.table, second.rows);
  }
}

function insertion({ table, rows }: Insertion): { sql: string; values: Value[] } {
  const columns = Object.keys(rows[0] ?? {});
  const row = `(${placeholders(columns.length)})`;
  return {
    sql: `insert into ${table} (${columns.join(', ')}) values ${rows.map(() => row).join(', ')}`,
    values: rows.flatMap((values) => columns.map((column) => values[column] ?? null)),
  };
}

/** `?, ?, ?` for that many bound values. */
export function placeholders(count: number): string {
  return Array(count).fill('?').join(', ');
}

/** A stored moment: SQLite returns milliseconds, PostgreSQL a Date. */
export type Stamp = number | string | Date;

export function toDate(value: Stamp): Date {
  return value instanceof Date ? value : new Date(value);
}
