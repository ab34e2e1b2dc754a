import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preparedQuery } from '../../cms/src/platform/sql/query';
import { insertTogether, readTogether } from '../../cms/src/platform/sql/together';
import { cmsFolder } from '../support/buildApi';
import { databases } from '../support/database';
import { sharedApi } from '../support/suite';

type Db = Parameters<typeof preparedQuery>[0];
type CreateKnex = (config: object) => Db;

/** Behaviour of PostgreSQL that the server's statements depend on, and that SQLite lacks. */
describe.runIf(databases.includes('postgres'))('statements on postgres', () => {
  const api = sharedApi({ database: 'postgres' });
  let db: Db;
  const open = () => {
    const knex = createRequire(join(cmsFolder, 'package.json'))('knex') as CreateKnex;
    const connection = api.databaseEnv['DATABASE_URL'] ?? '';
    return knex({ client: 'pg', connection, pool: { min: 1, max: 1 } });
  };

  beforeAll(async () => {
    db = open();
    await db.raw('create temporary sequence written');
    for (const table of tables) {
      await db.raw(
        `create temporary table ${table} (name text primary key, at int default nextval('written'))`,
      );
    }
  });
  afterAll(() => db.destroy());

  // Listed last to first by name, so that sorting cannot explain the sequence.
  const tables = ['part_e', 'part_d', 'part_c', 'part_b', 'part_a'];

  it.each([2, 3, 4, 5])('inserts into %i tables in the given sequence', async (count) => {
    await db.raw(`truncate ${tables.join(', ')}`);
    const parts = tables.slice(0, count).map((table, index) => ({
      table,
      rows: Array.from({ length: index + 1 }, (_, row) => ({ name: `${row}` })),
      ending: 'on conflict (name) do update set name = excluded.name',
    }));
    expect(await insertTogether(db, parts)).toEqual(parts.map(({ rows }) => rows.length));
    const found = await readTogether(
      db,
      Object.fromEntries(
        parts.map(({ table }) => [table, { sql: `select at from ${table}`, bindings: [] }]),
      ),
    );
    const moments = parts.flatMap(({ table }) =>
      (found[table] as { at: number }[]).map(({ at }) => at),
    );
    expect(moments).toHaveLength((count * (count + 1)) / 2);
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
  });

  it('prepares frequent statements however many texts there are, and retains few', async () => {
    const retained = async () => {
      const { rows } = (await db.raw(
        `select count(*)::int as total, count(*) filter (where statement like '%orders%')::int as hot
         from pg_prepared_statements`,
      )) as { rows: { total: number; hot: number }[] };
      return rows[0];
    };
    const hot = () => preparedQuery(db, 'select code from orders where id = ?', [1]);
    for (let text = 0; text < 700; text += 1) {
      await preparedQuery(db, `select ?::text as text_${text}`, ['x']);
    }
    await hot();
    const after = await retained();
    expect(after?.hot).toBe(1);
    expect(after?.total).toBeLessThanOrEqual(300);
  });

  it('drops plans between statements that a transaction sends at once', async () => {
    const other = open();
    // So that names and this connection's plans are not renewed at the same time.
    for (let text = 0; text < 150; text += 1) {
      await preparedQuery(other, `select ${text} as another`, []);
    }
    await other.destroy();
    await db.transaction(async (trx) => {
      for (let text = 0; text < 700; text += 1) {
        await Promise.all([
          preparedQuery(trx, `select ${text} as rare`, []),
          preparedQuery(trx, 'select 1 as frequent', []),
        ]);
      }
    });
  });
});
