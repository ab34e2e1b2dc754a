import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertTogether, readTogether, type Read } from './together';

// On PostgreSQL: `tests/api/postgresStatements.test.ts`.
let db: Knex;

beforeAll(async () => {
  db = knex({
    client: 'better-sqlite3',
    connection: { filename: ':memory:' },
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
  await db.raw('create table halls (name text primary key)');
  await db.raw('create table seats (hall text, number integer)');
});
afterAll(() => db.destroy());

const seatsOf = (hall: string): Read<{ number: number }> => ({
  sql: 'select number from seats where hall = ? order by number',
  bindings: [hall],
});

it('counts the rows that each insertion writes', async () => {
  const halls = { table: 'halls', rows: [{ name: 'A' }, { name: 'B' }] };
  const seats = { table: 'seats', rows: [{ hall: 'A', number: 1 }] };
  expect(await insertTogether(db, [halls, { table: 'seats', rows: [] }, seats])).toEqual([2, 0, 1]);
  const again = { ...halls, ending: 'on conflict do nothing' };
  expect(await insertTogether(db, [seats, again])).toEqual([1, 0]);
});

it('returns the rows of each select by name', async () => {
  expect(await readTogether(db, { a: seatsOf('A'), b: seatsOf('B'), none: null })).toEqual({
    a: [{ number: 1 }, { number: 1 }],
    b: [],
    none: [],
  });
  expect(await readTogether(db, { none: null })).toEqual({ none: [] });
});
