import { expect, it } from 'vitest';
import { InMemoryCache } from '@apollo/client';
import { createCache, hostCacheOptions } from './cache';
import { LocalCartDocument } from './generated/operations/features/cart/LocalCart';

it('releases the caches of finished requests on the host', async () => {
  const { setFlagsFromString } = await import('node:v8');
  const { runInNewContext } = await import('node:vm');
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const left = async (create: () => InMemoryCache): Promise<number> => {
    const caches = Array.from({ length: 200 }, () => {
      const cache = create();
      cache.readQuery({ query: LocalCartDocument });
      return new WeakRef(cache);
    });
    for (let round = 0; round < 5; round += 1) {
      await new Promise((resolve) => setTimeout(resolve));
      collect();
    }
    return caches.filter((cache) => cache.deref()).length;
  };
  expect(await left(() => new InMemoryCache(hostCacheOptions))).toBeLessThan(10);
  // Guards against the variables retaining the browser caches that the host makes for each request.
  expect(await left(createCache)).toBe(200);
});
