import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { parse } from 'graphql';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../testing/client';
import { responseError, localError } from './apiErrors';
import { retryLink } from './retry';

const failureWith = (status: number, retryAfter?: string) =>
  responseError(api, {
    status,
    body: undefined,
    headers: new Headers(retryAfter ? { 'retry-after': retryAfter } : {}),
  })!;

/** Start time of each attempt, in ms, and the final outcome. */
async function attempts(failures: readonly unknown[], query = 'query Q { a }') {
  const at: number[] = [];
  const start = Date.now();
  const source = new ApolloLink(
    () =>
      new Observable((observer) => {
        at.push(Date.now() - start);
        const failure = failures[at.length - 1];
        if (failure !== undefined) return observer.error(failure);
        observer.next({ data: 'read' as never });
        observer.complete();
      }),
  );
  const link = ApolloLink.from([retryLink({ retries: 2, pauseMs: 300 }), source]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const ended = firstValueFrom(ApolloLink.execute(link, { query: parse(query) }, { client })).then(
    ({ data }) => data,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return { at, ended: await ended };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a failed read', () => {
  it('triggers a retry with a doubled pause', async () => {
    const lost = localError('NetworkError');
    expect(await attempts([lost, lost])).toEqual({ at: [0, 300, 900], ended: 'read' });
    expect(await attempts([lost, lost, lost])).toEqual({ at: [0, 300, 900], ended: lost });
  });

  it('waits with jitter', async () => {
    vi.mocked(Math.random).mockReturnValueOnce(0).mockReturnValueOnce(0.99);
    const { at } = await attempts([failureWith(502), failureWith(504)]);
    expect(at).toEqual([0, 150, 150 + 894]);
  });

  it.each([429, 503])('honours Retry-After of %i, in seconds or as a date', async (status) => {
    expect((await attempts([failureWith(status, '2')])).at).toEqual([0, 2300]);
    const moment = new Date(Math.ceil(Date.now() / 1000) * 1000 + 1000).toUTCString();
    const { at } = await attempts([failureWith(status, moment)]);
    expect(at[1]).toBeGreaterThan(1000);
    expect(at[1]).toBeLessThanOrEqual(2300);
  });

  it('ignores Retry-After of any other status', async () => {
    expect((await attempts([failureWith(502, '1')])).at).toEqual([0, 300]);
    expect((await attempts([failureWith(500, '1')])).at).toEqual([0]);
  });

  it.each([429, 503])('fails at once if %i demands a long pause', async (status) => {
    const failure = failureWith(status, '60');
    expect(failure.retryAfterMs).toBe(60_000);
    expect(await attempts([failure])).toEqual({ at: [0], ended: failure });
  });

  it.each([
    ['status 429 without Retry-After', failureWith(429)],
    ['status 400', failureWith(400)],
    ['status 404', failureWith(404)],
    ['status 500', failureWith(500)],
    ['a timeout', localError('Timeout')],
    ['an invalid response', localError('InvalidResponse')],
    ['an error of our code', new TypeError('x')],
    ['an object that resembles an ApiError', { status: 503, code: 'Http503' }],
  ])('triggers no retry for %s', async (_what, failure) => {
    expect(await attempts([failure])).toEqual({ at: [0], ended: failure });
  });

  it('triggers no retry of a mutation', async () => {
    const lost = localError('NetworkError');
    expect(await attempts([lost], 'mutation M { a }')).toEqual({ at: [0], ended: lost });
  });
});
