import { createHash } from 'node:crypto';
import { Agent, get } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Download } from '@/data/generated/types';
import { callAs, dataOf } from '../support/callAs';
import { addItem, addShopSettings } from '../support/content';
import { databases, firstDatabase, lockFile } from '../support/database';
import { startMailServer } from '../support/mail';
import { addBuyers, newStaff } from '../support/members';
import { orderBody, placeOrder } from '../support/orders';
import { startProduct } from '../support/product';
import { responds, startApi } from '../support/startApi';
import { shared } from '../support/suite';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Kubernetes, systemd and Compose kill a process that takes longer. */
const MAX_MS = 15_000;

/** The server's own, in colours. */
const errorsIn = (log: string) => log.split('\n').filter((line) => line.includes('error\u001b'));

/** Status and `Connection` of a GET over a reused connection. */
function reuse(agent: Agent, url: string): Promise<{ status: number; connection: string }> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      const { statusCode: status = 0, headers } = response;
      response
        .resume()
        .on('end', () => resolve({ status, connection: headers.connection ?? 'none' }));
    }).on('error', reject);
  });
}

describe.each(databases)('SIGTERM to an API with orders in flight, on %s', (database) => {
  const api = shared(
    () => startApi({ database }),
    (own) => own.stop(),
  );
  beforeAll(() => addShopSettings(api));

  /** Delays orders by a second and a half, as if many wanted one seat. */
  async function delayOrders(): Promise<void> {
    if (database === 'postgres') {
      await api.sql(
        'do $$ begin lock table orders in exclusive mode; perform pg_sleep(1.5); end $$',
      );
    } else {
      const lock = lockFile(api);
      await pause(1_500);
      lock.release();
    }
  }

  it('responds to every order, and stores none that it refuses', async () => {
    const count = 60;
    const item = await addItem(api, 'course', { capacity: 2 * count });
    const buyers = await addBuyers(api, count);
    const bodies = buyers.map(() =>
      orderBody([{ kind: 'course', documentId: item, quantity: 1 }], 1_000_000),
    );
    const place = (index: number) =>
      placeOrder(api, buyers[index]?.token ?? '', bodies[index]).then(
        ({ status }) => status,
        () => 0,
      );
    let ended = 0;
    const lock = delayOrders();
    const placing = bodies.map((_, index) =>
      place(index).finally(() => {
        ended += 1;
      }),
    );
    await pause(700);
    const inFlight = count - ended;
    const { code, ms } = await api.terminate();
    await lock;
    const statuses = await Promise.all(placing);
    const log = api.log();

    expect(inFlight).toBe(count);
    expect(code).toBe(0);
    expect(ms).toBeLessThan(MAX_MS);
    expect(errorsIn(log)).toEqual([]);
    const stored = await api.sql<{ user_id: number }>('select user_id from orders');
    const owners = new Set(stored.map(({ user_id: id }) => id));
    const acknowledged = buyers.filter((_, index) => statuses[index] === 200);
    expect(acknowledged.map(({ id }) => id).sort()).toEqual([...owners].sort());
    // A connection that had not been accepted yet is refused.
    expect(statuses.filter((status) => status !== 200 && status !== 0)).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(count / 2);

    await api.restart();
    const repeated = await Promise.all(bodies.map((_, index) => place(index)));
    expect(repeated).toEqual(bodies.map(() => 200));
    expect(await api.sql('select id from orders')).toHaveLength(count);
  });
});

describe.each(firstDatabase)('SIGTERM to an API, on %s', (database) => {
  const mail = shared(startMailServer, (server) => server.close());
  const api = shared(
    () => startApi({ database, env: { ...mail.env, DRAIN_SECONDS: '2' } }),
    (own) => own.stop(),
  );
  beforeAll(() => addShopSettings(api));

  it('continues to serve while not ready, and closes reused connections', async () => {
    const agent = new Agent({ keepAlive: true });
    const courses = `${api.url}/api/courses`;
    expect(await reuse(agent, courses)).toEqual({ status: 200, connection: 'keep-alive' });
    expect(await responds(`${api.url}/readyz`)).toBe(true);
    const ended = api.terminate();
    await expect.poll(() => responds(`${api.url}/readyz`)).toBe(false);
    expect((await fetch(`${api.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${api.url}/livez`)).status).toBe(200);
    expect(await reuse(agent, courses)).toEqual({ status: 200, connection: 'close' });
    const { code, ms } = await ended;
    expect(code).toBe(0);
    expect(ms).toBeGreaterThan(2_000);
    expect(ms).toBeLessThan(MAX_MS);
    expect(await responds(courses)).toBe(false);
    await api.restart();
  });

  it('records the emails that are being sent', async () => {
    mail.behave('slowly');
    const [buyer] = await addBuyers(api, 1);
    const free = await addItem(api, 'course', { price: 0 });
    const body = orderBody([{ kind: 'course', documentId: free, quantity: 1 }], 0);
    expect((await placeOrder(api, buyer.token, body)).status).toBe(200);
    await expect.poll(() => mail.received().length).toBe(1);
    expect((await api.terminate()).code).toBe(0);
    const emails = await api.sql('select state, maybe_twice from letters');
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({ state: 'sent' });
    await api.restart();
  });

  it('exits in time with the default drain time, though the mail server never responds', async () => {
    await api.restart({ DRAIN_SECONDS: '' });
    mail.behave('swallow');
    const before = mail.received().length;
    const [buyer] = await addBuyers(api, 1);
    const free = await addItem(api, 'course', { price: 0 });
    const body = orderBody([{ kind: 'course', documentId: free, quantity: 1 }], 0);
    expect((await placeOrder(api, buyer.token, body)).status).toBe(200);
    await expect.poll(() => mail.received().length).toBe(before + 1);
    const { code, ms } = await api.terminate();
    expect(code).toBe(0);
    expect(ms).toBeGreaterThan(5_000 + 7_000);
    expect(ms).toBeLessThan(MAX_MS);
    expect(api.log()).toContain('Emails or batches did not finish in time and were aborted');
    expect(api.log()).not.toContain('Stopped before everything was closed');
    mail.behave('accept');
    await api.restart();
  });

  it('completes an export that a client reads slowly', async () => {
    const staff = await newStaff(api);
    const listed: number = 3_000;
    await addBuyers(api, listed);
    const link = () => dataOf(callAs<Download>(api, staff, '/analysis/users/export?format=csv'));
    const whole = await (await fetch(api.url + (await link()).url)).arrayBuffer();
    const response = await fetch(api.url + (await link()).url);
    const reader = response.body!.getReader();
    const parts = [(await reader.read()).value ?? new Uint8Array()];
    const ended = api.terminate();
    await pause(3_000);
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
    }
    const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect(digest(Buffer.concat(parts))).toBe(digest(new Uint8Array(whole)));
    expect((await ended).code).toBe(0);
    await api.restart();
  });

  it('ends at once on a second signal', async () => {
    const ended = api.terminate();
    await pause(1_200);
    process.kill(api.pid(), 'SIGTERM');
    const { code, ms } = await ended;
    expect(code).toBe(1);
    expect(ms).toBeLessThan(1_900);
    await api.restart();
  });
});

describe('SIGTERM to a host under load', () => {
  const product = shared(
    () => startProduct({ hostEnv: { DRAIN_SECONDS: '2' } }),
    (own) => own.stop(),
  );

  it('continues to serve while not ready, aborts no response, and exits with 0', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const paths = ['/', '/khoa-hoc', '/api/courses', '/api/order/quote'];
    const statuses = new Map<number, number>();
    const failures: { at: number; error: unknown }[] = [];
    let isRunning = true;
    const clients = Array.from({ length: 20 }, async (_, index) => {
      const url = `${product.url}${paths[index % paths.length]}`;
      while (isRunning) {
        try {
          const { status } = await reuse(agent, url);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        } catch (error) {
          failures.push({ at: Date.now(), error });
          await pause(20);
        }
      }
    });
    await pause(1_000);
    const begun = Date.now();
    const ended = product.terminateHost();
    await expect.poll(() => responds(`${product.url}/readyz`)).toBe(false);
    expect((await fetch(`${product.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${product.url}/livez`)).status).toBe(200);
    const { code, ms } = await ended;
    isRunning = false;
    await Promise.all(clients);
    expect(code).toBe(0);
    expect(ms).toBeGreaterThan(2_000);
    expect(ms).toBeLessThan(MAX_MS);
    // While it drains, every request is served; after that, connections are refused.
    expect(failures.filter(({ at }) => at < begun + 1_900)).toEqual([]);
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(100);
  });
});
