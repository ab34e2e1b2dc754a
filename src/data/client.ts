import { ApolloClient, type NormalizedCacheObject } from '@apollo/client';
import { createCache } from './cache';
import { lazyNetwork } from './lazyNetwork';

export interface ApolloClientOptions {
  apiUrl: string;
  fetch?: typeof fetch;
  /** The host's cache after rendering the page. */
  cacheState?: NormalizedCacheObject;
  /** Per response; 15 seconds by default. */
  timeoutMs?: number;
  /** The number of times that a failed read is retried; 2 by default. */
  retries?: number;
  /** Whether contract violations throw; by default except in production. */
  strict?: boolean;
}

export function createApolloClient({
  apiUrl,
  fetch = (...request) => globalThis.fetch(...request),
  cacheState,
  timeoutMs = 15_000,
  retries = 2,
  strict = !import.meta.env.PROD,
}: ApolloClientOptions): ApolloClient {
  const cache = createCache();
  if (cacheState) cache.restore(cacheState);
  return new ApolloClient({
    cache,
    link: lazyNetwork({ apiUrl, fetch, timeoutMs, retries, strict }),
  });
}
