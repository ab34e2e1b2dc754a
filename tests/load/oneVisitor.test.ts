import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../support/database';
import { startProduct, type Product } from '../support/product';

// Attacks that one visitor could once mount on the host. The host identifies visitors by its proxy's header.
const ATTACKER = '10.0.0.1';
const OTHER = '10.0.0.2';

/** How much the host's memory may grow. */
const MEMORY_GROWTH_BYTES = 100 * 2 ** 20;
/** How long another visitor may wait for a page rendered for them. */
const TIMEOUT_MS = 500;
/** Requests by 300 connections that nobody has sent before. */
const REQUESTS = isLong ? 3_000 : 900;

let product: Product;
beforeAll(async () => {
  // Caches may fill up by design: small ones do not hide other growth.
  product = await startProduct({ hostEnv: { TRUST_PROXY: '127.0.0.1,::1', CACHE_MB: '16' } });
  // The baseline is the memory of a warmed-up host.
  for (let number = 0; number < 200; number += 1) {
    for (const path of [`/khoa-hoc?tim=truoc-${number}`, `/api/courses?_q=truoc-${number}`]) {
      await (await request(path, OTHER)).text();
    }
  }
});
afterAll(() => product.stop());

const request = (path: string, client: string, init: RequestInit = {}) =>
  fetch(product.url + path, { ...init, headers: { ...init.headers, 'x-forwarded-for': client } });

const memory = (): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(product.hostPid())])) * 1024;

/** Another visitor's waiting times for new pages during the attack, in ms. */
async function waitsDuring(attack: () => Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  let over = false;
  const attacked = attack().finally(() => (over = true));
  for (let number = 0; !over || number === 0; number += 1) {
    const begun = performance.now();
    const response = await request(`/khoa-hoc?tim=nguoi-khac-${number}`, OTHER);
    await response.text();
    expect(response.status).toBe(200);
    waits.push(performance.now() - begun);
  }
  await attacked;
  return waits.sort((a, b) => a - b);
}

const middleOf = (sorted: number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

/** Sends a body of this size; resolves on a response, or when the host closes the connection. */
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
  return request(path, ATTACKER, init).then(
    ({ status }) => status,
    () => null,
  );
}

// A retry distinguishes a host that can be stalled from a machine that was busy.
const attempts = { retry: 2 };

describe('a host attacked by one visitor', () => {
  it.each([
    ['bodies where none is taken', 20, '/khoa-hoc', [405, null]],
    ['bodies beyond a call’s limit', 20, '/api/auth/local', [413, null]],
  ])('rejects %s', attempts, async (_what, count, path, statuses) => {
    const before = memory();
    const waits = await waitsDuring(async () => {
      for (const status of await Promise.all(
        Array.from({ length: count }, () => sendBody(path, 60_000_000)),
      )) {
        expect(statuses).toContain(status);
      }
    });
    expect(middleOf(waits)).toBeLessThan(TIMEOUT_MS);
    await expect.poll(memory, { timeout: 40_000 }).toBeLessThan(before + MEMORY_GROWTH_BYTES);
  });

  it.each([
    ['pages', (words: string) => `/khoa-hoc?tim=${words}`],
    ['reads', (words: string) => `/api/courses?_q=${words}`],
  ])(
    'serves others beside many %s that nobody has requested before',
    attempts,
    async (_what, pathOf) => {
      const before = memory();
      // A retry would find the pages of the first attempt in the cache.
      const attempt = randomUUID();
      const statuses = new Map<number, number>();
      const waits = await waitsDuring(() =>
        Promise.all(
          // The system would refuse more simultaneous connections before the host could.
          Array.from({ length: 300 }, async (_, connection) => {
            for (let number = connection; number < REQUESTS; number += 300) {
              const response = await request(pathOf(`${attempt}-${number}`), ATTACKER);
              await response.arrayBuffer();
              statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
              if (response.status === 503) expect(response.headers.has('retry-after')).toBe(true);
            }
          }),
        ),
      );
      expect([...statuses.keys()].sort()).toEqual([200, 503]);
      expect(middleOf(waits)).toBeLessThan(TIMEOUT_MS);
      await expect.poll(memory, { timeout: 40_000 }).toBeLessThan(before + MEMORY_GROWTH_BYTES);
    },
  );

  it('survives a stopped content server, and serves what it has cached', async () => {
    const page = await request('/khoa-hoc', OTHER);
    await product.api.kill();
    const again = await request('/khoa-hoc', OTHER);
    expect(again.status).toBe(200);
    expect(await again.text()).toBe(await page.text());
  });
});
