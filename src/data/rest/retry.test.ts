import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api';
import { answerError, localError } from './answerError';
import { withRetry } from './retry';

const turnedAway = (status: number, retryAfter?: string) =>
  answerError(api, {
    status,
    body: undefined,
    headers: new Headers(retryAfter ? { 'retry-after': retryAfter } : {}),
  })!;

/** Start time of each try, in ms, and the final outcome. */
async function tries(failures: readonly unknown[], { signal = new AbortController().signal } = {}) {
  const at: number[] = [];
  const start = Date.now();
  const ended = withRetry(
    () => {
      at.push(Date.now() - start);
      const failure = failures[at.length - 1];
      return failure === undefined ? Promise.resolve('read') : Promise.reject(failure as Error);
    },
    { retries: 2, pauseMs: 300, signal },
  ).catch((error: unknown) => error);
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

describe('a read that failed', () => {
  it('is tried again, each time after twice the pause', async () => {
    const lost = localError('NetworkError');
    expect(await tries([lost, lost])).toEqual({ at: [0, 300, 900], ended: 'read' });
    expect(await tries([lost, lost, lost])).toEqual({ at: [0, 300, 900], ended: lost });
  });

  it('waits for more or less than the next one, so that not all come at once', async () => {
    vi.mocked(Math.random).mockReturnValueOnce(0).mockReturnValueOnce(0.99);
    const { at } = await tries([turnedAway(502), turnedAway(504)]);
    expect(at).toEqual([0, 150, 150 + 894]);
  });

  it.each([429, 503])('waits as long as %i asks, in seconds or until a moment', async (status) => {
    expect((await tries([turnedAway(status, '2')])).at).toEqual([0, 2300]);
    const moment = new Date(Math.ceil(Date.now() / 1000) * 1000 + 1000).toUTCString();
    const { at } = await tries([turnedAway(status, moment)]);
    expect(at[1]).toBeGreaterThan(1000);
    expect(at[1]).toBeLessThanOrEqual(2300);
  });

  it('takes no other answer’s word for when to come again', async () => {
    expect((await tries([turnedAway(502, '1')])).at).toEqual([0, 300]);
    expect((await tries([turnedAway(500, '1')])).at).toEqual([0]);
  });

  it.each([429, 503])(
    'is told at once where %i asks for more than a person waits',
    async (status) => {
      const failure = turnedAway(status, '60');
      expect(failure.retryAfterMs).toBe(60_000);
      expect(await tries([failure])).toEqual({ at: [0], ended: failure });
    },
  );

  it.each([
    ['too many requests, without a word when', turnedAway(429)],
    ['bad input', turnedAway(400)],
    ['no such thing', turnedAway(404)],
    ['a fault of the server', turnedAway(500)],
    ['too long an answer', localError('Timeout')],
    ['an answer that is none', localError('BadAnswer')],
    ['a fault of ours', new TypeError('x')],
    ['what only looks like a failure of the server', { status: 503, code: 'Http503' }],
  ])('is not tried again for %s', async (_what, failure) => {
    expect(await tries([failure])).toEqual({ at: [0], ended: failure });
  });

  it('waits no longer once nobody wants it', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    const { at, ended } = await tries([localError('NetworkError')], { signal: controller.signal });
    expect(at).toEqual([0]);
    expect(ended).toMatchObject({ code: 'Aborted' });
  });
});
