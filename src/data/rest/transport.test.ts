import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { COURSE, operation } from '../testing/contract';
import type { FieldShape } from './shape';
import { transportOf } from './transport';

it('is worked out once a document, though each client of the host changes it in its own way', async () => {
  const documents = new Set<unknown>();
  const transports = new Set<unknown>();
  for (let round = 0; round < 3; round += 1) {
    const link = new ApolloLink(({ query }) => {
      documents.add(query);
      transports.add(transportOf(query));
      return new Observable((observer) => observer.error(new Error('no network')));
    });
    const client = new ApolloClient({ cache: new InMemoryCache(), link });
    const asked = client.query<unknown>({ query: COURSE, variables: { slug: 'a' } });
    await expect(asked).rejects.toThrow('no network');
  }
  expect(documents.size).toBe(3);
  expect(transports.size).toBe(1);
});

it('takes arguments from variables, and those that the operation itself says', () => {
  const document = operation(`
    query TwoCourses($page: Int!) {
      courses(page: $page, pageSize: 2, search: "rủi ro") @rest(path: "/courses") {
        items { documentId }
      }
    }`);
  expect(transportOf(document).argsOf({ page: 3 })).toEqual({
    page: 3,
    pageSize: 2,
    search: 'rủi ro',
  });
});

const generated = (shape: FieldShape, rest: string, { guard = '', before = '' } = {}) =>
  transportOf(
    parse(
      `query Q @guard(${guard} shape: ${JSON.stringify(JSON.stringify(shape))}) { ${before} books @include(if: true) @rest(${rest}) }`,
    ),
  );

it('is a public GET without a body by default', () => {
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

it('is of the field that has the directive', () => {
  expect(generated('Int!', 'path: "/books"', { before: 'cart @client' }).fieldName).toBe('books');
});

it.each<[FieldShape, boolean, boolean]>([
  ['[String!]!', false, true],
  [['Book!', { title: 'String!' }], false, false],
  [['BookPage!', { items: ['[Book!]!', {}] }], true, false],
  [['[Box!]!', { items: '[String!]!' }], false, true],
])('asks by the shape %j for a page: %s, for a list: %s', (shape, asPage, asList) => {
  expect(generated(shape, 'path: "/books"')).toMatchObject({ asPage, asList });
});

it.each([
  ['{ books { title } }', 'No @rest'],
  ['{ books @rest(path: "/books") { title } }', 'books'],
])('is not made of %s', (text, what) => {
  expect(() => transportOf(parse(text))).toThrow(
    new Error(`${what}: use the generated document, not gql.`),
  );
});
