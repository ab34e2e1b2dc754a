import type { DocumentNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ApiError } from 'rest-contract';
import { createApolloClient } from '@/data/client';
import { CiaPageDocument } from '@/data/generated/operations/pages/content';
import { CourseDetailDocument } from '@/data/generated/operations/pages/course-detail';
import { CourseListDocument } from '@/data/generated/operations/pages/course-list';
import { NewsListDocument } from '@/data/generated/operations/pages/news';
import { fakeApi, json, type Responder } from '@/data/testing/fakeApi';
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

// How each kind of value is validated is in packages/rest-contract/link/readResponse.test.ts.
const drifts: readonly Mistake[] = [
  [
    'a field renamed on the server',
    CourseDetailDocument,
    'data.title',
    undefined,
    'the response has nothing at course.title; the schema requires String!',
  ],
  [
    'a number as text',
    CourseListDocument,
    'data[1].price',
    '4500000',
    'the response has string at courses.items[1].price; the schema requires Dong',
  ],
  [
    'an enum value as spelled in GraphQL',
    CourseDetailDocument,
    'data.format',
    'self_paced',
    'the response has "self_paced" at course.format',
  ],
  [
    'a section of a type that the schema lacks',
    CiaPageDocument,
    'data.sections[0].__component',
    'sections.map',
    'the response has "sections.map" at ciaPage.sections[0].__component',
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
});
