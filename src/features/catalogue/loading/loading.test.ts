import { describe, expect, it } from 'vitest';
import { ApiError } from '@/data/ApiError';
import { answerOrFailure } from './answerOrFailure';
import { pageMoment } from './pageMoment';

const { signal } = new AbortController();
const failing = (status: number) => async () => {
  throw new ApiError({ status, code: 'x', message: 'Máy chủ đang bận.' });
};

describe('a page’s calls', () => {
  it('answer with the page’s facts and no failure', async () => {
    const answer = await answerOrFailure({ now: 5 }, signal, async () => 'ok');
    expect(answer.data).toEqual({ now: 5, failure: null });
    expect(answer.init).toBeFalsy();
  });

  it('lead to the 404 page where the record is not there', async () => {
    const thrown: unknown = await answerOrFailure({}, signal, failing(404)).catch(
      (e: unknown) => e,
    );
    expect(thrown).toBeInstanceOf(Response);
    expect(thrown).toHaveProperty('status', 404);
  });

  it.each([0, 400, 500, 503])(
    'leave the page standing under 503 when the API fails with %d',
    async (status) => {
      const answer = await answerOrFailure({ now: 5 }, signal, failing(status));
      expect(answer.init?.status).toBe(503);
      expect(answer.data).toEqual({ now: 5, failure: { status, message: 'Máy chủ đang bận.' } });
    },
  );

  it('do not hide a fault of our own', async () => {
    const fault = new TypeError('x is undefined');
    const work = async () => {
      throw fault;
    };
    await expect(answerOrFailure({}, signal, work)).rejects.toBe(fault);
  });

  it('are no failure when the visitor went elsewhere', async () => {
    const given = new AbortController();
    given.abort();
    await expect(answerOrFailure({}, given.signal, failing(0))).rejects.toBeInstanceOf(ApiError);
  });
});

describe('the moment of a page', () => {
  it('is the quarter of an hour that has begun', () => {
    expect(new Date(pageMoment(Date.parse('2026-07-05T07:44:59.999Z'))).toISOString()).toBe(
      '2026-07-05T07:30:00.000Z',
    );
    expect(pageMoment(Date.parse('2026-07-05T07:45:00Z'))).toBe(Date.parse('2026-07-05T07:45:00Z'));
  });
});
