import knex, { type Knex } from 'knex';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareSqlite } from './prepareSqlite';
import { rejectFailedCommits } from './rejectFailedCommits';
import { DatabaseLocked, waitWhileLocked } from './waitWhileLocked';

const folder = mkdtempSync(join(tmpdir(), 'locked-'));
const open = () =>
  knex({
    client: 'better-sqlite3',
    connection: { filename: join(folder, 'data.db') },
    useNullAsDefault: true,
    pool: { min: 1, max: 1, afterCreate: prepareSqlite },
  });
let server: Knex;
let other: Knex;

beforeAll(async () => {
  server = open();
  rejectFailedCommits(server);
  waitWhileLocked(server);
  other = open();
  await server.schema.createTable('seats', (table) => table.integer('taken'));
});
afterAll(async () => {
  await server.destroy();
  await other.destroy();
  rmSync(folder, { recursive: true });
});

const writes: [string, () => Promise<unknown>][] = [
  ['a statement', () => server('seats').insert({ taken: 1 })],
  ['a raw statement', () => server.raw('insert into seats values (1)').then((rows) => rows)],
  ['a transaction', () => server.transaction((trx) => trx('seats').insert({ taken: 1 }))],
  [
    'a transaction that its caller ends',
    async () => {
      const trx = await server.transaction();
      await trx('seats').insert({ taken: 1 });
      await trx.commit();
    },
  ],
];

it.each(writes)(
  'lets %s wait while another process writes, without blocking readers',
  async (_, write) => {
    const before = await server('seats').select();
    const lock = await other.transaction();
    const written = write();
    expect(await server('seats').select()).toEqual(before);
    await lock.commit();
    await written;
    expect(await server('seats').select()).toHaveLength(before.length + 1);
  },
);

it.each(writes)('gives up %s if the lock stays', async (_, write) => {
  const before = await server('seats').select();
  const lock = await other.transaction();
  await expect(write()).rejects.toThrow(DatabaseLocked);
  await lock.rollback();
  expect(await server('seats').select()).toEqual(before);
});

it('does not repeat a transaction that has begun', async () => {
  let begun = 0;
  const busy = Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' });
  const failing = server.transaction(() => {
    begun += 1;
    return Promise.reject(busy);
  });
  await expect(failing).rejects.toThrow(busy);
  expect(begun).toBe(1);
});
