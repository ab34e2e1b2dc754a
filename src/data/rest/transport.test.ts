import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { expect, it } from 'vitest';
import { COURSE } from '../testing/contract';
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
