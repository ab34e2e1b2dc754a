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
 * Like `query`, for frequent statements with few different texts: PostgreSQL parses and plans each text
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

/** The limit for each connection: its server process retains a plan for each name. */
const MAX_NAMES = 300;

const names = new Map<string, string>();
let issued = 0;

/**
 * Some texts depend on the number of lines in a cart, which visitors choose: beyond the limit, all texts get new names.
 */
function statementName(sql: string): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (names.size >= MAX_NAMES) names.clear();
  issued += 1;
  const name = `q${issued}`;
  names.set(sql, name);
  return name;
}

/** Drops a connection's plans before there are too many. */
async function makeRoom(connection: PostgresConnection, name: string): Promise<void> {
  const { parsedStatements } = connection.connection;
  if (name in parsedStatements || Object.keys(parsedStatements).length < MAX_NAMES) return;
  await new Promise<void>((resolve, reject) => {
    // In the callback, because a promise would resolve after the next queued statement of the transaction.
    connection.query('deallocate all', (error) => {
      if (error) return reject(error);
      connection.connection.parsedStatements = {};
      resolve();
    });
  });
}

interface Statement {
  sql: string;
  bindings: readonly Value[];
  options?: { name: string };
}

/** The part of a `pg` client that is used here. */
interface PostgresConnection {
  query(sql: string, callback: (error: Error | null) => void): void;
  /** Texts by the name under which this connection has prepared them. */
  connection: { parsedStatements: Record<string, string> };
}

/** The part of a Knex client that is used here. */
interface PostgresClient {
  acquireConnection(): Promise<PostgresConnection>;
  releaseConnection(connection: PostgresConnection): Promise<void>;
  query(
    connection: PostgresConnection,
    statement: Statement,
  ): Promise<{ response: { rows?: unknown[] } }>;
}

/** Without Knex's query builder, which takes a tenth of a millisecond per statement. */
async function queryPostgres<Found>(db: Knex, statement: Statement): Promise<Found[]> {
  const client = db.client as PostgresClient;
  const connection = await client.acquireConnection();
  try {
    if (statement.options) await makeRoom(connection, statement.options.name);
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
