import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareSqlite } from './prepareSqlite';
import { rejectFailedCommits } from './rejectFailedCommits';

let db: Knex;
beforeEach(async () => {
  db = knex({
    client: 'better-sqlite3',
    connection: { filename: ':memory:' },
    useNullAsDefault: true,
    pool: { min: 1, max: 1, afterCreate: prepareSqlite },
  });
  rejectFailedCommits(db);
  await db.raw('create table halls (id integer primary key)');
  await db.raw('create table seats (hall references halls (id) deferrable initially deferred)');
});
afterEach(() => db.destroy());

it('rejects a commit that fails', async () => {
  const trx = await db.transaction();
  await trx('seats').insert({ hall: 7 });
  await expect(trx.commit()).rejects.toThrow('FOREIGN KEY constraint failed');
  expect(await db('seats').select()).toEqual([]);
});

it('resolves a commit that succeeds, also with a callback', async () => {
  const trx = await db.transaction();
  await trx('halls').insert({ id: 1 });
  await trx.commit();
  await db.transaction((callback) => callback('seats').insert({ hall: 1 }));
  await expect(db.transaction((callback) => callback('seats').insert({ hall: 2 }))).rejects.toThrow(
    'FOREIGN KEY constraint failed',
  );
  expect(await db('seats').select()).toEqual([{ hall: 1 }]);
});
