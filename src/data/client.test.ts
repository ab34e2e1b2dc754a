import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApolloClient } from './client';
import { CATEGORIES } from './testing/contract';
import { fakeApi, json } from './testing/fakeApi';

const category = { documentId: 'k1', name: 'Luyện thi' };

afterEach(() => vi.unstubAllGlobals());

describe('createApolloClient', () => {
  it('calls the fetch that is global at the time of the request', async () => {
    const client = createApolloClient({ apiUrl: '/api' });
    vi.stubGlobal('fetch', fakeApi(() => json({ data: [category] })).fetch);
    const { data } = await client.query({ query: CATEGORIES });
    expect(data).toMatchObject({ courseCategories: [category] });
  });

  it('restores the cache state of the host', () => {
    const cacheState = { ROOT_QUERY: { __typename: 'Query', courseCategories: [category] } };
    const client = createApolloClient({ apiUrl: '/api', cacheState });
    expect(client.readQuery({ query: CATEGORIES })).toEqual({ courseCategories: [category] });
  });
});
