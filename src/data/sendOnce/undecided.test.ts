import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../ApiError';
import { isKeyReused, undecided } from './undecided';

const failure = (status: number, code = 'Any') =>
  new ApiError({ status, code, message: 'Đợi một lát.' });

afterEach(() => vi.restoreAllMocks());

describe('a failure', () => {
  it.each([400, 403, 404, 409, 422, 499])('of %i is the server’s decision', (status) => {
    expect(undecided(failure(status))).toBeNull();
  });

  it.each([0, 200, 302, 399, 408, 500, 502, 503, 504])('of %i decides nothing', (status) => {
    expect(undecided(failure(status))).toEqual({ kind: 'unknown' });
  });

  it('of 401 is a session that ended, of 429 a refusal to look at it', () => {
    expect(undecided(failure(401))).toEqual({ kind: 'loggedOut' });
    expect(undecided(failure(429))).toEqual({ kind: 'turnedAway', message: 'Đợi một lát.' });
  });

  it('of ours decides nothing, and is told in the console', () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const fault = new TypeError('x is not a function');
    expect(undecided(fault)).toEqual({ kind: 'unknown' });
    expect(told).toHaveBeenCalledExactlyOnceWith(fault);
  });

  it('is a key used before only with its status and its code', () => {
    expect(isKeyReused(failure(422, 'IdempotencyKeyReused'))).toBe(true);
    expect(isKeyReused(failure(422))).toBe(false);
    expect(isKeyReused(failure(409, 'IdempotencyKeyReused'))).toBe(false);
    expect(isKeyReused(new Error('IdempotencyKeyReused'))).toBe(false);
  });
});
