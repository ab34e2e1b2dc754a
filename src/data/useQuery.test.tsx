import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApolloClient } from './client';
import { CATEGORIES } from './testing/contract';
import { fakeApi, json } from './testing/fakeApi';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SSR', true);
});
// The host's copy is for no other file.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function render(cached: boolean, options?: { skip: boolean }) {
  const { useQuery } = await import('./useQuery');
  const { fetch, seen } = fakeApi(() => json({ data: [] }));
  const client = createApolloClient({ apiUrl: '/api', fetch });
  const data = {
    courseCategories: [{ __typename: 'CourseCategory', documentId: 'k1', name: 'A' }],
  };
  if (cached) client.writeQuery({ query: CATEGORIES, data });
  const wrapper = ({ children }: PropsWithChildren) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(() => useQuery<unknown>(CATEGORIES, options), { wrapper });
  expect(seen).toEqual([]);
  return { found: result.current, data };
}

describe('useQuery on the host', () => {
  it('returns the cached data', async () => {
    const { found, data } = await render(true);
    expect(found).toEqual({ data, loading: false });
  });

  it('reports loading without a request if the data is not cached', async () => {
    const { found } = await render(false);
    expect(found).toEqual({ data: undefined, loading: true });
  });

  it('returns nothing if it is skipped', async () => {
    const { found } = await render(true, { skip: true });
    expect(found).toEqual({ data: undefined, loading: false });
  });
});
