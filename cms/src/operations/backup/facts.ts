import type { Knex } from 'knex';
import { isPostgres, query } from '../../platform/sql/query';

/** Facts that a restored database must match. */
export interface Facts {
  /** The number of rows of each table. */
  rows: Record<string, number>;
  /** By status: the number of orders and the sum of their totals, in đồng. */
  orders: Record<string, { count: number; total: number }>;
  /** The sum of all recorded transfers, in đồng. */
  received: number;
}

/** Reads the facts with the caller's connection; pass a transaction for a consistent snapshot. */
export async function readFacts(db: Knex): Promise<Facts> {
  const orders = await query<{ status: string; count: Count; total: Count }>(
    db,
    'select order_status as status, count(*) as count, sum(total) as total from orders group by order_status',
  );
  const [transfers] = await query<{ received: Count | null }>(
    db,
    'select sum(amount) as received from bank_transactions',
  );
  return {
    rows: await countRows(db),
    orders: Object.fromEntries(
      orders.map(({ status, count, total }) => [
        status,
        { count: Number(count), total: Number(total) },
      ]),
    ),
    received: Number(transfers?.received ?? 0),
  };
}

/** PostgreSQL returns sums as text. */
type Count = number | string;

async function countRows(db: Knex): Promise<Record<string, number>> {
  const names = await tableNames(db);
  const counts = await query<{ name: string; count: Count }>(
    db,
    names
      .map((name) => `select '${name}' as name, count(*) as count from "${name}"`)
      .join(' union all '),
  );
  return Object.fromEntries(counts.map(({ name, count }) => [name, Number(count)]));
}

/** The tables of the application, sorted. */
export async function tableNames(db: Knex): Promise<string[]> {
  const rows = await query<{ name: string }>(
    db,
    isPostgres(db)
      ? "select tablename as name from pg_tables where schemaname = 'public' order by 1"
      : "select name from sqlite_master where type = 'table' and name not like 'sqlite%' order by 1",
  );
  return rows.map(({ name }) => name);
}

/** One sentence for each difference; none if they are equal. */
export function differences(expected: Facts, found: Facts): string[] {
  const tables = new Set([...Object.keys(expected.rows), ...Object.keys(found.rows)]);
  const states = new Set([...Object.keys(expected.orders), ...Object.keys(found.orders)]);
  const none = { count: 0, total: 0 };
  return [
    ...[...tables].flatMap((name) =>
      compare(`rows of ${name}`, expected.rows[name], found.rows[name]),
    ),
    ...[...states].flatMap((state) => {
      const [one, other] = [expected.orders[state] ?? none, found.orders[state] ?? none];
      return [
        ...compare(`${state} orders`, one.count, other.count),
        ...compare(`đồng of ${state} orders`, one.total, other.total),
      ];
    }),
    ...compare('đồng received', expected.received, found.received),
  ];
}

function compare(what: string, expected: number | undefined, found: number | undefined): string[] {
  return expected === found ? [] : [`${found ?? 'no'} ${what} instead of ${expected ?? 'none'}`];
}
