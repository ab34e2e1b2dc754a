import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { COURSE, operation } from '../testing/courses';
import type { FieldShape } from './shape';
import { requestSpecOf } from './requestSpec';

it('parses a document once, even if each client transforms it', async () => {
  const documents = new Set<unknown>();
  const requestSpecs = new Set<unknown>();
  for (let round = 0; round < 3; round += 1) {
    const link = new ApolloLink(({ query }) => {
      documents.add(query);
      requestSpecs.add(requestSpecOf(query));
      return new Observable((observer) => observer.error(new Error('no network')));
    });
    const client = new ApolloClient({ cache: new InMemoryCache(), link });
    const result = client.query<unknown>({ query: COURSE, variables: { slug: 'a' } });
    await expect(result).rejects.toThrow('no network');
  }
  expect(documents.size).toBe(3);
  expect(requestSpecs.size).toBe(1);
});

it('reads arguments from variables and literals', () => {
  const document = operation(`
    query TwoCourses($page: Int!) {
      courses(page: $page, pageSize: 2, search: "rủi ro") @rest(path: "/courses") {
        items { documentId }
      }
    }`);
  expect(requestSpecOf(document).argsOf({ page: 3 })).toEqual({
    page: 3,
    pageSize: 2,
    search: 'rủi ro',
  });
});

const generated = (shape: FieldShape, rest: string, { guard = '', before = '' } = {}) =>
  requestSpecOf(
    parse(
      `query Q @guard(${guard} shape: ${JSON.stringify(JSON.stringify(shape))}) { ${before} books @include(if: true) @rest(${rest}) }`,
    ),
  );

it('defaults to a public GET without a body', () => {
  expect(generated('Int!', 'path: "/books"')).toMatchObject({
    fieldName: 'books',
    responseKey: 'books',
    path: '/books',
    method: 'GET',
    bodyKey: null,
    access: 'PUBLIC',
    nullable: false,
  });
  const rest = 'path: "/b" method: "POST" bodyKey: "book"';
  expect(generated('Int', rest, { guard: 'access: "MEMBER"' })).toMatchObject({
    method: 'POST',
    bodyKey: 'book',
    access: 'MEMBER',
    nullable: true,
  });
});

it('belongs to the field that has the directive', () => {
  expect(generated('Int!', 'path: "/books"', { before: 'cart @client' }).fieldName).toBe('books');
});

it.each<[FieldShape, boolean, boolean]>([
  ['[String!]!', false, true],
  [['Book!', { title: 'String!' }], false, false],
  [['BookPage!', { items: ['[Book!]!', {}] }], true, false],
  [['[Box!]!', { items: '[String!]!' }], false, true],
])(
  'derives from the shape %j whether the result is a page: %s, a list: %s',
  (shape, asPage, asList) => {
    expect(generated(shape, 'path: "/books"')).toMatchObject({ asPage, asList });
  },
);

it.each([
  ['{ books { title } }', 'No @rest'],
  ['{ books @rest(path: "/books") { title } }', 'books'],
])('rejects %s, which is not generated', (text, what) => {
  expect(() => requestSpecOf(parse(text))).toThrow(
    new Error(`${what}: use the generated document, not gql.`),
  );
});
