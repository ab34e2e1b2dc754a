import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { expect, it } from 'vitest';
import { COURSE, operation } from '../testing/contract';
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
