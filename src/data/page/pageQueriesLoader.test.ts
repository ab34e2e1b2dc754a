import { RouterContextProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from 'rest-contract';
import { apolloContext } from '../apolloContext';
import { createApolloClient } from '../client';
import { CourseCategoriesDocument } from '../generated/operations/pages/course-list/CourseCategories';
import { CourseDetailDocument } from '../generated/operations/pages/course-detail';
import { NewsCategoriesDocument, NewsCategoryDocument } from '../generated/operations/pages/news';
import { QuantityDiscountRuleDocument } from '../generated/operations/pages/cart/QuantityDiscountRule';
import { byEndpoint } from '../testing/byEndpoint';
import { failure, fakeApi, json, type Responder } from '../testing/fakeApi';
import { pageMoment } from './pageLocation';
import {
  publicQueries,
  type PublicQueries,
  query,
  freshQuery,
  optionalQuery,
  partialQuery,
  cancelOnNavigation,
} from './pageQueries';
const category = { documentId: 'k1', name: 'Luyện thi', slug: 'luyen-thi', order: 1 };
const found: Responder = () => json({ data: [category] });
const failing =
  (status: number): Responder =>
  () =>
    failure(status, 'x', 'Máy chủ đang bận.');
const never: Responder = () => new Promise<never>(() => undefined);

/** Runs a page's loader against an API with these responses. */
function load(
  { loader }: Pick<PublicQueries, 'loader'>,
  responses: Record<string, Responder>,
  {
    signal,
    params = {},
    pattern = '/',
    retries = 0,
  }: {
    signal?: AbortSignal;
    params?: Record<string, string>;
    pattern?: string;
    retries?: number;
  } = {},
) {
  const api = fakeApi(byEndpoint(responses));
  const client = createApolloClient({
    apiUrl: 'http://localhost/api',
    fetch: api.fetch,
    timeoutMs: 500,
    retries,
  });
  const url = new URL('http://localhost/trang?trang=7');
  const reload = () =>
    loader({
      request: new Request(url, { signal: signal ?? null }),
      url,
      params,
      context: new RouterContextProvider(new Map([[apolloContext, client]])),
      pattern,
    });
  return { response: reload(), reload, ...api };
}

const needed = publicQueries(() => ({ categories: query(CourseCategoriesDocument) }));
const NEEDED = 'GET /course-categories';
const OTHER = 'GET /news-categories';

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('loadPage', () => {
  it('returns the moment of the page and no failure', async () => {
    const { data, init } = await load(needed, { [NEEDED]: found }).response;
    expect(data).toEqual({ now: pageMoment(), fetchedAt: null, failure: null });
    expect(init).toBeFalsy();
  });

  it.each([0, 400, 500, 503])(
    'responds with 503 and reports the failure if the API fails with %d',
    async (status) => {
      const offline: Responder = () => Promise.reject(new TypeError('offline'));
      const response = status === 0 ? offline : failing(status);
      const { data, init } = await load(needed, { [NEEDED]: response }).response;
      expect(init?.status).toBe(503);
      expect(data.failure).toMatchObject({ status });
    },
  );

  it('throws a 404 response if the record does not exist', async () => {
    const thrown = await thrownBy(load(needed, { [NEEDED]: failing(404) }).response);
    expect(thrown).toBeInstanceOf(Response);
    expect(thrown).toHaveProperty('status', 404);
  });

  it('throws a 404 response if the record is null', async () => {
    const none = publicQueries(() => ({ rule: query(QuantityDiscountRuleDocument) }));
    const thrown = await thrownBy(
      load(none, { 'GET /quantity-discount-rule': () => json({ data: null }) }).response,
    );
    expect(thrown).toHaveProperty('status', 404);
  });

  it('redirects permanently to the current address of a moved record, with its search', async () => {
    const one = publicQueries(({ param }) => ({
      category: query(NewsCategoryDocument, { slug: param('slug') }),
    }));
    const { response } = load(
      one,
      { 'GET /news-categories/cu': () => json({ data: { ...category, slug: 'moi' } }) },
      { params: { slug: 'cu' }, pattern: '/tin-tuc/:slug' },
    );
    const thrown = (await thrownBy(response)) as Response;
    expect(thrown.status).toBe(301);
    expect(thrown.headers.get('location')).toBe('/tin-tuc/moi?trang=7');
  });

  it('skips queries without variables', async () => {
    const none = publicQueries(() => ({
      news: partialQuery(NewsCategoriesDocument, null),
      fresh: freshQuery(CourseCategoriesDocument, null),
    }));
    const { response, seen } = load(none, {});
    expect((await response).data).toMatchObject({ fetchedAt: null, failure: null });
    expect(seen).toEqual([]);
  });

  it('sends no request for cached data', async () => {
    const { response, reload, seen } = load(needed, { [NEEDED]: found });
    await response;
    await reload();
    expect(seen).toHaveLength(1);
  });

  it('returns the time of the request if a query must be fresh', async () => {
    const mixed = publicQueries(() => ({
      news: query(NewsCategoriesDocument),
      categories: freshQuery(CourseCategoriesDocument, {}),
    }));
    const { response } = load(mixed, { [NEEDED]: found, [OTHER]: () => json({ data: [] }) });
    expect((await response).data.fetchedAt).not.toBeNull();
  });

  it('accepts cached data for a query that the page refetches', async () => {
    const both = publicQueries(() => ({
      categories: query(CourseCategoriesDocument, {}, 'cache-and-network'),
    }));
    const { response, reload, seen } = load(both, { [NEEDED]: found });
    expect((await response).data.failure).toBeNull();
    await reload();
    expect(seen).toHaveLength(1);
  });

  it('continues without a part that is null', async () => {
    const parts = publicQueries(() => ({ rule: partialQuery(QuantityDiscountRuleDocument) }));
    const none: Responder = () => json({ data: null });
    const { init } = await load(parts, { 'GET /quantity-discount-rule': none }).response;
    expect(init).toBeFalsy();
  });

  it('rethrows an error of our code', async () => {
    const faulty = publicQueries(({ param }) => ({
      course: query(CourseDetailDocument, { slug: param('slugg') }),
    }));
    const { response, seen } = load(faulty, {}, { params: { slug: 'a' } });
    expect(await thrownBy(response)).toEqual(
      new Error('The route’s pattern has no part ":slugg".'),
    );
    expect(seen).toEqual([]);
  });

  it('rethrows the failure if the navigation was aborted', async () => {
    const signal = AbortSignal.abort();
    const thrown = await thrownBy(load(needed, { [NEEDED]: failing(500) }, { signal }).response);
    expect(thrown).toBeInstanceOf(ApiError);
  });

  it('continues with status 503 without a part that fails', async () => {
    const parts = publicQueries(() => ({
      news: partialQuery(NewsCategoriesDocument),
      categories: query(CourseCategoriesDocument),
    }));
    const { data, init } = await load(parts, { [OTHER]: failing(500), [NEEDED]: found }).response;
    expect(data.failure).toBeNull();
    expect(init?.status).toBe(503);
  });

  it('refetches fresh queries each time, and returns the time', async () => {
    const present = publicQueries(() => ({ categories: freshQuery(CourseCategoriesDocument, {}) }));
    const { response, reload, seen } = load(present, { [NEEDED]: found });
    const { data } = await response;
    expect(Math.abs(Date.now() - (data.fetchedAt ?? 0))).toBeLessThan(5_000);
    await reload();
    expect(seen).toHaveLength(2);
  });

  it('starts optional queries in the browser without waiting for them', async () => {
    const beside = publicQueries(() => ({
      categories: query(CourseCategoriesDocument),
      news: optionalQuery(NewsCategoriesDocument),
    }));
    const { response, seen } = load(beside, { [OTHER]: never, [NEEDED]: found });
    const { data, init } = await response;
    expect(data.failure).toBeNull();
    expect(init).toBeFalsy();
    expect(seen).toHaveLength(2);
  });

  it('waits for optional queries on the host, and ignores their failures', async () => {
    vi.stubEnv('SSR', true);
    const beside = publicQueries(() => ({ news: optionalQuery(NewsCategoriesDocument) }));
    let responded = false;
    const late: Responder = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      responded = true;
      return failure(500, 'x', '');
    };
    const { init } = await load(beside, { [OTHER]: late }).response;
    vi.unstubAllEnvs();
    expect(responded).toBe(true);
    expect(init).toBeFalsy();
  });

  it('sends a dependent query with the result that it needs', async () => {
    const dependent = publicQueries(() => ({ categories: query(CourseCategoriesDocument) }), {
      then: {
        course: ({ categories: [first] }) =>
          optionalQuery(CourseDetailDocument, first ? { slug: first.slug } : null),
      },
    });
    const { response, seen } = load(dependent, {
      [NEEDED]: found,
      'GET /courses/luyen-thi': failing(404),
    });
    await response;
    await vi.waitFor(() => expect(seen).toHaveLength(2));
  });

  it('redirects by the results before it sends dependent queries', async () => {
    const elsewhere = publicQueries(() => ({ categories: query(CourseCategoriesDocument) }), {
      then: { news: () => optionalQuery(NewsCategoriesDocument) },
      redirect: ({ categories }, { search }) =>
        categories.length < Number(search.get('trang')) ? '/trang' : null,
    });
    const { response, seen } = load(elsewhere, { [NEEDED]: found });
    const thrown = await thrownBy(response);
    expect((thrown as Response).headers.get('location')).toBe('/trang');
    expect(seen).toHaveLength(1);
  });

  it('repeats a cancellable query even if the same query is pending', async () => {
    const typed = publicQueries(() => ({
      categories: cancelOnNavigation(partialQuery(CourseCategoriesDocument)),
    }));
    const { reload, seen } = load(typed, { [NEEDED]: never });
    void thrownBy(reload());
    await vi.waitFor(() => expect(seen).toHaveLength(2));
  });

  it('aborts cancellable queries with the navigation, but no shared ones', async () => {
    const controller = new AbortController();
    const pages = publicQueries(() => ({
      typed: cancelOnNavigation(partialQuery(CourseCategoriesDocument)),
      shared: partialQuery(NewsCategoriesDocument),
    }));
    const { response, seen } = load(
      pages,
      { [NEEDED]: never, [OTHER]: never },
      { signal: controller.signal },
    );
    void thrownBy(Promise.resolve(response));
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    controller.abort();
    const abortedOf = (path: string) => seen.find(({ url }) => url.includes(path))?.signal?.aborted;
    expect(abortedOf('course-categories')).toBe(true);
    expect(abortedOf('news-categories')).toBe(false);
  });
});

describe('pageMoment', () => {
  it('returns the start of the current quarter of an hour', () => {
    expect(new Date(pageMoment(Date.parse('2026-07-05T07:44:59.999Z'))).toISOString()).toBe(
      '2026-07-05T07:30:00.000Z',
    );
    expect(pageMoment(Date.parse('2026-07-05T07:45:00Z'))).toBe(Date.parse('2026-07-05T07:45:00Z'));
  });
});
