import { RouterContextProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../ApiError';
import { apolloContext } from '../apolloContext';
import { createApolloClient } from '../client';
import { CourseCategoriesDocument } from '../generated/operations/CourseCategories';
import { CourseDetailDocument } from '../generated/operations/CourseDetail';
import { NewsCategoriesDocument } from '../generated/operations/NewsCategories';
import { NewsCategoryDocument } from '../generated/operations/NewsCategory';
import { QuantityDiscountRuleDocument } from '../generated/operations/QuantityDiscountRule';
import { byEndpoint } from '../testing/byEndpoint';
import { failure, fakeApi, json, type Answer } from '../testing/fakeApi';
import { pageMoment } from './pageMoment';
import { publicQueries, type PublicQueries } from './pageQueries';
import { query, freshQuery, optionalQuery, partialQuery, cancelOnNavigation } from './pageQuery';

const category = { documentId: 'k1', name: 'Luyện thi', slug: 'luyen-thi', order: 1 };
const found: Answer = () => json({ data: [category] });
const failing =
  (status: number): Answer =>
  () =>
    failure(status, 'x', 'Máy chủ đang bận.');
const never: Answer = () => new Promise<never>(() => undefined);

/** Runs a page's loader against an API with this answer. */
function load(
  { loader }: Pick<PublicQueries, 'loader'>,
  answers: Record<string, Answer>,
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
  const api = fakeApi(byEndpoint(answers));
  const client = createApolloClient({
    apiUrl: 'http://localhost/api',
    fetch: api.fetch,
    timeoutMs: 500,
    retries,
  });
  const url = new URL('http://localhost/trang?trang=7');
  const again = () =>
    loader({
      request: new Request(url, { signal: signal ?? null }),
      url,
      params,
      context: new RouterContextProvider(new Map([[apolloContext, client]])),
      pattern,
    });
  return { answer: again(), again, ...api };
}

const needed = publicQueries(() => ({ categories: query(CourseCategoriesDocument) }));
const NEEDED = 'GET /course-categories';
const OTHER = 'GET /news-categories';

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a page’s loader', () => {
  it('tells the page its moment and no failure', async () => {
    const { data, init } = await load(needed, { [NEEDED]: found }).answer;
    expect(data).toEqual({ now: pageMoment(), fetchedAt: null, failure: null });
    expect(init).toBeFalsy();
  });

  it.each([0, 400, 500, 503])(
    'leaves the page standing under 503 when the API fails with %d',
    async (status) => {
      const offline: Answer = () => Promise.reject(new TypeError('offline'));
      const answer = status === 0 ? offline : failing(status);
      const { data, init } = await load(needed, { [NEEDED]: answer }).answer;
      expect(init?.status).toBe(503);
      expect(data.failure).toMatchObject({ status });
    },
  );

  it('leads to the 404 page where the record is not there', async () => {
    const thrown = await thrownBy(load(needed, { [NEEDED]: failing(404) }).answer);
    expect(thrown).toBeInstanceOf(Response);
    expect(thrown).toHaveProperty('status', 404);
  });

  it('leads to the 404 page where the answer is that there is no record', async () => {
    const none = publicQueries(() => ({ rule: query(QuantityDiscountRuleDocument) }));
    const thrown = await thrownBy(
      load(none, { 'GET /quantity-discount-rule': () => json({ data: null }) }).answer,
    );
    expect(thrown).toHaveProperty('status', 404);
  });

  it('goes for good to where a record has moved, with the search it was asked with', async () => {
    const one = publicQueries(({ param }) => ({
      category: query(NewsCategoryDocument, { slug: param('slug') }),
    }));
    const { answer } = load(
      one,
      { 'GET /news-categories/cu': () => json({ data: { ...category, slug: 'moi' } }) },
      { params: { slug: 'cu' }, pattern: '/tin-tuc/:slug' },
    );
    const thrown = (await thrownBy(answer)) as Response;
    expect(thrown.status).toBe(301);
    expect(thrown.headers.get('location')).toBe('/tin-tuc/moi?trang=7');
  });

  it('asks nothing that has no variables', async () => {
    const none = publicQueries(() => ({
      news: partialQuery(NewsCategoriesDocument, null),
      fresh: freshQuery(CourseCategoriesDocument, null),
    }));
    const { answer, seen } = load(none, {});
    expect((await answer).data).toMatchObject({ fetchedAt: null, failure: null });
    expect(seen).toEqual([]);
  });

  it('asks a second time for nothing that the cache holds', async () => {
    const { answer, again, seen } = load(needed, { [NEEDED]: found });
    await answer;
    await again();
    expect(seen).toHaveLength(1);
  });

  it('says when it asked if one of its questions must be fresh', async () => {
    const mixed = publicQueries(() => ({
      news: query(NewsCategoriesDocument),
      categories: freshQuery(CourseCategoriesDocument, {}),
    }));
    const { answer } = load(mixed, { [NEEDED]: found, [OTHER]: () => json({ data: [] }) });
    expect((await answer).data.fetchedAt).not.toBeNull();
  });

  it('takes what the cache holds for a question that the page asks anew itself', async () => {
    const both = publicQueries(() => ({
      categories: query(CourseCategoriesDocument, {}, 'cache-and-network'),
    }));
    const { answer, again, seen } = load(both, { [NEEDED]: found });
    expect((await answer).data.failure).toBeNull();
    await again();
    expect(seen).toHaveLength(1);
  });

  it('goes on without a part that there is not', async () => {
    const parts = publicQueries(() => ({ rule: partialQuery(QuantityDiscountRuleDocument) }));
    const none: Answer = () => json({ data: null });
    const { init } = await load(parts, { 'GET /quantity-discount-rule': none }).answer;
    expect(init).toBeFalsy();
  });

  it('does not hide a fault of our own', async () => {
    const faulty = publicQueries(({ param }) => ({
      course: query(CourseDetailDocument, { slug: param('slugg') }),
    }));
    const { answer, seen } = load(faulty, {}, { params: { slug: 'a' } });
    expect(await thrownBy(answer)).toEqual(new Error('The route’s pattern has no part ":slugg".'));
    expect(seen).toEqual([]);
  });

  it('tells of no failure when the visitor went elsewhere', async () => {
    const signal = AbortSignal.abort();
    const thrown = await thrownBy(load(needed, { [NEEDED]: failing(500) }, { signal }).answer);
    expect(thrown).toBeInstanceOf(ApiError);
  });

  it('goes on without a part that fails, under 503', async () => {
    const parts = publicQueries(() => ({
      news: partialQuery(NewsCategoriesDocument),
      categories: query(CourseCategoriesDocument),
    }));
    const { data, init } = await load(parts, { [OTHER]: failing(500), [NEEDED]: found }).answer;
    expect(data.failure).toBeNull();
    expect(init?.status).toBe(503);
  });

  it('asks anew, each time, for what must be so at this moment, and says when', async () => {
    const present = publicQueries(() => ({ categories: freshQuery(CourseCategoriesDocument, {}) }));
    const { answer, again, seen } = load(present, { [NEEDED]: found });
    const { data } = await answer;
    expect(Math.abs(Date.now() - (data.fetchedAt ?? 0))).toBeLessThan(5_000);
    await again();
    expect(seen).toHaveLength(2);
  });

  it('does not wait, in the browser, for what stands beside the page', async () => {
    const beside = publicQueries(() => ({
      categories: query(CourseCategoriesDocument),
      news: optionalQuery(NewsCategoriesDocument),
    }));
    const { answer, seen } = load(beside, { [OTHER]: never, [NEEDED]: found });
    const { data, init } = await answer;
    expect(data.failure).toBeNull();
    expect(init).toBeFalsy();
    expect(seen).toHaveLength(2);
  });

  it('waits for it on the host, and misses nothing where it fails', async () => {
    vi.stubEnv('SSR', true);
    const beside = publicQueries(() => ({ news: optionalQuery(NewsCategoriesDocument) }));
    let answered = false;
    const late: Answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      answered = true;
      return failure(500, 'x', '');
    };
    const { init } = await load(beside, { [OTHER]: late }).answer;
    vi.unstubAllEnvs();
    expect(answered).toBe(true);
    expect(init).toBeFalsy();
  });

  it('asks what hangs on an answer by that answer', async () => {
    const dependent = publicQueries(() => ({ categories: query(CourseCategoriesDocument) }), {
      then: {
        course: ({ categories: [first] }) =>
          optionalQuery(CourseDetailDocument, first ? { slug: first.slug } : null),
      },
    });
    const { answer, seen } = load(dependent, {
      [NEEDED]: found,
      'GET /courses/luyen-thi': failing(404),
    });
    await answer;
    await vi.waitFor(() => expect(seen).toHaveLength(2));
  });

  it('goes where the answers lead, before it asks on', async () => {
    const elsewhere = publicQueries(() => ({ categories: query(CourseCategoriesDocument) }), {
      then: { news: () => optionalQuery(NewsCategoriesDocument) },
      redirect: ({ categories }, { search }) =>
        categories.length < Number(search.get('trang')) ? '/trang' : null,
    });
    const { answer, seen } = load(elsewhere, { [NEEDED]: found });
    const thrown = await thrownBy(answer);
    expect((thrown as Response).headers.get('location')).toBe('/trang');
    expect(seen).toHaveLength(1);
  });

  it('asks by itself what may be given up, though the same is under way', async () => {
    const typed = publicQueries(() => ({
      categories: cancelOnNavigation(partialQuery(CourseCategoriesDocument)),
    }));
    const { again, seen } = load(typed, { [NEEDED]: never });
    void thrownBy(again());
    await vi.waitFor(() => expect(seen).toHaveLength(2));
  });

  it('gives up what follows the typing with the navigation, and nothing that is shared', async () => {
    const controller = new AbortController();
    const pages = publicQueries(() => ({
      typed: cancelOnNavigation(partialQuery(CourseCategoriesDocument)),
      shared: partialQuery(NewsCategoriesDocument),
    }));
    const { answer, seen } = load(
      pages,
      { [NEEDED]: never, [OTHER]: never },
      { signal: controller.signal },
    );
    void thrownBy(Promise.resolve(answer));
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    controller.abort();
    const abortedOf = (path: string) => seen.find(({ url }) => url.includes(path))?.signal?.aborted;
    expect(abortedOf('course-categories')).toBe(true);
    expect(abortedOf('news-categories')).toBe(false);
  });
});

describe('the moment of a page', () => {
  it('is the quarter of an hour that has begun', () => {
    expect(new Date(pageMoment(Date.parse('2026-07-05T07:44:59.999Z'))).toISOString()).toBe(
      '2026-07-05T07:30:00.000Z',
    );
    expect(pageMoment(Date.parse('2026-07-05T07:45:00Z'))).toBe(Date.parse('2026-07-05T07:45:00Z'));
  });
});
