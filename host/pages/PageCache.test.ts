import { expect, it, vi } from 'vitest';
import { createResponse } from '../responses/HostResponse';
import { PageCache, type PageCacheOptions } from './PageCache';
import { DegradedPage, type PageResponse } from './PageRenderer';

const VISITOR = '203.0.113.7';

function setUp(maxBytes = 200_000) {
  const options = {
    maxBytes,
    freshMs: 60_000,
    staleMs: 60_000,
    parametersAt: vi.fn(async () => ['trang']),
    render: vi.fn<PageCacheOptions['render']>(async (key) => ({
      value: responseOf(key),
      tags: [key.startsWith('/khoa-hoc') ? 'courses' : 'documents'],
      keep: true,
    })),
  };
  return { pages: new PageCache(options), ...options };
}

const responseOf = (key: string): PageResponse => ({
  ...createResponse({
    status: 200,
    body: Buffer.from(key.padEnd(1_000)),
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    compress: false,
  }),
  route: '/trang',
  facts: null,
  source: null,
});

const textOf = (response: PageResponse | undefined) =>
  response?.variants.identity.body.toString().trim();

it('returns a rendered page from memory by its URL', async () => {
  const { pages, render } = setUp();
  for (const target of ['/khoa-hoc', '/khoa-hoc?trang=2']) {
    expect(pages.fresh(target)).toBeUndefined();
    await pages.page(target, VISITOR);
    expect(textOf(pages.fresh(target))).toBe(target);
  }
  expect(render.mock.calls).toEqual([
    ['/khoa-hoc', VISITOR, undefined],
    ['/khoa-hoc?trang=2', VISITOR, undefined],
  ]);
});

it('determines the parameters that a page reads only for URLs with a query', async () => {
  const { pages, parametersAt } = setUp();
  await pages.page('/khoa-hoc', VISITOR);
  expect(parametersAt).not.toHaveBeenCalled();
  expect(textOf(await pages.page('/khoa-hoc?utm_source=zalo', VISITOR))).toBe('/khoa-hoc');
  expect(parametersAt.mock.calls).toEqual([['/khoa-hoc']]);
});

it('caches each page once for made-up parameters, within its size', async () => {
  const { pages, maxBytes } = setUp();
  await pages.page('/khoa-hoc', VISITOR);
  const ofOnePage = pages.bytes;
  for (let number = 1; number <= 200; number += 1) {
    await pages.page(`/khoa-hoc?trang=${number}`, VISITOR);
  }
  expect(pages.fresh('/khoa-hoc')).toBeDefined();
  expect(pages.fresh('/khoa-hoc?trang=1')).toBeUndefined();
  expect(pages.bytes).toBeGreaterThan(2 * ofOnePage);
  expect(pages.bytes).toBeLessThanOrEqual(maxBytes / 4 + ofOnePage);
  for (let number = 1; number <= 200; number += 1) await pages.page(`/trang-${number}`, VISITOR);
  expect(pages.fresh('/trang-1')).toBeUndefined();
  expect(pages.bytes).toBeGreaterThan(maxBytes / 2);
  expect(pages.bytes).toBeLessThanOrEqual(maxBytes);
});

it('serves an incomplete page rather than none, but does not cache it', async () => {
  const { pages, render } = setUp();
  render.mockRejectedValueOnce(new DegradedPage(responseOf('missing parts')));
  expect(textOf(await pages.page('/khoa-hoc', VISITOR))).toBe('missing parts');
  expect(pages.fresh('/khoa-hoc')).toBeUndefined();
  render.mockRejectedValueOnce(new Error('a mistake'));
  await expect(pages.page('/khoa-hoc', VISITOR)).rejects.toThrow('a mistake');
});

it('purges pages with and without a query, and counts them', async () => {
  const { pages } = setUp();
  for (const target of ['/khoa-hoc', '/khoa-hoc?trang=2', '/tai-lieu']) {
    await pages.page(target, VISITOR);
  }
  expect(pages.purge(['courses'])).toBe(2);
  expect(pages.fresh('/khoa-hoc')).toBeUndefined();
  expect(pages.fresh('/khoa-hoc?trang=2')).toBeUndefined();
  expect(pages.fresh('/tai-lieu')).toBeDefined();
  expect(pages.purge()).toBe(3);
});
