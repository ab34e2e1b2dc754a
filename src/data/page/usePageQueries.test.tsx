import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CourseCategoriesDocument } from '../generated/operations/CourseCategories';
import { CourseDetailDocument } from '../generated/operations/CourseDetail';
import { NewsCategoriesDocument } from '../generated/operations/NewsCategories';
import { NewsCategoryDocument } from '../generated/operations/NewsCategory';
import { byEndpoint } from '../testing/byEndpoint';
import { failure, fakeApi, json, never, type Answer } from '../testing/fakeApi';
import { renderRoutes } from '../testing/renderRoutes';
import type { PageLoaderData } from './loadPage';
import { pageMoment } from './pageMoment';
import { memberQueries, publicQueries, type PageQueries, type QueryMap } from './pageQueries';
import { query, freshQuery, optionalQuery, partialQuery } from './pageQuery';
import { usePageQueries, type QueryResult as Answered } from './usePageQueries';

const category = { documentId: 'k1', name: 'Luyện thi', slug: 'luyen-thi', order: 1 };
const found: Answer = () => json({ data: [category] });
const failing: Answer = () => failure(500, 'x', 'Máy chủ đang bận.');

/** Shows whether each answer is there, loading or failed. */
const pageOf = <Asked extends QueryMap, Later extends QueryMap>(
  queries: PageQueries<Asked, Later>,
) =>
  function Page() {
    const { results, now, fetchedAt } = usePageQueries(queries);
    return (
      <>
        <p>{`now ${now}, asked at ${fetchedAt}`}</p>
        {Object.entries<Answered<unknown>>(results).map(
          ([name, { data, error, loading, retry }]) => (
            <button key={name} onClick={retry} aria-busy={loading}>
              {`${name}: ${error ? 'failed' : data ? 'there' : loading ? 'awaited' : 'unasked'}`}
            </button>
          ),
        )}
        <Link to="/?xem=1">more</Link>
      </>
    );
  };

function open<Asked extends QueryMap, Later extends QueryMap>(
  queries: PageQueries<Asked, Later>,
  answers: Record<string, Answer>,
  facts?: PageLoaderData,
) {
  const api = fakeApi(byEndpoint(answers));
  const own = 'loader' in queries ? (queries.loader as () => unknown) : undefined;
  const loader = facts ? () => facts : own;
  const routes = [{ path: '/', Component: pageOf(queries), ...(loader && { loader }) }];
  renderRoutes(routes, { fetch: api.fetch, at: '/' });
  return { ...api, user: userEvent.setup() };
}

const CATEGORIES = 'GET /course-categories';
const NEWS = 'GET /news-categories';

describe('a page’s answers', () => {
  it('are what its loader asked for: nothing is asked twice', async () => {
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
    expect(await screen.findByText('categories: there')).toBeVisible();
    expect(await screen.findByText('news: there')).toBeVisible();
    expect(await screen.findByText('course: failed')).toBeVisible();
    const once = new Set(seen.map(({ url }) => url));
    expect(seen.filter(({ url }) => !url.includes('/courses/'))).toHaveLength(2);
    expect(once.size).toBe(3);
  });

  it('tell what the loader could not get, and are asked again by it', async () => {
    let answer = failing;
    const queries = publicQueries(() => ({ categories: query(CourseCategoriesDocument) }));
    const { seen, user } = open(queries, { [CATEGORIES]: (request) => answer(request) });
    const failed = await screen.findByText('categories: failed');
    const asked = seen.length;
    answer = found;
    await user.click(failed);
    expect(await screen.findByText('categories: there')).toBeVisible();
    expect(seen).toHaveLength(asked + 1);
  });

  it('fail by themselves where they are parts, and are asked again alone', async () => {
    let answer = failing;
    const queries = publicQueries(() => ({
      categories: query(CourseCategoriesDocument),
      news: partialQuery(NewsCategoriesDocument),
    }));
    const { user } = open(queries, { [CATEGORIES]: found, [NEWS]: (request) => answer(request) });
    const failed = await screen.findByText('news: failed');
    expect(screen.getByText('categories: there')).toBeVisible();
    answer = found;
    await user.click(failed);
    expect(await screen.findByText('news: there')).toBeVisible();
  });

  it('are asked by the component where there is no loader, and only where the place says so', async () => {
    const queries = memberQueries(({ search }) => ({
      categories: query(CourseCategoriesDocument),
      news: partialQuery(NewsCategoriesDocument, search.has('xem') ? {} : null),
    }));
    const { seen, user } = open(queries, { [CATEGORIES]: found, [NEWS]: found });
    expect(await screen.findByText('categories: there')).toBeVisible();
    expect(screen.getByText('news: unasked')).toBeVisible();
    expect(seen).toHaveLength(1);
    await user.click(screen.getByText('more'));
    expect(await screen.findByText('news: there')).toBeVisible();
    expect(seen).toHaveLength(2);
  });

  it('are asked by the component only where its loader has not failed at what the page needs', async () => {
    const queries = publicQueries(() => ({
      categories: query(CourseCategoriesDocument),
      news: partialQuery(NewsCategoriesDocument),
    }));
    const facts = { now: 0, fetchedAt: null, failure: { status: 503, message: 'Đang bận.' } };
    const { seen } = open(queries, { [CATEGORIES]: found, [NEWS]: found }, facts);
    expect(await screen.findByText('news: there')).toBeVisible();
    expect(screen.getByText('categories: failed')).toBeVisible();
    expect(seen).toHaveLength(1);
  });

  it('are of the loader’s moment, or of this one', async () => {
    const queries = publicQueries(() => ({}));
    open(queries, {}, { now: 1000, fetchedAt: 5, failure: null });
    expect(await screen.findByText('now 1000, asked at 5')).toBeVisible();
    cleanup();
    open(
      memberQueries(() => ({})),
      {},
    );
    expect(await screen.findByText(`now ${pageMoment()}, asked at null`)).toBeVisible();
  });

  it('are loading while the loader asks again', async () => {
    let answer = failing;
    const queries = publicQueries(() => ({ categories: query(CourseCategoriesDocument) }));
    const { user } = open(queries, { [CATEGORIES]: (request) => answer(request) });
    const failed = await screen.findByText('categories: failed');
    expect(failed).toHaveAttribute('aria-busy', 'false');
    answer = never;
    await user.click(failed);
    await waitFor(() => expect(failed).toHaveAttribute('aria-busy', 'true'));
  });

  it('that must be fresh are not asked again once the loader has', async () => {
    const queries = publicQueries(() => ({ categories: freshQuery(CourseCategoriesDocument, {}) }));
    const { seen } = open(queries, { [CATEGORIES]: found });
    expect(await screen.findByText('categories: there')).toBeVisible();
    expect(seen).toHaveLength(1);
  });

  it('that the page asks anew itself are shown from the cache and asked once more', async () => {
    const queries = publicQueries(() => ({
      categories: query(CourseCategoriesDocument, {}, 'cache-and-network'),
    }));
    const { seen } = open(queries, { [CATEGORIES]: found });
    expect(await screen.findByText('categories: there')).toBeVisible();
    await waitFor(() => expect(seen).toHaveLength(2));
  });

  it('that hang on others are asked once all that the page needs is there', async () => {
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
    let tell: (answer: Response) => void = () => undefined;
    const late: Answer = () => new Promise((resolve) => (tell = resolve));
    const { seen } = open(
      queries,
      {
        [CATEGORIES]: late,
        [NEWS]: never,
        'GET /news-categories/luyen-thi': () => json({ data: category }),
      },
      { now: 0, fetchedAt: null, failure: null },
    );
    expect(await screen.findByText('one: unasked')).toBeVisible();
    await waitFor(() => expect(seen).toHaveLength(2));
    tell(json({ data: [category] }));
    expect(await screen.findByText('one: there')).toBeVisible();
  });
});
