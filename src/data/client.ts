import { ApolloClient, ApolloLink, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';

export interface ApolloClientOptions {
  /** Where `/api` is answered, without a trailing slash: `/api` in the browser. */
  apiUrl: string;
  fetch?: typeof fetch;
  /** What the host's cache held when it rendered the page. */
  cacheState?: NormalizedCacheObject;
  /** On the host: local fields are constants, and nobody is logged in. */
  ssr?: boolean;
}

export function createApolloClient({ cacheState, ssr = false }: ApolloClientOptions): ApolloClient {
  const cache = new InMemoryCache();
  if (cacheState) cache.restore(cacheState);
  return new ApolloClient({ cache, link: ApolloLink.empty(), ssrMode: ssr });
}
