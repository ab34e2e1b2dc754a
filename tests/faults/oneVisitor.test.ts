import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type Product } from '../fixtures/product';

// What one visitor once did to the host, on the built product. The host sees visitors by what its proxy says.
const ATTACKER = '10.0.0.1';
const OTHER = '10.0.0.2';

/** What the host's memory may have grown by afterwards. */
const ROOM_BYTES = 100 * 2 ** 20;
/** Longest wait of somebody else for a page that is rendered for them. */
const PATIENCE_MS = 500;

let product: Product;
beforeAll(async () => {
  // The caches may fill, which is what they are for: small, they don't hide what else grows.
  product = await startProduct({ hostEnv: { TRUST_PROXY: '127.0.0.1,::1', CACHE_MB: '16' } });
  // Memory is compared with that of a host that has worked for a while.
  for (let number = 0; number < 200; number += 1) {
    for (const path of [`/khoa-hoc?tim=truoc-${number}`, `/api/courses?_q=truoc-${number}`]) {
      await (await ask(path, OTHER)).text();
    }
  }
});
afterAll(() => product.stop());

const ask = (path: string, client: string, init: RequestInit = {}) =>
  fetch(product.url + path, { ...init, headers: { ...init.headers, 'x-forwarded-for': client } });

const memory = (): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(product.hostPid())])) * 1024;

/** Lets the attack run, and somebody else look at new pages meanwhile; gives what they had to wait, in ms. */
async function waitsDuring(attack: () => Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  let over = false;
  const attacked = attack().finally(() => (over = true));
  for (let number = 0; !over || number === 0; number += 1) {
    const begun = performance.now();
    const answer = await ask(`/khoa-hoc?tim=nguoi-khac-${number}`, OTHER);
    await answer.text();
    expect(answer.status).toBe(200);
    waits.push(performance.now() - begun);
  }
  await attacked;
  return waits.sort((a, b) => a - b);
}

const middleOf = (sorted: number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

/** Sends a body of so many bytes; ends with the answer, or where the host cuts the connection. */
async function sendBody(path: string, bytes: number): Promise<number | null> {
  const part = Buffer.from('[1],'.repeat(16_384));
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from('[')),
    pull: (controller) => {
      if ((bytes -= part.byteLength) < 0) controller.close();
      else controller.enqueue(part);
    },
  });
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', body: stream, headers, duplex: 'half' } as RequestInit;
  return ask(path, ATTACKER, init).then(
    ({ status }) => status,
    () => null,
  );
}

describe('a host that one visitor attacks', () => {
  it.each([
    ['bodies where none is taken', 20, '/khoa-hoc', [405, null]],
    ['bodies beyond a call’s limit', 20, '/api/auth/local', [413, null]],
  ])('reads no %s', async (_what, count, path, statuses) => {
    const before = memory();
    const waits = await waitsDuring(async () => {
      for (const status of await Promise.all(
        Array.from({ length: count }, () => sendBody(path, 60_000_000)),
      )) {
        expect(statuses).toContain(status);
      }
    });
    expect(middleOf(waits)).toBeLessThan(PATIENCE_MS);
    await expect.poll(memory, { timeout: 40_000 }).toBeLessThan(before + ROOM_BYTES);
  });

  it.each([
    ['pages', (number: number) => `/khoa-hoc?tim=tim-${number}`],
    ['reads', (number: number) => `/api/courses?_q=tim-${number}`],
  ])('serves others beside 3,000 %s that nobody has asked for before', async (_what, pathOf) => {
    const before = memory();
    const statuses = new Map<number, number>();
    const waits = await waitsDuring(() =>
      Promise.all(
        // More connections at once would be refused by the system, before the host.
        Array.from({ length: 300 }, async (_, connection) => {
          for (let number = connection; number < 3_000; number += 300) {
            const answer = await ask(pathOf(number), ATTACKER);
            await answer.arrayBuffer();
            statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
            if (answer.status === 503) expect(answer.headers.has('retry-after')).toBe(true);
          }
        }),
      ),
    );
    expect([...statuses.keys()].sort()).toEqual([200, 503]);
    expect(middleOf(waits)).toBeLessThan(PATIENCE_MS);
    await expect.poll(memory, { timeout: 40_000 }).toBeLessThan(before + ROOM_BYTES);
  });

  it('renders one page for all made-up parameters', async () => {
    const [first, second] = await Promise.all(
      ['/gia-nhap-iia?a=1', '/gia-nhap-iia?b=2&c=3'].map((path) => ask(path, ATTACKER)),
    );
    // A page has a nonce of its own each time that it is rendered.
    expect(first?.headers.get('etag')).toBe(second?.headers.get('etag'));
  });

  it.each([
    ['GET', '/api/a%3F/../../admin/init', '400'],
    ['GET', 'http://evil.vn/api/a%3F/../../admin/init', '400'],
    ['GET', 'http://evil.vn/api/courses', '200'],
    ['GET', 'http://evil.vn/khoa-hoc', '200'],
    ['GET', 'evil.vn:443', '400'],
    ['OPTIONS', '*', '400'],
  ])('answers %s %s without a word of the API', async (method, target, status) => {
    const socket = connect(Number(new URL(product.url).port), 'localhost');
    await once(socket, 'connect');
    socket.write(`${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(answer.split(' ')[1]).toBe(status);
    expect(answer).not.toContain(product.api.url);
    expect(answer).not.toMatch(/FST_ERR|statusCode/);
  });

  it('keeps a connection longer than the proxies before it', async () => {
    const socket = connect(Number(new URL(product.url).port), 'localhost');
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    const [head] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    const seconds = Number(/keep-alive: timeout=(\d+)/i.exec(head.toString())?.[1]);
    expect(seconds).toBeGreaterThan(60);
  });

  it('stays when the content server dies, and serves what it has', async () => {
    const page = await ask('/khoa-hoc', OTHER);
    await product.api.kill();
    const again = await ask('/khoa-hoc', OTHER);
    expect(again.status).toBe(200);
    expect(await again.text()).toBe(await page.text());
  });
});
