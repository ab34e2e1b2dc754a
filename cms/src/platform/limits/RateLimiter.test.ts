import type { Core } from '@strapi/strapi';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../errors/HttpError';
import { RateLimiter } from './RateLimiter';

/** Without PostgreSQL a limiter never accesses the database. */
const strapi = {} as Core.Strapi;

describe('a rate limiter', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const twoAMinute = () => new RateLimiter({ name: 'test', attempts: 2, seconds: 60 });

  it('rejects attempts beyond the limit and returns when to retry', async () => {
    const limiter = twoAMinute();
    await limiter.take(strapi, 'a');
    vi.advanceTimersByTime(10_000);
    await limiter.take(strapi, 'a');
    vi.advanceTimersByTime(10_000);
    const refusal: unknown = await limiter.take(strapi, 'a').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(HttpError);
    expect(refusal).toMatchObject({
      status: 429,
      details: { retryAfter: 40 },
      headers: { 'Retry-After': '40' },
    });
    vi.advanceTimersByTime(41_000);
    await expect(limiter.take(strapi, 'a')).resolves.toBeUndefined();
  });

  it('counts each key separately', async () => {
    const limiter = twoAMinute();
    expect(await limiter.tryTake(strapi, 'a')).toBe(true);
    expect(await limiter.tryTake(strapi, 'a')).toBe(true);
    expect(await limiter.tryTake(strapi, 'a')).toBe(false);
    expect(await limiter.tryTake(strapi, 'b')).toBe(true);
  });

  it('resets the attempts of a key', async () => {
    const limiter = twoAMinute();
    await limiter.take(strapi, 'a');
    await limiter.take(strapi, 'a');
    await limiter.reset(strapi, 'a');
    expect(await limiter.tryTake(strapi, 'a')).toBe(true);
    expect(await limiter.tryTake(strapi, 'a')).toBe(true);
    expect(await limiter.tryTake(strapi, 'a')).toBe(false);
  });

  it('uncounts one attempt', async () => {
    const limiter = twoAMinute();
    await limiter.take(strapi, 'a');
    await limiter.take(strapi, 'a');
    await limiter.uncount(strapi, 'a');
    expect(await limiter.tryTake(strapi, 'a')).toBe(true);
    expect(await limiter.tryTake(strapi, 'a')).toBe(false);
  });
});
