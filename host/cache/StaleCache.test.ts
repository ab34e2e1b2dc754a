import { describe, expect, it, vi } from 'vitest';
import { StaleCache, type Produced } from './StaleCache';

interface Value {
  text: string;
}

function setUp({ maxBytes = 100_000 } = {}) {
  const clock = { now: 1_000_000 };
  const cache = new StaleCache<Value>({
    maxBytes,
    sizeOf: ({ text }) => text.length,
    freshMs: 1_000,
    staleMs: 60_000,
    now: () => clock.now,
  });
  return { cache, clock };
}

const give =
  (text: string, { tags = [], keep = true }: Partial<Produced<Value>> = {}) =>
  async (_previous?: Value) => ({ value: { text }, tags, keep });
const fail = async (): Promise<never> => {
  throw new Error('The source is down.');
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the previous value passed to a source', () => {
  const previousValues = async (purge?: readonly string[] | 'all') => {
    const { cache, clock } = setUp();
    await cache.fetch('k', give('old', { tags: ['courses'] }));
    if (purge) cache.purge(purge === 'all' ? undefined : purge);
    else clock.now += 1_001;
    const source = vi.fn(give('new'));
    await cache.fetch('k', source, { waitWhenStale: true });
    return source.mock.calls;
  };

  it('is the cached value if it may still be valid', async () => {
    expect(await previousValues()).toEqual([[{ text: 'old' }]]);
    expect(await previousValues(['courses'])).toEqual([[{ text: 'old' }]]);
  });

  it('is undefined after a purge of everything', async () =>
    expect(await previousValues('all')).toEqual([[undefined]]));
});

describe('a cache with a failing source', () => {
  it('calls the source once while a value is fresh', async () => {
    const { cache } = setUp();
    const source = vi.fn(give('a'));
    await cache.fetch('k', source);
    expect(await cache.fetch('k', source)).toEqual({ text: 'a' });
    expect(source).toHaveBeenCalledTimes(1);
  });

  it('calls the source once for concurrent requests', async () => {
    const { cache } = setUp();
    const source = vi.fn(give('a'));
    const values = await Promise.all(Array.from({ length: 50 }, () => cache.fetch('k', source)));
    expect(new Set(values).size).toBe(1);
    expect(source).toHaveBeenCalledTimes(1);
  });

  it('serves a stale value at once and fetches a newer one behind it', async () => {
    const { cache, clock } = setUp();
    await cache.fetch('k', give('old'));
    clock.now += 1_001;
    expect(cache.fresh('k')).toBeUndefined();
    expect(await cache.fetch('k', give('new'))).toEqual({ text: 'old' });
    await settled();
    expect(cache.fresh('k')).toEqual({ text: 'new' });
  });

  it('expires the fresh and the stale period to the millisecond', async () => {
    const { cache, clock } = setUp();
    await cache.fetch('k', give('old'));
    clock.now += 999;
    expect(cache.fresh('k')).toEqual({ text: 'old' });
    clock.now += 1;
    expect(cache.fresh('k')).toBeUndefined();
    const source = vi.fn(fail);
    expect(await cache.fetch('k', source)).toEqual({ text: 'old' });
    expect(source).toHaveBeenCalledTimes(1);
    clock.now += 60_000;
    await expect(cache.fetch('k', fail)).rejects.toThrow('The source is down.');
  });

  it('waits for the newer value on request', async () => {
    const { cache, clock } = setUp();
    await cache.fetch('k', give('old'));
    clock.now += 1_001;
    expect(await cache.fetch('k', give('new'), { waitWhenStale: true })).toEqual({ text: 'new' });
  });

  it('keeps serving the last good value while the source fails', async () => {
    const { cache, clock } = setUp();
    await cache.fetch('k', give('old'));
    clock.now += 30_000;
    expect(await cache.fetch('k', fail, { waitWhenStale: true })).toEqual({ text: 'old' });
    expect(cache.fresh('k')).toEqual({ text: 'old' });
    clock.now += 60_001;
    await expect(cache.fetch('k', fail)).rejects.toThrow('The source is down.');
  });

  it('does not serve a purged value while the source responds', async () => {
    const { cache } = setUp();
    await cache.fetch('k', give('old'));
    expect(cache.purge()).toBe(1);
    expect(cache.fresh('k')).toBeUndefined();
    expect(await cache.fetch('k', give('new'))).toEqual({ text: 'new' });
  });

  it('serves a purged value rather than nothing if the source fails', async () => {
    const { cache } = setUp();
    await cache.fetch('k', give('old'));
    cache.purge();
    expect(await cache.fetch('k', fail)).toEqual({ text: 'old' });
  });

  it('purges by tag', async () => {
    const { cache } = setUp();
    await cache.fetch('course', give('a', { tags: ['courses'] }));
    await cache.fetch('document', give('b', { tags: ['documents'] }));
    await cache.fetch('home', give('c', { tags: ['home-page', 'courses'] }));
    expect(cache.purge(['courses', 'seminars'])).toBe(2);
    expect(cache.fresh('course')).toBeUndefined();
    expect(cache.fresh('home')).toBeUndefined();
    expect(cache.fresh('document')).toEqual({ text: 'b' });
  });

  it('treats a value as stale if a purge happened while it was fetched', async () => {
    const { cache } = setUp();
    let land = (_: Produced<Value>) => undefined as void;
    const flight = cache.fetch('k', () => new Promise((resolve) => (land = resolve)));
    cache.purge();
    const after = cache.fetch('k', give('new'));
    land({ value: { text: 'old' }, tags: [], keep: true });
    expect(await flight).toEqual({ text: 'old' });
    expect(await after).toEqual({ text: 'new' });
    expect((await cache.fetch('k', give('newer'))).text).not.toBe('old');
  });

  it('removes a value that the source no longer wants cached', async () => {
    const { cache, clock } = setUp();
    await cache.fetch('k', give('old'));
    clock.now += 1_001;
    await cache.fetch('k', give('gone', { keep: false }), { waitWhenStale: true });
    expect(cache.size).toBe(0);
  });

  it('stays within its size, evicting the least recently used first', async () => {
    const { cache } = setUp({ maxBytes: 5_000 });
    for (let index = 0; index < 100; index += 1) {
      await cache.fetch(`k${index}`, give('x'.repeat(1_000)));
    }
    expect(cache.bytes).toBeLessThanOrEqual(5_000);
    expect(cache.fresh('k99')).toBeDefined();
    expect(cache.fresh('k0')).toBeUndefined();
  });

  it('includes the length of keys in its size', async () => {
    const { cache } = setUp({ maxBytes: 5_000 });
    for (let index = 0; index < 10; index += 1) {
      await cache.fetch(`${index}${'k'.repeat(1_000)}`, give('x'));
    }
    expect(cache.size).toBe(2);
  });
});
