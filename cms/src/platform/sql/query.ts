import type { Knex } from 'knex';

export type Value = string | number | boolean | Date | null;

export type Row = Record<string, Value>;

export const isPostgres = (db: Knex): boolean =>
  (db.client as { dialect?: string }).dialect === 'postgresql';

/** Same result shape on either database. */
export async function query<Found>(
  db: Knex,
  sql: string,
  bindings: readonly Value[] = [],
): Promise<Found[]> {
  if (isPostgres(db)) return queryPostgres<Found>(db, { sql, bindings });
  const result: unknown = await db.raw(sql, [...bindings]);
  return Array.isArray(result) ? (result as Found[]) : [];
}

/**
 * As `query`, for frequent statements with few different texts: PostgreSQL parses and plans each text
 * once per connection, which otherwise costs more than running it.
 */
export function preparedQuery<Found>(
  db: Knex,
  sql: string,
  bindings: readonly Value[] = [],
): Promise<Found[]> {
  if (!isPostgres(db)) return query<Found>(db, sql, bindings);
  return queryPostgres<Found>(db, { sql, bindings, options: { name: statementName(sql) } });
}

/** Beyond it, statements stay unnamed: a server process of PostgreSQL retains a plan for each name. */
const MAX_NAMES = 300;

const names = new Map<string, string>();

/** Undefined, i.e. unnamed, beyond the limit. */
function statementName(sql: string): string | undefined {
  const known = names.get(sql);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = `q${names.size}`;
  names.set(sql, name);
  return name;
}

interface Statement {
  sql: string;
  bindings: readonly Value[];
  options?: { name: string | undefined };
}

/** The part of a Knex client that is used here. */
interface PostgresClient {
  acquireConnection(): Promise<unknown>;
  releaseConnection(connection: unknown): Promise<void>;
  query(connection: unknown, statement: Statement): Promise<{ response: { rows?: unknown[] } }>;
}

/** Without Knex's query builder, which takes a tenth of a millisecond per statement. */
async function queryPostgres<Found>(db: Knex, statement: Statement): Promise<Found[]> {
  const client = db.client as PostgresClient;
  const connection = await client.acquireConnection();
  try {
    const { response } = await client.query(connection, statement);
    return (response.rows ?? []) as Found[];
  } finally {
    await client.releaseConnection(connection);
  }
}

/** One row or several, which must have the columns of the first. `ending` follows the values, e.g. `returning id`. */
export function insertRows<Found>(
  db: Knex,
  table: string,
  rows: Row | readonly Row[],
  ending = '',
): Promise<Found[]> {
  const { sql, values } = insertSql(table, [rows].flat());
  return query<Found>(db, `${sql} ${ending}`, values);
}

/** @param rows at least one; all have the columns of the first */
export function insertSql(table: string, rows: readonly Row[]): { sql: string; values: Value[] } {
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
