import type { Core } from '@strapi/strapi';
import { expect, it, vi } from 'vitest';
import { retrySync } from './retrySync';

vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

const pg = (code: string) => Object.assign(new Error('failed'), { code });

/**
 * A server whose schema synchronization fails with the given errors, then succeeds; `limits` lists the limits that it
 * has set.
 */
function server(failures: readonly Error[]) {
  const limits: string[] = [];
  const connection = { query: (sql: string) => Promise.resolve(limits.push(sql)) };
  const client = {
    dialect: 'postgresql',
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: () => Promise.resolve(),
  };
  const left = [...failures];
  const sync = vi.fn(async () => {
    await client.acquireConnection();
    const failure = left.shift();
    if (failure) throw failure;
    return 'CHANGED' as const;
  });
  const strapi = { db: { connection: { client }, schema: { sync } }, log: { warn: vi.fn() } };
  retrySync(strapi as unknown as Core.Strapi);
  return { strapi, client, sync, limits };
}

it('retries with a short limit while a table is in use, and then waits without one', async () => {
  const { strapi, client, sync, limits } = server([pg('55P03'), pg('55P03')]);
  expect(await strapi.db.schema.sync()).toBe('CHANGED');
  expect(sync).toHaveBeenCalledTimes(3);
  expect(strapi.log.warn).toHaveBeenCalledTimes(2);
  await client.acquireConnection();
  expect(limits).toEqual([
    'set lock_timeout = 2000; set statement_timeout = 0',
    'set lock_timeout = 0; set statement_timeout = 0',
  ]);
});

it('fails for any other reason', async () => {
  const { strapi, sync } = server([pg('42P07')]);
  await expect(strapi.db.schema.sync()).rejects.toMatchObject({ code: '42P07' });
  expect(sync).toHaveBeenCalledTimes(1);
});
