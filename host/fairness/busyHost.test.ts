import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyPage } from '../testing/emptyPage';
import { responses } from '../testing/fakeApi';
import { setUpSite } from '../testing/setUpSite';

/** As in `RENDERINGS` and `CALLS`. */
const PAGES_OF_ONE = 8 + 100;
const CALLS_OF_ONE = 32 + 200;

let release: () => void;
let released: Promise<void>;
let started: number;

const site = setUpSite({
  env: { TRUST_PROXY: '127.0.0.1', PROXY_TIMEOUT_MS: '30000', API_TIMEOUT_MS: '30000' },
  api: (request, response) => {
    started += 1;
    void released.then(() => responses.json({ data: [] })(request, response));
  },
  render: async () => {
    started += 1;
    await released;
    return emptyPage;
  },
});
beforeEach(() => {
  released = new Promise((resolve) => (release = resolve));
  started = 0;
});
afterEach(() => release());

const sendRequest = (path: string, client: string) =>
  site.get(path, { headers: { 'x-forwarded-for': client } });

/** Sends this many different requests as one client; resolves to the rejected ones, which come back at once. */
async function flood(pathOf: (number: number) => string, count: number, refused: number) {
  const responses: Response[] = [];
  const all = Array.from({ length: count }, (_, number) =>
    sendRequest(pathOf(number), '10.0.0.1').then((response) => responses.push(response)),
  );
  await expect.poll(() => responses.length, { timeout: 10_000 }).toBe(refused);
  return { responses: [...responses], all: Promise.all(all) };
}

it('limits the pages rendered for one client, and responds 503 beyond', async () => {
  const { responses, all } = await flood((number) => `/trang-${number}`, PAGES_OF_ONE + 20, 20);
  for (const response of responses) {
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('quá nhiều lượt truy cập');
  }
  expect(started).toBe(8);
  // Another client's page starts at once, although a hundred of the first client's are queued.
  const other = sendRequest('/trang-khac', '10.0.0.2');
  await expect.poll(() => started).toBe(9);
  release();
  expect((await other).status).toBe(200);
  await all;
});

it('limits the calls forwarded for one client, and responds 503 beyond', async () => {
  const path = (number: number) => `/api/courses?page=${number}`;
  const { responses, all } = await flood(path, CALLS_OF_ONE + 20, 20);
  for (const response of responses) {
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await response.json()).toHaveProperty('error.name', 'ServiceUnavailable');
  }
  expect(started).toBe(32);
  const other = sendRequest('/api/news-posts', '10.0.0.2');
  await expect.poll(() => started).toBe(33);
  release();
  expect((await other).status).toBe(200);
  await all;
});

it.each([
  ['a call', (number: number) => `/api/users/me?n=${number}`, { authorization: 'Bearer x' }],
  ['public content', (number: number) => `/api/courses?page=${number}`, {}],
])('counts %s whose client disconnected until the API responds', async (_, pathOf, headers) => {
  /** Some wait in the queue, without filling it. */
  const CALLS = 60;
  const controller = new AbortController();
  for (let number = 0; number < CALLS; number += 1) {
    site
      .get(pathOf(number), {
        signal: controller.signal,
        headers: { 'x-forwarded-for': '10.0.0.1', ...headers },
      })
      .catch(() => undefined);
  }
  await expect.poll(() => started).toBe(32);
  const connections = () => promisify(site.host.server.getConnections.bind(site.host.server))();
  await expect.poll(connections).toBe(CALLS);
  controller.abort();
  await expect.poll(connections).toBe(0);
  const next = sendRequest('/api/news-posts?page=1', '10.0.0.1');
  const other = sendRequest('/api/news-posts?page=2', '10.0.0.2');
  await expect.poll(() => site.api.requests.at(-1)?.url).toContain('news-posts');
  expect(site.api.requests.slice(32).map(({ url }) => url)).toEqual(['/api/news-posts?page=2']);
  release();
  expect([(await other).status, (await next).status]).toEqual([200, 200]);
  // Calls that waited when their client disconnected are not sent.
  expect(started).toBe(34);
});
