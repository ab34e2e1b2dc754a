import type { ApolloClient } from '@apollo/client';
import { createApolloClient } from '@/data/client';

/**
 * A client of its own for one preview: what it reads is kept in no other's cache, and it asks by the
 * preview's token instead of the member's.
 */
export const previewClient = (token: string): ApolloClient =>
  createApolloClient({
    apiUrl: '/api',
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('Authorization', `Preview ${token}`);
      return fetch(input, { ...init, headers, cache: 'no-store', referrerPolicy: 'no-referrer' });
    },
  });
