import type { Knex } from 'knex';
import { insertSql, isPostgres, preparedQuery, type Row, type Value } from './query';

/** A select whose rows are `Found`. Its moments may arrive as texts, which `toDate` reads. */
export interface Read<Found> {
  sql: string;
  bindings: readonly Value[];
  /** Types the rows; never set. */
  rows?: Found;
}

/** Null skips a select. */
type Reads = Readonly<Record<string, Read<unknown> | null>>;

type RowsOf<All extends Reads> = {
  [Name in keyof All]: NonNullable<All[Name]> extends Read<infer Found> ? Found[] : never;
};

/** Selects of one moment; on PostgreSQL in one statement, as each round trip costs more than a select. */
export async function readTogether<All extends Reads>(db: Knex, reads: All): Promise<RowsOf<All>> {
  const wanted = Object.entries(reads).flatMap(([name, read]) => (read ? [{ name, ...read }] : []));
  const found: Record<string, unknown> = Object.fromEntries(
    Object.keys(reads).map((name) => [name, []]),
  );
  if (!isPostgres(db)) {
    for (const { name, sql, bindings } of wanted) {
      found[name] = await preparedQuery(db, sql, bindings);
    }
  } else if (wanted.length > 0) {
    const columns = wanted.map(
      ({ name, sql }) =>
        `(select coalesce(json_agg(found), '[]') from (${sql}) found) as "${name}"`,
    );
    const bindings = wanted.flatMap((read) => read.bindings);
    const [row] = await preparedQuery<object>(db, `select ${columns.join(', ')}`, bindings);
    Object.assign(found, row);
  }
  return found as RowsOf<All>;
}

export interface Insertion {
  table: string;
  /** May be empty; all have the columns of the first. */
  rows: readonly Row[];
  /** Follows the values, e.g. `on conflict do nothing`. */
  ending?: string;
}

/**
 * Inserts into several tables, in this sequence; on PostgreSQL in one statement.
 * @returns the number of rows inserted or updated by each
 */
export async function insertTogether(
  db: Knex,
  insertions: readonly Insertion[],
): Promise<number[]> {
  const statements = insertions.map(({ table, rows, ending = '' }) => {
    if (rows.length === 0) return null;
    const { sql, values } = insertSql(table, rows);
    return { sql: `${sql} ${ending} returning 1 as written`, values };
  });
  if (!isPostgres(db)) {
    const counts: number[] = [];
    for (const statement of statements) {
      const written = statement && (await preparedQuery(db, statement.sql, statement.values));
      counts.push(written?.length ?? 0);
    }
    return counts;
  }
  const parts = statements.flatMap((statement, index) =>
    statement ? [{ name: `part_${index}`, ...statement }] : [],
  );
  if (parts.length === 0) return statements.map(() => 0);
  // Each count runs its insertion to the end before the next, so that the last one's locks are the shortest.
  // PostgreSQL does not promise this; `tests/api/postgresStatements.test.ts` observes it.
  const [row = {}] = await preparedQuery<Record<string, number>>(
    db,
    `with ${parts.map(({ name, sql }) => `${name} as (${sql})`).join(', ')}
     select ${parts.map(({ name }) => `(select count(*)::int from ${name}) as ${name}`).join(', ')}`,
    parts.flatMap(({ values }) => values),
  );
  return statements.map((_, index) => row[`part_${index}`] ?? 0);
}
