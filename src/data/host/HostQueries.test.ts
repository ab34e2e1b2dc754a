import { expect, it, vi } from 'vitest';
import { CourseCategoriesDocument } from '../generated/operations/CourseCategories';
import { NewsCategoryDocument } from '../generated/operations/NewsCategory';
import { HostQueries, type ParsedResponse } from './HostQueries';

const category = { documentId: 'k1', name: 'Luyện thi', slug: 'luyen-thi', order: 1 };
const found = { __typename: 'CourseCategory', ...category };

function queriesOf(reply: ParsedResponse) {
  const ask = vi.fn(async (_path: string) => reply);
  return { queries: new HostQueries(ask), ask };
}

it('asks each question of a page once, and keeps its answer', async () => {
  const { queries, ask } = queriesOf({ status: 200, body: { data: [category] } });
  const query = CourseCategoriesDocument;
  const answers = await Promise.all([queries.query({ query }), queries.query({ query })]);
  const data = { courseCategories: [found] };
  expect(answers).toEqual([{ data }, { data }]);
  expect(ask.mock.calls).toEqual([[expect.stringMatching(/^\/course-categories\?/)]]);
  expect(queries.fetched).toEqual([{ query, variables: {}, data }]);
});

it('asks for each record by itself', async () => {
  const { queries, ask } = queriesOf({ status: 200, body: { data: category } });
  const query = NewsCategoryDocument;
  for (const slug of ['a', 'b', 'a']) await queries.query({ query, variables: { slug } });
  expect(ask).toHaveBeenCalledTimes(2);
  expect(queries.fetched.map(({ variables }) => variables)).toEqual([{ slug: 'a' }, { slug: 'b' }]);
});

it.each([
  ['a failure', { status: 503, body: null }, { status: 503 }],
  ['what the contract does not say', { status: 200, body: { data: [{}] } }, { code: 'BadAnswer' }],
])('keeps nothing of %s', async (_what, reply, told) => {
  const { queries } = queriesOf(reply);
  await expect(queries.query({ query: CourseCategoriesDocument })).rejects.toMatchObject(told);
  expect(queries.fetched).toEqual([]);
});
