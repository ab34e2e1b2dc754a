import { ApolloClient, type NormalizedCacheObject } from '@apollo/client';
import { createCache } from './cache';
import { lazyNetwork } from './lazyNetwork';

export interface ApolloClientOptions {
  /** Where `/api` is answered, without a trailing slash: `/api` in the browser. */
  apiUrl: string;
  fetch?: typeof fetch;
  /** What the host's cache held when it rendered the page. */
  cacheState?: NormalizedCacheObject;
  /** On the host: local fields are constants, nobody is logged in, and nothing is tried twice. */
  ssr?: boolean;
  /** How long one answer may take, in ms; 15 seconds unless told. */
  timeoutMs?: number;
  /** Whether an answer that breaks the contract is an error; it is, except in production. */
  strict?: boolean;
}

/** Makes the Apollo client of one tab, or of one request on the host. */
export function createApolloClient({
  apiUrl,
  fetch = (...request) => globalThis.fetch(...request),
  cacheState,
  ssr = false,
  timeoutMs = 15_000,
  strict = !import.meta.env.PROD,
}: ApolloClientOptions): ApolloClient {
  const cache = createCache({ ssr });
  if (cacheState) cache.restore(cacheState);
  return new ApolloClient({
    cache,
    link: lazyNetwork({ apiUrl, fetch, timeoutMs, strict, ssr }),
    ssrMode: ssr,
  });
}
