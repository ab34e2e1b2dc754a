import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SiteResponse } from './Site';
import { Supervised } from './Supervised';
import { Traffic, type Served } from './Traffic';

interface Row {
  key: string;
  id: string;
  user: number;
}

/** A site that stores each order, as `store` changes it. */
async function trafficOn(
  store: (row: Row) => Row[],
  { orderStatus = 200, seats = (rows: Row[]) => rows.length } = {},
): Promise<Traffic> {
  const rows: Row[] = [];
  const responseOf = (status: number, body: object): Promise<SiteResponse> =>
    Promise.resolve({ status, headers: {}, body: JSON.stringify(body) });
  const site: Served = {
    send(path, { json } = {}) {
      if (path !== '/api/order/addUserOrder') return responseOf(200, { jwt: 'token' });
      const { idempotencyKey: key } = json as { idempotencyKey: string };
      const id = `order ${rows.length}`;
      rows.push(...store({ key, id, user: 1 }));
      return responseOf(orderStatus, { data: { documentId: id } });
    },
    sql<Result>(statement: string) {
      const results: Record<string, unknown[]> = {
        up_users: [{ id: 1 }],
        order_lines: rows,
        order_places: [{ taken: seats(rows) }],
      };
      const table = Object.keys(results).find((name) => statement.includes(name)) ?? '';
      return Promise.resolve(results[table] as Result[]);
    },
  };
  return Traffic.create(site, 'course', 1);
}

describe('the count of orders', () => {
  it.each<[string, (row: Row) => Row[], { lost: number; doubled: number }]>([
    ['nothing wrong', (row) => [row], { lost: 0, doubled: 0 }],
    ['an acknowledged order that is not stored', () => [], { lost: 1, doubled: 0 }],
    ['an order with another id', (row) => [{ ...row, id: 'x' }], { lost: 1, doubled: 0 }],
    ['two orders of one key', (row) => [row, { ...row, id: 'x' }], { lost: 1, doubled: 1 }],
    ['an order that nobody sent', (row) => [row, { ...row, key: 'x' }], { lost: 0, doubled: 1 }],
    ['an order of another member', (row) => [{ ...row, user: 2 }], { lost: 0, doubled: 1 }],
  ])('reports %s', async (_, store, expected) => {
    const traffic = await trafficOn(store);
    await traffic.order(0);
    expect(await traffic.compareOrders()).toEqual(expected);
  });

  it('reports a seat without an order', async () => {
    const traffic = await trafficOn((row) => [row], { seats: (rows) => rows.length + 1 });
    await traffic.order(0);
    expect((await traffic.compareOrders()).doubled).toBe(1);
  });

  it('throws for a refusal that retries cannot change', async () => {
    const traffic = await trafficOn((row) => [row], { orderStatus: 409 });
    await expect(traffic.order(0)).rejects.toThrow('order: 409');
  });
});

it('throws if a stopped server exits with another code than 0', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'supervised-'));
  const logFile = join(folder, 'printed.log');
  const server = new Supervised({
    name: 'server',
    command: process.execPath,
    args: [
      '-e',
      "process.on('SIGTERM', () => process.exit(3)); setInterval(console.log, 100, 'ready')",
    ],
    cwd: folder,
    env: () => ({}),
    user: null,
    logFile,
    isReady: () => Promise.resolve(statSync(logFile).size > 0),
  });
  await server.start();
  await expect(server.stop()).rejects.toThrow('server exited with 3');
  rmSync(folder, { recursive: true });
});
