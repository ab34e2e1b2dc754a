import { describe, expect, it } from 'vitest';
import { Fault } from '../errors/Fault';
import { RateLimiter } from './RateLimiter';

const second = 1_000;

describe('a rate limiter', () => {
  it('lets so many attempts of a key through in a window, and says when the next may come', () => {
    const limiter = new RateLimiter(2, 60 * second);
    limiter.take('a', 0);
    limiter.take('a', 10 * second);
    try {
      limiter.take('a', 20 * second);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(Fault);
      expect(error).toMatchObject({ status: 429, headers: { 'Retry-After': '40' } });
    }
    expect(() => limiter.take('a', 61 * second)).not.toThrow();
  });

  it('counts each key by itself', () => {
    const limiter = new RateLimiter(1, 60 * second);
    limiter.take('a', 0);
    expect(() => limiter.take('b', 0)).not.toThrow();
  });

  it('forgives', () => {
    const limiter = new RateLimiter(1, 60 * second);
    limiter.take('a', 0);
    limiter.forgive('a');
    expect(() => limiter.take('a', 0)).not.toThrow();
  });

  it('forgets the oldest keys of a flood first', () => {
    const limiter = new RateLimiter(1, 60 * second, 10);
    for (let key = 0; key < 11; key += 1) limiter.take(String(key), key);
    expect(() => limiter.take('0', 20)).not.toThrow();
    expect(() => limiter.take('10', 20)).toThrow();
  });
});
