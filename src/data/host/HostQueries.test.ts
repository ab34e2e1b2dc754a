import { expect, it, vi } from 'vitest';
import { CourseCategoriesDocument } from '../generated/operations/pages/course-list/CourseCategories';
import { NewsCategoryDocument } from '../generated/operations/pages/news';
import { HostQueries, type ParsedResponse } from './HostQueries';

const category = { documentId: 'k1', name: 'Luyện thi', slug: 'luyen-thi', order: 1 };
const found = { __typename: 'CourseCategory', ...category };

function queriesOf(reply: ParsedResponse) {
  const fetchApi = vi.fn(async (_path: string) => reply);
  return { queries: new HostQueries(fetchApi), fetchApi };
}

it('fetches each query of a page once, and stores its result', async () => {
  const { queries, fetchApi } = queriesOf({ status: 200, body: { data: [category] } });
  const query = CourseCategoriesDocument;
  const results = await Promise.all([queries.query({ query }), queries.query({ query })]);
  const data = { courseCategories: [found] };
  expect(results).toEqual([{ data }, { data }]);
  expect(fetchApi.mock.calls).toEqual([[expect.stringMatching(/^\/course-categories\?/)]]);
  expect(queries.fetched).toEqual([{ query, variables: {}, data }]);
});

it('fetches each record separately', async () => {
  const { queries, fetchApi } = queriesOf({ status: 200, body: { data: category } });
  const query = NewsCategoryDocument;
  for (const slug of ['a', 'b', 'a']) await queries.query({ query, variables: { slug } });
  expect(fetchApi).toHaveBeenCalledTimes(2);
  expect(queries.fetched.map(({ variables }) => variables)).toEqual([{ slug: 'a' }, { slug: 'b' }]);
});

it.each([
  ['a failure', { status: 503, body: null }, { status: 503 }],
  [
    'a response that violates the contract',
    { status: 200, body: { data: [{}] } },
    { code: 'InvalidResponse' },
  ],
])('stores nothing after %s', async (_what, reply, expected) => {
  const { queries } = queriesOf(reply);
  await expect(queries.query({ query: CourseCategoriesDocument })).rejects.toMatchObject(expected);
  expect(queries.fetched).toEqual([]);
});
