import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CourseCategoriesDocument } from '../generated/operations/pages/course-list/CourseCategories';
import { CourseDetailDocument } from '../generated/operations/pages/course-detail';
import { NewsCategoriesDocument, NewsCategoryDocument } from '../generated/operations/pages/news';
import { byEndpoint } from '../testing/byEndpoint';
import { failure, fakeApi, json, never, type Responder } from '../testing/fakeApi';
import { renderRoutes } from '@/testing/openPage';
import { pageMoment } from './pageLocation';
import {
  memberQueries,
  publicQueries,
  type DataOf,
  type PageQueries,
  type QueryMap,
  type PageLoaderData,
  query,
  freshQuery,
  optionalQuery,
  partialQuery,
} from './pageQueries';
import { useDependentQuery, usePageQuery, type QueryResult, usePage } from './usePageQuery';

const category = { documentId: 'k1', name: 'Luyện thi', slug: 'luyen-thi', order: 1 };
const found: Responder = () => json({ data: [category] });
const failing: Responder = () => failure(500, 'x', 'Máy chủ đang bận.');

const Result = ({ name, result }: { name: string; result: QueryResult<unknown> }) => (
  <button onClick={result.retry} aria-busy={result.loading}>
    {`${name}: ${result.error ? 'failed' : result.data ? 'loaded' : result.loading ? 'loading' : 'idle'}`}
  </button>
);

/** Shows whether each result is loaded, loading, failed or idle. */
const pageOf = <Queries extends QueryMap, Dependent extends QueryMap>({
  queries,
  dependent,
}: PageQueries<Queries, Dependent>) => {
  const Query = ({ name }: { name: string }) => (
    <Result name={name} result={usePageQuery<QueryMap, string>({ queries }, name)} />
  );
  const DependentQuery = ({ name }: { name: string & keyof Dependent }) => {
    const { data } = usePageQuery<QueryMap, string>({ queries }, 'categories');
    const required = data ? ({ categories: data } as DataOf<Queries>) : null;
    return <Result name={name} result={useDependentQuery({ dependent }, name, required)} />;
  };
  return function Page() {
    const { fetchedAt, ...location } = usePage();
    return (
      <>
        <p>{`now ${location.now}, fetched at ${fetchedAt}`}</p>
        {Object.keys(queries(location)).map((name) => (
          <Query key={name} name={name} />
        ))}
        {(Object.keys(dependent) as (string & keyof Dependent)[]).map((name) => (
          <DependentQuery key={name} name={name} />
        ))}
        <Link to="/?xem=1">more</Link>
      </>
    );
  };
};

function open<Queries extends QueryMap, Dependent extends QueryMap>(
  queries: PageQueries<Queries, Dependent>,
  responses: Record<string, Responder>,
  facts?: PageLoaderData,
) {
  const api = fakeApi(byEndpoint(responses));
  const own = 'loader' in queries ? (queries.loader as () => unknown) : undefined;
  const loader = facts ? () => facts : own;
  const routes = [{ path: '/', Component: pageOf(queries), ...(loader && { loader }) }];
  renderRoutes(routes, { fetch: api.fetch, at: '/' });
  return { ...api, user: userEvent.setup() };
}

const CATEGORIES = 'GET /course-categories';
const NEWS = 'GET /news-categories';

describe('usePageQuery', () => {
  it('returns the results of the loader without sending a query twice', async () => {
    const queries = publicQueries(
      () => ({
        categories: query(CourseCategoriesDocument),
        news: optionalQuery(NewsCategoriesDocument),
      }),
      { then: { course: () => optionalQuery(CourseDetailDocument, { slug: 'a' }) } },
    );
    const { seen } = open(queries, {
      [CATEGORIES]: found,
      [NEWS]: found,
      'GET /courses/a': failing,
    });
    expect(await screen.findByText('categories: loaded')).toBeVisible();
    expect(await screen.findByText('news: loaded')).toBeVisible();
    expect(await screen.findByText('course: failed')).toBeVisible();
    const once = new Set(seen.map(({ url }) => url));
    expect(seen.filter(({ url }) => !url.includes('/courses/'))).toHaveLength(2);
    expect(once.size).toBe(3);
  });

  it('reports a failure of the loader, and retries through the loader', async () => {
    let response = failing;
    const queries = publicQueries(() => ({ categories: query(CourseCategoriesDocument) }));
    const { seen, user } = open(queries, { [CATEGORIES]: (request) => response(request) });
    const failed = await screen.findByText('categories: failed');
    const requests = seen.length;
    response = found;
    await user.click(failed);
    expect(await screen.findByText('categories: loaded')).toBeVisible();
    expect(seen).toHaveLength(requests + 1);
  });

  it('reports a failure of one part, and retries only that part', async () => {
    let response = failing;
    const queries = publicQueries(() => ({
      categories: query(CourseCategoriesDocument),
      news: partialQuery(NewsCategoriesDocument),
    }));
    const { user } = open(queries, { [CATEGORIES]: found, [NEWS]: (request) => response(request) });
    const failed = await screen.findByText('news: failed');
    expect(screen.getByText('categories: loaded')).toBeVisible();
    response = found;
    await user.click(failed);
    expect(await screen.findByText('news: loaded')).toBeVisible();
  });

  it('sends the queries itself if there is no loader, and skips those without variables', async () => {
    const queries = memberQueries(({ search }) => ({
      categories: query(CourseCategoriesDocument),
      news: partialQuery(NewsCategoriesDocument, search.has('xem') ? {} : null),
    }));
    const { seen, user } = open(queries, { [CATEGORIES]: found, [NEWS]: found });
    expect(await screen.findByText('categories: loaded')).toBeVisible();
    expect(screen.getByText('news: idle')).toBeVisible();
    expect(seen).toHaveLength(1);
    await user.click(screen.getByText('more'));
    expect(await screen.findByText('news: loaded')).toBeVisible();
    expect(seen).toHaveLength(2);
  });

  it('sends only the remaining queries itself if the loader failed at a required one', async () => {
    const queries = publicQueries(() => ({
      categories: query(CourseCategoriesDocument),
      news: partialQuery(NewsCategoriesDocument),
    }));
    const facts = { now: 0, fetchedAt: null, failure: { status: 503, message: 'Đang bận.' } };
    const { seen } = open(queries, { [CATEGORIES]: found, [NEWS]: found }, facts);
    expect(await screen.findByText('news: loaded')).toBeVisible();
    expect(screen.getByText('categories: failed')).toBeVisible();
    expect(seen).toHaveLength(1);
  });

  it('returns the moment of the loader, or the current one', async () => {
    const queries = publicQueries(() => ({}));
    open(queries, {}, { now: 1000, fetchedAt: 5, failure: null });
    expect(await screen.findByText('now 1000, fetched at 5')).toBeVisible();
    cleanup();
    open(
      memberQueries(() => ({})),
      {},
    );
    expect(await screen.findByText(`now ${pageMoment()}, fetched at null`)).toBeVisible();
  });

  it('reports loading while the loader runs again', async () => {
    let response = failing;
    const queries = publicQueries(() => ({ categories: query(CourseCategoriesDocument) }));
    const { user } = open(queries, { [CATEGORIES]: (request) => response(request) });
    const failed = await screen.findByText('categories: failed');
    expect(failed).toHaveAttribute('aria-busy', 'false');
    response = never;
    await user.click(failed);
    await waitFor(() => expect(failed).toHaveAttribute('aria-busy', 'true'));
  });

  it('does not refetch a fresh query right after the loader', async () => {
    const queries = publicQueries(() => ({ categories: freshQuery(CourseCategoriesDocument, {}) }));
    const { seen } = open(queries, { [CATEGORIES]: found });
    expect(await screen.findByText('categories: loaded')).toBeVisible();
    expect(seen).toHaveLength(1);
  });

  it('returns cached data of a query that it refetches', async () => {
    const queries = publicQueries(() => ({
      categories: query(CourseCategoriesDocument, {}, 'cache-and-network'),
    }));
    const { seen } = open(queries, { [CATEGORIES]: found });
    expect(await screen.findByText('categories: loaded')).toBeVisible();
    await waitFor(() => expect(seen).toHaveLength(2));
  });

  it('sends dependent queries once the data they need has arrived', async () => {
    const queries = publicQueries(
      () => ({
        categories: query(CourseCategoriesDocument),
        news: partialQuery(NewsCategoriesDocument),
      }),
      {
        then: {
          one: ({ categories: [first] }) =>
            optionalQuery(NewsCategoryDocument, { slug: first?.slug ?? '' }),
        },
      },
    );
    let respond: (result: Response) => void = () => undefined;
    const late: Responder = () => new Promise((resolve) => (respond = resolve));
    const { seen } = open(
      queries,
      {
        [CATEGORIES]: late,
        [NEWS]: never,
        'GET /news-categories/luyen-thi': () => json({ data: category }),
      },
      { now: 0, fetchedAt: null, failure: null },
    );
    expect(await screen.findByText('one: idle')).toBeVisible();
    await waitFor(() => expect(seen).toHaveLength(2));
    respond(json({ data: [category] }));
    expect(await screen.findByText('one: loaded')).toBeVisible();
  });
});
