import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from 'rest-contract';
import { isKeyReused, undecided } from './undecided';

const failure = (status: number, code = 'Any') =>
  new ApiError({ status, code, message: 'Đợi một lát.' });

afterEach(() => vi.restoreAllMocks());

describe('undecided', () => {
  it.each([400, 403, 404, 409, 422, 499])(
    'returns null for %i, a decision of the server',
    (status) => {
      expect(undecided(failure(status))).toBeNull();
    },
  );

  it.each([0, 200, 302, 399, 408, 500, 502, 503, 504])(
    'reports an unknown outcome after %i',
    (status) => {
      expect(undecided(failure(status))).toEqual({ kind: 'unknown' });
    },
  );

  it('reports an ended session after 401, and a rejected attempt after 429', () => {
    expect(undecided(failure(401))).toEqual({ kind: 'loggedOut' });
    expect(undecided(failure(429))).toEqual({ kind: 'turnedAway', message: 'Đợi một lát.' });
  });

  it('reports an unknown outcome after an error of our code, and logs it', () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const fault = new TypeError('x is not a function');
    expect(undecided(fault)).toEqual({ kind: 'unknown' });
    expect(logged).toHaveBeenCalledExactlyOnceWith(fault);
  });

  it('recognizes a reused key by status and code only', () => {
    expect(isKeyReused(failure(422, 'IdempotencyKeyReused'))).toBe(true);
    expect(isKeyReused(failure(422))).toBe(false);
    expect(isKeyReused(failure(409, 'IdempotencyKeyReused'))).toBe(false);
    expect(isKeyReused(new Error('IdempotencyKeyReused'))).toBe(false);
  });
});
