import type { DocumentNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ApiError } from 'rest-contract';
import { createApolloClient } from '@/data/client';
import { CiaPageDocument } from '@/data/generated/operations/pages/content';
import { CourseDetailDocument } from '@/data/generated/operations/pages/course-detail';
import { CourseListDocument } from '@/data/generated/operations/pages/course-list';
import { NewsListDocument } from '@/data/generated/operations/pages/news';
import { fakeApi, json, never, type Responder } from '@/data/testing/fakeApi';
import { validResponse } from './validResponse';

const VARIABLES = { slug: 'cia', page: 1, pageSize: 12 };

/** The link's error for a response; empty if it accepts it. */
async function problems(query: DocumentNode, response: Responder): Promise<string> {
  const { fetch } = fakeApi(response);
  const client = createApolloClient({ apiUrl: '/api', fetch, retries: 0, timeoutMs: 50 });
  const error = await client.query({ query, variables: VARIABLES }).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) return '';
  const { reason } = (error.details ?? {}) as { reason?: string };
  return `${error.code}: ${reason ?? ''}`;
}

/** Sets a value at `data[0].price`; undefined deletes the field. */
function put(body: object, path: string, value: unknown): object {
  const copy = structuredClone(body);
  const steps = path.split(/[.[\]]+/).filter(Boolean);
  const last = steps.pop() ?? '';
  const holder = steps.reduce<unknown>(
    (at, step) => (at as Record<string, unknown>)[step],
    copy,
  ) as Record<string, unknown>;
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

type Mistake = [what: string, query: DocumentNode, path: string, value: unknown, says: string];

const drifts: readonly Mistake[] = [
  [
    'a field renamed on the server',
    CourseDetailDocument,
    'data.title',
    undefined,
    'the response has nothing at course.title; the schema requires String!',
  ],
  [
    'null for a required value',
    CourseDetailDocument,
    'data.price',
    null,
    'the response has null at course.price; the schema requires Dong!',
  ],
  [
    'null in a list',
    CourseDetailDocument,
    'data.instructors[1]',
    null,
    'the response has null at course.instructors[1]; the schema requires Instructor!',
  ],
  [
    'a number as text',
    CourseListDocument,
    'data[1].price',
    '4500000',
    'the response has string at courses.items[1].price; the schema requires Dong',
  ],
  [
    'a fraction for đồng',
    CourseDetailDocument,
    'data.price',
    0.5,
    'the response has number at course.price; the schema requires Dong',
  ],
  [
    'text as a number',
    CourseDetailDocument,
    'data.title',
    7,
    'the response has number at course.title; the schema requires String',
  ],
  [
    'a boolean as text',
    NewsListDocument,
    'data[0].featured',
    'true',
    'the response has string at newsPosts.items[0].featured; the schema requires Boolean',
  ],
  [
    'a value that the enum lacks',
    CourseDetailDocument,
    'data.level',
    'expert',
    'the response has "expert" at course.level; the schema requires foundation|intermediate|advanced',
  ],
  [
    'an enum value as spelled in GraphQL',
    CourseDetailDocument,
    'data.format',
    'self_paced',
    'the response has "self_paced" at course.format',
  ],
  [
    'a day that does not exist',
    NewsListDocument,
    'data[0].publishedOn',
    '2026-02-30',
    'the response has string at newsPosts.items[0].publishedOn; the schema requires Date',
  ],
  [
    'a timestamp for a day',
    NewsListDocument,
    'data[0].publishedOn',
    '2026-07-05T00:00:00.000Z',
    'the response has string at newsPosts.items[0].publishedOn; the schema requires Date',
  ],
  [
    'text for a timestamp',
    CourseDetailDocument,
    'data.startAt',
    'soon',
    'the response has string at course.startAt; the schema requires DateTime',
  ],
  [
    'a section of a type that the schema lacks',
    CiaPageDocument,
    'data.sections[0].__component',
    'sections.map',
    'the response has "sections.map" at ciaPage.sections[0].__component',
  ],
  [
    'a section without a type',
    CiaPageDocument,
    'data.sections[0].__component',
    undefined,
    'the response has nothing at ciaPage.sections[0].__component',
  ],
  [
    'a list for a record',
    CourseDetailDocument,
    'data.category',
    [],
    'the response has list at course.category; the schema requires CourseCategory',
  ],
  [
    'a record for a list',
    CourseDetailDocument,
    'data.outline',
    {},
    'the response has object at course.outline; the schema requires [OutlinePart]!',
  ],
  [
    'a relation as a number',
    CourseDetailDocument,
    'data.category',
    3,
    'the response has number at course.category; the schema requires CourseCategory',
  ],
  [
    'an unpopulated relation',
    CourseListDocument,
    'data[0].category',
    undefined,
    'the response has nothing at courses.items[0].category; the schema requires CourseCategory!',
  ],
  [
    'a page without pagination',
    CourseListDocument,
    'meta',
    {},
    'the response has nothing at courses.pagination; the schema requires Pagination!',
  ],
  [
    'a list in place of a record',
    CourseDetailDocument,
    'data',
    [],
    'the response has list at course; the schema requires Course',
  ],
];

const responses: readonly [what: string, answer: Responder, says: string][] = [
  [
    'HTML in place of JSON',
    () => new Response('<h1>Bảo trì</h1>', { headers: { 'content-type': 'text/html' } }),
    'InvalidResponse',
  ],
  ['truncated JSON', () => new Response('{"data": {"title": "Kiểm'), 'InvalidResponse'],
  ['a response that never arrives', never, 'Timeout'],
  ['an error in the body of a success', () => json({ data: null, error: {} }), 'Http500'],
];

it.each([CourseDetailDocument, CourseListDocument, NewsListDocument, CiaPageDocument])(
  'accepts a correct response',
  async (document) => {
    expect(await problems(document, () => json(validResponse(document)))).toBe('');
  },
);

describe('guard', () => {
  it.each(drifts)('rejects %s', async (_what, document, path, value, says) => {
    const body = put(validResponse(document), path, value);
    expect(await problems(document, () => json(body))).toContain(says);
  });

  it.each(responses)('rejects %s', async (_what, response, says) => {
    expect(await problems(CourseDetailDocument, response)).toContain(says);
  });

  it('rejects a path argument that is ".."', async () => {
    const { fetch, seen } = fakeApi(() => json({}));
    const client = createApolloClient({ apiUrl: '/api', fetch });
    const query = client.query({ query: CourseDetailDocument, variables: { slug: '..' } });
    await expect(query).rejects.toMatchObject({
      code: 'BadPath',
      details: { argument: 'slug' },
    });
    expect(seen).toEqual([]);
  });
});
