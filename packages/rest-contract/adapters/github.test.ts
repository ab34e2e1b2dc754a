import { afterEach, describe, expect, it, vi } from 'vitest';
import { responseOf, prepared } from '../testing/adapterCalls';
import { github } from './github';

const { failureOf } = github();
const NOW = new Date('2026-07-05T07:30:00Z');
const inSeconds = (seconds: number) => String(NOW.getTime() / 1000 + seconds);

describe('a failure of GitHub', () => {
  it('includes each response from 400 on', () => {
    expect(failureOf(responseOf(399, { message: 'x' }))).toBeNull();
    expect(failureOf(responseOf(400, { message: 'x' }))).toMatchObject({ message: 'x' });
  });

  it('has no properties without a body', () => {
    expect(failureOf(responseOf(502))).toEqual({});
  });

  it('contains the code of the first error, and a message or code for each field', () => {
    const body = {
      message: 'Validation Failed',
      errors: [
        { field: 'name', code: 'already_exists' },
        { field: 'color', code: 'custom', message: 'is no color' },
        { field: 'owner' },
        { code: 'missing' },
        'Only one label may be locked.',
      ],
    };
    expect(failureOf(responseOf(422, body))).toEqual({
      code: 'already_exists',
      message: 'Validation Failed',
      fields: { name: 'already_exists', color: 'is no color', owner: '' },
      details: body,
    });
  });

  it.each([undefined, 'x', [], [null], ['x'], [{ code: 5 }]])(
    'has no code and no fields for the errors %j',
    (errors) => {
      const failure = failureOf(responseOf(422, { message: 'x', errors }));
      expect(failure).toMatchObject({ message: 'x', fields: {} });
      expect(failure?.code).toBeUndefined();
    },
  );
});

describe('the rate limit of GitHub', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    [403, '0', inSeconds(90), 90_000],
    [429, '0', inSeconds(90), 90_000],
    [429, '0', inSeconds(-5), 0],
    [403, '12', inSeconds(90), undefined],
    [503, '0', inSeconds(90), undefined],
    [403, '0', 'soon', undefined],
    [403, '0', undefined, undefined],
  ])(
    'returns for status %i with %s requests left until %s the pause %s ms',
    (status, remaining, reset, ms) => {
      vi.useFakeTimers({ now: NOW });
      const headers = {
        'x-ratelimit-remaining': remaining,
        ...(reset !== undefined && { 'x-ratelimit-reset': reset }),
      };
      const code = ms === undefined ? 'custom' : 'RateLimited';
      const body = { message: 'x', errors: [{ code: 'custom' }] };
      expect(failureOf(responseOf(status, body, headers))).toMatchObject({ code });
      expect(failureOf(responseOf(status, body, headers))?.retryAfterMs).toBe(ms);
      expect(failureOf(responseOf(status, undefined, headers))?.retryAfterMs).toBe(ms);
    },
  );
});

describe('a request to GitHub', () => {
  const own = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' };

  it('names the media type and API version', () => {
    expect(prepared(github()).headers).toEqual(own);
    expect(prepared(github({ version: '2026-01-01' })).headers).toMatchObject({
      'x-github-api-version': '2026-01-01',
    });
  });

  it('sends a token if there is one', () => {
    expect(prepared(github({ token: () => 't' })).headers).toEqual({
      ...own,
      authorization: 'Bearer t',
    });
    expect(prepared(github({ token: () => null })).headers).toEqual(own);
  });

  it('sends the caller’s headers', () => {
    const context = { headers: { accept: 'application/vnd.github.html+json' } };
    expect(prepared(github(), { context }).headers).toEqual({ ...own, ...context.headers });
  });
});
