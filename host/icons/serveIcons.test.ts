import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TooBusy } from '../fairness/FairQueue';
import { startFakeApi, type FakeApi } from '../testing/fakeApi';
import { IconStore } from './IconStore';
import { serveIcons } from './serveIcons';

let service: FakeApi;
let requested: string[];
/** Nothing at all if undefined. */
let says: unknown;
let status: number;
let app: FastifyInstance;

const CLIENT = '10.0.0.1';
const OTHER_CLIENT = '10.0.0.2';

const storeOf = (timeoutMs: number) => new IconStore({ service: service.origin, timeoutMs });

beforeEach(async () => {
  requested = [];
  status = 200;
  says = { prefix: 'mdi', width: 24, height: 24, icons: { home: { body: '<path d="M0 0"/>' } } };
  service = await startFakeApi(({ url = '' }, response) => {
    requested.push(url);
    if (says === undefined) return;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(says));
  });
  app = fastify();
  serveIcons(app, storeOf(1_000));
});

afterEach(async () => {
  await app.close();
  await service.stop();
});

const get = async (url: string) => {
  const { statusCode, body, headers } = await app.inject(url);
  return {
    status: statusCode,
    age: headers['cache-control'],
    data: body ? JSON.parse(body) : null,
  };
};

it('serves the icons of the sample content from the bundled set', async () => {
  const { status, data } = await get('/icons/ph.json?icons=tag,books');
  expect(status).toBe(200);
  expect(data.icons.tag).toMatchObject({ body: expect.stringMatching(/^<path/), width: 256 });
  expect(Object.keys(data.icons)).toEqual(['tag', 'books']);
  expect(requested).toEqual([]);
});

it('fetches icons of another set from the public service, once', async () => {
  const first = await get('/icons/mdi.json?icons=home');
  expect(first.data.icons.home).toEqual({ body: '<path d="M0 0"/>', width: 24, height: 24 });
  await get('/icons/mdi.json?icons=home');
  expect(requested).toEqual(['/mdi.json?icons=home']);
});

it('lists missing icons, and caches that for minutes only', async () => {
  const { status, data, age } = await get('/icons/mdi.json?icons=home,constructor');
  expect(status).toBe(200);
  expect(data.not_found).toEqual(['constructor']);
  expect(age).toBe('public, max-age=300');
  await service.stop();
  expect((await get('/icons/tabler.json?icons=star')).data.not_found).toEqual(['star']);
});

it.each([
  '<script>x</script>',
  '<path onload="x"/>',
  '<image href="https://x.example/a.png"/>',
  '< script src="x"/>',
  '<path onload = "x"/>',
  '<a href="javascript:x"/>',
  '<STYLE/>',
  '<foreignObject/>',
  '<iframe/>',
  '<path fill="url(https://x.example/a)"/>',
  '<path fill="url(http://x.example/a)"/>',
  '<path fill=\'url( "https://x.example/a")\'/>',
  '<path fill="url(\'https://x.example/a\')"/>',
])('leaves out an icon that would run or fetch something: %s', async (body) => {
  says = { prefix: 'mdi', icons: { home: { body } } };
  expect((await get('/icons/mdi.json?icons=home')).data.not_found).toEqual(['home']);
});

it.each([
  '/icons/mdi.json',
  '/icons/..%2Fx.json?icons=a',
  '/icons/mdi.json?icons=a,../b',
  '/icons/mdi.jsonx?icons=a',
  '/icons/a.json.json?icons=a',
  '/icons/mdi.json?icons=',
  '/icons/mdi.json?icons=a&icons=b',
  '/icons/mdi.json?icons=a-',
  '/icons/mdi.json?icons=-a',
  '/icons/mdi.json?icons=a--b',
  '/icons/mdi.json?icons=A',
  '/icons/mdi.json?icons=a%26x',
  '/icons/mdi.json?icons='.padEnd(501, 'a'),
])('refuses %s', async (url) => {
  const { status, age } = await get(url);
  expect({ status, age }).toEqual({ status: 400, age: 'no-store' });
  expect(requested).toEqual([]);
});

it('accepts as many names as fit into 500 characters', async () => {
  expect((await get('/icons/mdi.json?icons='.padEnd(500, 'a'))).status).toBe(200);
});

it('fetches several icons in one request, each by its full name', async () => {
  await get('/icons/mdi-light.json?icons=home,arrow-left-2,home');
  expect(requested).toEqual(['/mdi-light.json?icons=home,arrow-left-2']);
});

it.each([null, 'x', [], {}, { icons: null }, { icons: 'x' }, { icons: { home: null } }])(
  'returns nothing if the service sends %j',
  async (response) => {
    says = response;
    const { status, data } = await get('/icons/mdi.json?icons=home');
    expect(status).toBe(200);
    expect(data).toEqual({ prefix: 'mdi', icons: {}, not_found: ['home'] });
  },
);

it('ignores the icons of an error response', async () => {
  status = 500;
  expect((await get('/icons/mdi.json?icons=home')).data.not_found).toEqual(['home']);
});

it('times out if the service does not respond', async () => {
  says = undefined;
  expect(await storeOf(50).find('mdi', ['home'], CLIENT)).toEqual({
    prefix: 'mdi',
    icons: {},
    not_found: ['home'],
  });
});

it('reports no icon as missing if the service fails', async () => {
  expect((await get('/icons/mdi.json?icons=home')).data).not.toHaveProperty('not_found');
});

it('caches at most a thousand icons, so that made-up names cannot fill the memory', async () => {
  const names = Array.from({ length: 1_000 }, (_, index) => `n${index}`);
  const icons = Object.fromEntries([...names, 'last'].map((name) => [name, { body: '<g/>' }]));
  says = { prefix: 'mdi', icons };
  const store = storeOf(1_000);
  await store.find('mdi', names, CLIENT);
  await store.find('mdi', ['n1'], CLIENT);
  expect(requested).toHaveLength(1);
  await store.find('mdi', ['last'], CLIENT);
  await store.find('mdi', ['n1'], CLIENT);
  expect(requested).toHaveLength(2);
  await store.find('mdi', ['n0'], CLIENT);
  expect(requested).toHaveLength(3);
});

it('parses the bundled set once for all requests', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  const store = storeOf(1_000);
  for (const name of ['tag', 'no-such-icon', 'nor-this']) await store.find('ph', [name], CLIENT);
  const sets = parse.mock.calls.filter(([text]) => text.length > 1_000_000);
  parse.mockRestore();
  expect(sets).toHaveLength(1);
});

it('remembers for minutes which icons the service lacks', async () => {
  const store = storeOf(1_000);
  await store.find('mdi', ['nothing'], CLIENT);
  await store.find('mdi', ['nothing'], CLIENT);
  expect(requested).toHaveLength(1);
  const later = performance.now() + 6 * 60_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  await expect
    .poll(async () => {
      await store.find('mdi', ['nothing'], CLIENT);
      return requested;
    })
    .toHaveLength(2);
  clock.mockRestore();
});

it('fetches an icon once for concurrent requests', async () => {
  const store = storeOf(1_000);
  const names = [['home'], ['home', 'star'], ['star'], ['home']];
  await Promise.all(names.map((some, index) => store.find('mdi', some, `10.0.1.${index}`)));
  expect(requested.sort()).toEqual(['/mdi.json?icons=home', '/mdi.json?icons=star']);
});

it('limits the downloads of one client without delaying another', async () => {
  says = undefined;
  const store = storeOf(10_000);
  const all = Array.from({ length: 40 }, (_, index) => store.find('mdi', [`n${index}`], CLIENT));
  const refused = all.map((one) =>
    one.then(
      () => false,
      (error) => error instanceof TooBusy,
    ),
  );
  await expect.poll(() => requested).toHaveLength(2);
  const other = store.find('mdi', ['home'], OTHER_CLIENT);
  await expect.poll(() => requested).toContain('/mdi.json?icons=home');
  await service.stop();
  await other;
  expect((await Promise.all(refused)).filter(Boolean)).toHaveLength(18);
});
