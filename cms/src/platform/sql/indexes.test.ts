import type { Core } from '@strapi/strapi';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addIndex } from './indexes';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A PostgreSQL without the index, which creates it after the given number of milliseconds. */
async function addAfter(ms: number) {
  const client = {
    dialect: 'postgresql',
    acquireConnection: () => Promise.resolve({}),
    releaseConnection: () => Promise.resolve(),
    query: () => Promise.resolve({ response: { rows: [] } }),
  };
  const raw = () => new Promise((resolve) => setTimeout(resolve, ms));
  const warn = vi.fn();
  const strapi = { db: { connection: { client, raw } }, log: { warn } } as unknown as Core.Strapi;
  const added = addIndex(strapi, { name: 'orders_ix', on: 'orders (id)' });
  await vi.runAllTimersAsync();
  await added;
  return warn.mock.calls.flat();
}

it('reports an index that waits for other transactions', async () => {
  expect(await addAfter(1_000)).toEqual([]);
  expect(await addAfter(5_000)).toEqual([expect.stringContaining('orders_ix')]);
});
