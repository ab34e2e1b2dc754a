import type { Knex } from 'knex';

type Value = string | number | boolean | Date | null;

export type Row = Record<string, Value>;

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

/** All rows must have the columns of the first. `ending` follows the values, e.g. `returning id`. */
export function insertRows<Found>(
  db: Knex,
  table: string,
  rows: readonly Row[],
  ending = '',
): Promise<Found[]> {
  const columns = Object.keys(rows[0] ?? {});
  const values = `(${placeholders(columns.length)})`;
  const sql = `insert into ${table} (${columns.join(', ')}) values ${rows.map(() => values).join(', ')} ${ending}`;
  return query<Found>(
    db,
    sql,
    rows.flatMap((row) => columns.map((column) => row[column] ?? null)),
  );
}

/** `?, ?, ?` for that many bound values. */
export function placeholders(count: number): string {
  return Array(count).fill('?').join(', ');
}

/** SQLite returns milliseconds, PostgreSQL a Date. */
export function toDate(value: number | string | Date): Date {
  return value instanceof Date ? value : new Date(value);
}
