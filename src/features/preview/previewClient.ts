import type { ApolloClient } from '@apollo/client';
import { createApolloClient } from '@/data/client';

/**
 * A separate client per preview, so that drafts never enter another cache; it authenticates with
 * the preview's token instead of the member's.
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
