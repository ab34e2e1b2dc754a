import type { Core } from '@strapi/strapi';
import knex from 'knex';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '../../platform/outages/Outages';
import { DatabaseLocked } from '../../platform/sql/waitWhileLocked';
import { runPlans } from './runPlans';

const db = () =>
  knex({
    client: 'better-sqlite3',
    connection: { filename: ':memory:' },
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });

describe('a due plan', () => {
  let connection: ReturnType<typeof db>;

  beforeEach(async () => {
    connection = db();
    await connection.schema.createTable('planned_changes', (table) => {
      table.increments('id');
      for (const name of ['target', 'target_id', 'action', 'state', 'message']) table.text(name);
      for (const name of ['due_at', 'claimed_at']) table.integer(name);
    });
    await connection('planned_changes').insert({
      target: 'api::course.course',
      target_id: 'c1',
      action: 'publish',
      state: 'planned',
      due_at: 0,
    });
  });
  afterEach(() => connection.destroy());

  const run = async (publish: () => Promise<unknown>) => {
    const update = ({ where, data }: { where: object; data: object }) =>
      connection('planned_changes').where(where).update(data);
    const strapi = {
      db: { connection, query: () => ({ update }) },
      documents: () => ({ publish }),
      log: { error: () => undefined },
    };
    await runPlans(strapi as unknown as Core.Strapi, new Date());
    return connection('planned_changes').select('state', 'message');
  };
  const busy = Object.assign(new Error('The database is locked.'), { code: 'SQLITE_BUSY' });

  it('runs despite a busy database', async () => {
    const publish = vi.fn(async () => ({ entries: [{}] })).mockRejectedValueOnce(busy);
    expect(await run(publish)).toEqual([{ state: 'done', message: null }]);
    expect(publish).toHaveBeenCalledTimes(2);
  });

  const code = (value: string) => Object.assign(new Error('failed'), { code: value });

  it.each([
    ['a lock timeout', code('55P03')],
    ['a statement timeout', new Error('wrapped', { cause: code('57014') })],
    ['a locked file', new DatabaseLocked(busy)],
    ['a database that is away', new DatabaseUnavailable('connection', null)],
  ])('runs again later after %s', async (_what, error) => {
    const publish = vi.fn(async () => ({ entries: [{}] })).mockRejectedValueOnce(error);
    expect(await run(publish)).toEqual([{ state: 'planned', message: null }]);
    expect(await run(publish)).toEqual([{ state: 'done', message: null }]);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('x')), 'Máy chủ gặp lỗi. Vui lòng đăng bằng tay.'],
    [
      'finds nothing',
      async () => ({ entries: [] }),
      'Mục này không còn, hoặc không có gì để đăng hay gỡ.',
    ],
  ])('reports %s to the editor once', async (_what, outcome, message) => {
    const publish = vi.fn(outcome);
    expect(await run(publish)).toEqual([{ state: 'failed', message }]);
    await run(publish);
    expect(publish).toHaveBeenCalledTimes(1);
  });
});
