import { ApolloClient, type NormalizedCacheObject } from '@apollo/client';
import { createCache } from './cache';
import { lazyNetwork } from './lazyNetwork';

export interface ApolloClientOptions {
  apiUrl: string;
  fetch?: typeof fetch;
  /** The host's cache after rendering the page. */
  cacheState?: NormalizedCacheObject;
  ssr?: boolean;
  /** Per response; 15 seconds by default. */
  timeoutMs?: number;
  /** Whether contract violations throw; by default except in production. */
  strict?: boolean;
}

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
