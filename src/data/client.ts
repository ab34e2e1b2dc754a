import { ApolloClient, type NormalizedCacheObject } from '@apollo/client';
import { createCache } from './cache';
import { lazyNetwork } from './lazyNetwork';

export interface ApolloClientOptions {
  /** Base URL of the API without a trailing slash; `/api` in the browser. */
  apiUrl: string;
  fetch?: typeof fetch;
  /** The host's cache after rendering the page. */
  cacheState?: NormalizedCacheObject;
  /** On the host: constants for local fields, no login, no retries. */
  ssr?: boolean;
  /** Timeout per response; 15 seconds by default. */
  timeoutMs?: number;
  /** Whether a response that violates the contract is an error; by default except in production. */
  strict?: boolean;
}

/** Creates the Apollo client of one tab, or of one request on the host. */
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
