import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { plain } from '../adapters/plain';
import { evictStale, staleAfter } from '../link/invalidations';
import { restLink } from '../link/restLink';
import { fakeApi, json, type Responder } from '../testing/fakeApi';

const shape = (value: unknown) => JSON.stringify(JSON.stringify(value));

const SEARCH = parse(`query Search($input: SearchInput!)
@guard(access: "PUBLIC", shape: ${shape(['[Book!]!', { id: 'ID!', 'plus_one:+1': 'Int!', 'media:wp:media': 'String' }])}) {
  search(input: $input) @rest(type: "[Book]", method: "POST", path: "/search", bodyKey: "input") { id plus_one media }
}`) as TypedDocumentNode<{ search: object[] }>;

const clientOf = (response: Responder, retries = 0) => {
  const { fetch, seen } = fakeApi(response);
  const link = restLink({
    apiUrl: 'https://api.test',
    adapter: plain,
    fieldTypes: {},
    fetch,
    timeoutMs: 1000,
    retries,
    pauseMs: 1,
    strict: true,
  });
  return {
    seen,
    client: new ApolloClient({ link: ApolloLink.from([link]), cache: new InMemoryCache() }),
  };
};

it('reads by POST, retries like a read, and maps names that GraphQL does not allow', async () => {
  const responses = [json({}, 503), json([{ id: 7, '+1': 2, 'wp:media': 'm' }])];
  const { client, seen } = clientOf(() => responses.shift()!, 1);
  const variables = { input: { words: ['audit'] } };
  const { data } = await client.query({ query: SEARCH, variables });
  expect(data?.search).toMatchObject([{ id: '7', plus_one: 2, media: 'm' }]);
  expect(seen).toHaveLength(2);
  expect(seen[1]).toMatchObject({ method: 'POST', body: { words: ['audit'] } });
});

it('reads paging facts from headers', () => {
  const facts = { link: '<https://api.test/books?cursor=b2&size=1>; rel="next"', 'x-total': '2' };
  const response = { status: 200, headers: new Headers(facts), body: [{ id: 1 }] };
  const page = { next: { cursor: 'b2', size: 1 }, total: 2, items: [{ id: 1 }] };
  expect(plain.unwrap(response, true, false)).toEqual(page);
  expect(plain.unwrap({ ...response, body: { items: [], total: 0 } }, true, false)).toEqual({
    next: page.next,
    items: [],
    total: 0,
  });
});

it.each([
  [
    'RFC 9457',
    { type: 'https://api.test/no-credit', title: 'No credit', detail: 'Your balance is 30.' },
    { code: 'https://api.test/no-credit', message: 'Your balance is 30.' },
  ],
  [
    'RFC 9457 with fields',
    { title: 'Not valid', errors: [{ pointer: '#/age', detail: 'must be positive' }] },
    { code: 'Http400', message: 'Not valid', fields: { age: 'must be positive' } },
  ],
  [
    'lists by field',
    { message: 'Invalid.', errors: { email: ['is taken', 'is long'] } },
    { message: 'Invalid.', fields: { email: 'is taken' } },
  ],
  ['a text', { error: 'Nope' }, { code: 'Http400', message: 'Nope' }],
  ['nothing', {}, { message: 'Something in what was sent is not valid. Check it and try again.' }],
])('reads a failure that has %s', async (_what, body, reported) => {
  const { client } = clientOf(() => json(body, 400));
  const variables = { input: {} };
  await expect(client.query({ query: SEARCH, variables })).rejects.toMatchObject(reported);
});

it('reports failures of the link in English', async () => {
  const { client } = clientOf(() => Promise.reject(new TypeError('fetch failed')));
  await expect(client.query({ query: SEARCH, variables: { input: {} } })).rejects.toMatchObject({
    code: 'NetworkError',
    message: 'The server cannot be reached. Check your connection and try again.',
  });
});

it('evicts by any key: a number, a text, or one that the record does not contain', () => {
  const cache = new InMemoryCache();
  cache.restore({
    a: { __typename: 'Book', id: 7, title: 'a' },
    b: { __typename: 'Book', id: 8, title: 'b' },
    c: { __typename: 'Book', title: 'c' },
    d: { __typename: 'Loan', id: 7, title: 'd' },
  });
  const records = [{ type: 'Book', fields: ['title'], at: 'input.books.id', key: 'id' }];
  const args = { input: { books: [{ id: 7 }, { id: null }] } };
  const stale = staleAfter({ queries: [], records }, args, false);
  expect(stale.records).toEqual([{ type: 'Book', fields: ['title'], key: 'id', value: '7' }]);
  evictStale(cache, stale);
  const stored = Object.entries(cache.extract() as Record<string, object>);
  expect(stored.filter(([, record]) => 'title' in record).map(([id]) => id)).toEqual(['b', 'd']);
});
