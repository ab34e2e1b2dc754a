import { expect, it } from 'vitest';
import { emptyPage } from '../testing/emptyPage';
import { responses } from '../testing/fakeApi';
import { setUpSite } from '../testing/setUpSite';

const NEW = '/tin-tuc/hoat-dong/khai-giang';
const table = [
  { from: '/2019/05/khai-giảng', to: NEW },
  { from: '/gioi-thieu.html', to: '/ve-chung-toi' },
  { from: '/?p=12', to: NEW },
  { from: '/index.php?id=7', to: '/lien-he' },
  { from: '/khoa-hoc', to: '/lien-he' },
  { from: '/ra-ngoai', to: '//evil.example/x' },
  { from: '/di-vong', to: '/uploads/..//evil.example/x' },
];

const pages = new Set(['/', '/khoa-hoc', '/ve-chung-toi']);
const site = setUpSite({
  api: responses.json({ data: table }),
  render: async ({ url }) => ({ ...emptyPage, status: pages.has(url.pathname) ? 200 : 404 }),
});

const visit = async (path: string) => {
  const { status, headers } = await site.get(path);
  return { status, location: headers.get('location') };
};

it.each([
  ['an old address', '/gioi-thieu.html', '/ve-chung-toi'],
  ['an old address with a slash, in one step', '/gioi-thieu.html/', '/ve-chung-toi'],
  ['an encoded address', '/2019/05/khai-gi%e1%ba%a3ng/', NEW],
  ['an address in another case', '/GIOI-thieu.HTML', '/ve-chung-toi'],
  ['an address that its query identifies', '/?p=12', NEW],
  ['a script with a query', '/index.php?id=7', '/lien-he'],
  ['an address with another query, which remains', '/gioi-thieu.html?utm=1', '/ve-chung-toi?utm=1'],
])('redirects %s', async (_, path, location) => {
  expect(await visit(path)).toEqual({ status: 301, location });
});

it('lets caches store a redirect no longer than a page', async () => {
  const { headers } = await site.get('/gioi-thieu.html');
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(headers.get('cdn-cache-control')).toBe('max-age=60');
});

it('does not hide a page of the site', async () => {
  expect(await visit('/khoa-hoc')).toEqual({ status: 200, location: null });
  expect(await visit('/khoa-hoc/')).toEqual({ status: 301, location: '/khoa-hoc' });
  expect(await visit('/?p=13')).toEqual({ status: 200, location: null });
});

it.each(['/khong-co', '/index.php?id=8', '/%ff', '/ra-ngoai', '/di-vong', '/2019/05/khai-giảng/x'])(
  'responds to %s with 404',
  async (path) => {
    expect(await visit(path)).toEqual({ status: 404, location: null });
  },
);

it('reads the table once, and again after a purge', async () => {
  const reads = () => site.api.requests.filter(({ url }) => url === '/api/redirects').length;
  await visit('/gioi-thieu.html');
  await visit('/khong-co');
  expect(reads()).toBe(1);
  site.api.behaviour = responses.json({ data: [{ from: '/khong-co', to: '/lien-he' }] });
  await site.purge({});
  expect(await visit('/khong-co')).toEqual({ status: 301, location: '/lien-he' });
  expect(await visit('/gioi-thieu.html')).toEqual({ status: 404, location: null });
  expect(reads()).toBe(2);
});

it('responds with 404 while the API is down and nothing is cached', async () => {
  site.api.behaviour = responses.status(500);
  expect(await visit('/gioi-thieu.html')).toEqual({ status: 404, location: null });
});
