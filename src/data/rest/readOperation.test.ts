import { describe, expect, it, vi } from 'vitest';
import { api } from '../api';
import { CourseCategoriesDocument } from '../generated/operations/CourseCategories';
import { CourseDetailDocument } from '../generated/operations/CourseDetail';
import { ProfileDocument } from '../generated/operations/Profile';
import { LOGIN } from '../testing/contract';
import type { Answer } from './adapter';
import { readOperation } from './readOperation';

const category = { documentId: 'k1', name: 'Luyện thi', slug: 'luyen-thi', order: 1 };

const answerOf = (body: unknown, status = 200): Answer => ({
  status,
  body,
  headers: new Headers(),
});

const read = (
  ask: (path: string) => Promise<Answer>,
  { query = CourseCategoriesDocument as object, variables = {}, strict = true } = {},
) =>
  readOperation(query as typeof CourseCategoriesDocument, variables, { adapter: api, strict, ask });

describe('an operation that is read without a client', () => {
  it('is what the link makes of it', async () => {
    const ask = vi.fn(async () => answerOf({ data: [category] }));
    expect(await read(ask)).toEqual({
      courseCategories: [{ __typename: 'CourseCategory', ...category }],
    });
    expect(ask.mock.calls).toEqual([[expect.stringMatching(/^\/course-categories\?/)]]);
  });

  it('is opened once for all who get the same answer', async () => {
    const answer = answerOf({ data: [category] });
    const [first, second] = [await read(async () => answer), await read(async () => answer)];
    expect(second.courseCategories).toBe(first.courseCategories);
    const other = await read(async () => answerOf({ data: [category] }));
    expect(other.courseCategories).not.toBe(first.courseCategories);
  });

  it.each([
    [
      'a failure of the API',
      answerOf({ data: null, error: { status: 404, name: 'NotFoundError' } }, 404),
      404,
    ],
    ['an answer that is not what the contract says', answerOf({ data: [{ name: 1 }] }), 0],
  ])('fails with one typed error for %s', async (_what, answer, status) => {
    const failure = read(async () => answer);
    await expect(failure).rejects.toMatchObject({ name: 'ApiError', status });
    await expect(failure).rejects.toThrow(/\p{L}/u);
  });

  it('may have no body', async () => {
    const asked = { query: CourseDetailDocument, variables: { slug: 'a' } };
    expect(await read(async () => answerOf(undefined), asked)).toEqual({ course: null });
  });

  it('tells in production which field nothing is left of', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(
      read(async () => answerOf({ data: 'none' }), { strict: false }),
    ).rejects.toMatchObject({ code: 'BadAnswer', details: { field: 'courseCategories' } });
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it.each([
    ['is a member’s', { query: ProfileDocument }, { code: 'Http401', status: 401 }],
    [
      'leads elsewhere',
      { query: CourseDetailDocument, variables: { slug: '..' } },
      { code: 'BadPath' },
    ],
    [
      'changes something',
      { query: LOGIN, variables: { input: {} } },
      { message: 'POST /auth/local does not read.' },
    ],
  ])('asks nothing where it %s', async (_what, asked, told) => {
    const ask = vi.fn(async () => answerOf({ data: [] }));
    await expect(read(ask, asked)).rejects.toMatchObject(told);
    expect(ask).not.toHaveBeenCalled();
  });
});
