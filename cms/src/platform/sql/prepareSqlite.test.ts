import knex, { type Knex } from 'knex';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareSqlite } from './prepareSqlite';

type Connection = Parameters<typeof prepareSqlite>[0];
type Rows = { all(): unknown[]; iterate(): Iterator<unknown> };
type Done = Parameters<typeof prepareSqlite>[1];

describe('an SQLite connection', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  const open = (more: object) =>
    knex({
      client: 'better-sqlite3',
      connection: { filename: join(folder, 'data.db'), ...more },
      useNullAsDefault: true,
      pool: { min: 1, max: 1, afterCreate: prepareSqlite },
    });
  let server: Knex;
  let command: Knex;

  beforeAll(async () => {
    server = open({});
    command = open({});
    await server.schema.createTable('seats', (table) => table.integer('taken'));
    await server('seats').insert({ taken: 0 });
    // Would wait for the server, which runs in this thread.
    await command.raw('pragma busy_timeout = 0');
  });
  afterAll(async () => {
    await server.destroy();
    await command.destroy();
    rmSync(folder, { recursive: true });
  });

  it('lets a transaction write what it has read, despite writes of other processes', async () => {
    const other = () => command('seats').increment('taken', 10);
    await server.transaction(async (trx) => {
      const { taken } = (await trx('seats').first('taken')) as { taken: number };
      await expect(other()).rejects.toThrow('database is locked');
      await trx('seats').update({ taken: taken + 1 });
    });
    await other();
    expect(await server('seats').select('taken')).toEqual([{ taken: 11 }]);
  });

  it('prepares a statement once, and again while its rows are read', async () => {
    const prepared: string[] = [];
    const counting = knex({
      client: 'better-sqlite3',
      connection: { filename: ':memory:' },
      useNullAsDefault: true,
      pool: {
        min: 1,
        max: 1,
        afterCreate: (connection: Connection, done: Done) => {
          const prepare = connection.prepare.bind(connection);
          connection.prepare = (sql) => {
            prepared.push(sql);
            return prepare(sql);
          };
          prepareSqlite(connection, done);
        },
      },
    });
    const all = 'select * from seats';
    await counting.raw('create table seats (id integer primary key)');
    await counting.raw('insert into seats values (1), (2)');
    for (let time = 0; time < 3; time += 1) await counting.raw(all);
    expect(prepared.filter((sql) => sql === all)).toHaveLength(1);

    const connection = (await counting.client.acquireConnection()) as {
      prepare(sql: string): Rows;
    };
    const rows = connection.prepare(all).iterate();
    rows.next();
    expect(connection.prepare(all).all()).toHaveLength(2);
    rows.return?.();
    await counting.client.releaseConnection(connection);

    await counting.raw('alter table seats add column hall text');
    expect(await counting.raw(all)).toEqual([
      { id: 1, hall: null },
      { id: 2, hall: null },
    ]);
    expect(prepared.filter((sql) => sql === all)).toHaveLength(2);
    await counting.destroy();
  });

  it('leaves a transaction whose commit fails', async () => {
    await server.raw('create table halls (id integer primary key)');
    await server.raw(
      'create table rows (hall references halls (id) deferrable initially deferred)',
    );
    const change = server.transaction((trx) => trx('rows').insert({ hall: 7 }));
    await expect(change).rejects.toThrow('COMMIT; - FOREIGN KEY constraint failed');
    expect(await server('rows').select()).toEqual([]);
    await server.transaction((trx) => trx('rows').insert({ hall: null }));
    expect(await command('rows').select()).toEqual([{ hall: null }]);
  });
});
