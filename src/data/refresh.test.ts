import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken, readToken, writeToken } from './cookie';
import { renewToken } from './refresh';
import { failure, json } from './testing/fakeApi';
import { tokenOf } from './testing/sessions';

const OLD = tokenOf('1');
const NEW = tokenOf('1', 'new');

function setUp(respond: () => Response | Promise<Response>) {
  const calls: [unknown, RequestInit | undefined][] = [];
  const fetch = async (url: unknown, init?: RequestInit) => {
    calls.push([url, init]);
    return respond();
  };
  const renew = (refused = OLD) => renewToken(refused, { apiUrl: '/api', fetch, timeoutMs: 1000 });
  return { calls, renew };
}

beforeEach(() => writeToken(OLD));
afterEach(() => {
  vi.unstubAllGlobals();
  clearToken();
});

describe('renewToken', () => {
  it('exchanges the refresh cookie for a new token', async () => {
    const { calls, renew } = setUp(() => json({ jwt: NEW }));
    expect(await renew()).toBe(NEW);
    expect(readToken()).toBe(NEW);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.[0]).toBe('/api/auth/refresh');
    expect(calls[0]?.[1]).toMatchObject({
      method: 'POST',
      body: '{}',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'x-strapi-refresh-cookie': 'httpOnly' },
    });
  });

  it.each([
    ['no token', () => json({})],
    ['an empty token', () => json({ jwt: '' })],
    ['a token that is not a string', () => json({ jwt: 5 })],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('returns null if the response contains %s', async (_what, respond) => {
    const { renew } = setUp(respond);
    expect(await renew()).toBeNull();
    expect(readToken()).toBe(OLD);
  });

  it.each([400, 401, 403, 404, 405])(
    'returns null if the server refuses with %i',
    async (status) => {
      const { renew } = setUp(() => failure(status, 'x', ''));
      expect(await renew()).toBeNull();
    },
  );

  it.each([429, 500, 503])(
    'rejects after %i, when the session may still be valid',
    async (status) => {
      const { renew } = setUp(() => failure(status, 'x', ''));
      await expect(renew()).rejects.toMatchObject({ status });
      expect(readToken()).toBe(OLD);
    },
  );

  it('shares one request among concurrent calls, and sends another afterwards', async () => {
    const { calls, renew } = setUp(() => json({}));
    await Promise.all([renew(), renew()]);
    expect(calls).toHaveLength(1);
    await renew();
    expect(calls).toHaveLength(2);
  });

  it('acquires a lock across tabs if the browser supports it', async () => {
    const locks = { request: vi.fn((_name: string, work: () => unknown) => work()) };
    vi.stubGlobal('navigator', { locks });
    const { renew } = setUp(() => json({ jwt: NEW }));
    expect(await renew()).toBe(NEW);
    expect(locks.request.mock.calls.map(([name]) => name)).toEqual(['session-refresh']);
  });

  it.each([undefined, {}])('works without locks: navigator is %j', async (navigator) => {
    vi.stubGlobal('navigator', navigator);
    const { renew } = setUp(() => json({ jwt: NEW }));
    expect(await renew()).toBe(NEW);
  });
});

describe('a token that another tab has renewed', () => {
  it('replaces the refused token without a request', async () => {
    writeToken(NEW);
    const { calls, renew } = setUp(() => json({}));
    expect(await renew()).toBe(NEW);
    expect(calls).toEqual([]);
  });

  it('aborts if it belongs to another member', async () => {
    writeToken(tokenOf('2'));
    const { renew } = setUp(() => json({}));
    await expect(renew()).rejects.toMatchObject({ code: 'Aborted' });
  });
});

it('returns null without a request after a logout', async () => {
  clearToken();
  const { calls, renew } = setUp(() => json({ jwt: NEW }));
  expect(await renew()).toBeNull();
  expect(calls).toEqual([]);
  expect(readToken()).toBeNull();
});

describe('renewToken while its request is pending', () => {
  it.each([
    ['a renewal in another tab', NEW, NEW],
    ['a logout', null, null],
  ])('returns the state after %s', async (_what, stored, returned) => {
    const { renew } = setUp(() => {
      if (stored === null) clearToken();
      else writeToken(stored);
      return json({ jwt: tokenOf('1', 'late') });
    });
    expect(await renew()).toBe(returned);
    expect(readToken()).toBe(stored);
  });

  it('aborts after a login of another member', async () => {
    const { renew } = setUp(() => {
      writeToken(tokenOf('2'));
      return json({ jwt: NEW });
    });
    await expect(renew()).rejects.toMatchObject({ code: 'Aborted' });
    expect(readToken()).toBe(tokenOf('2'));
  });
});

it('aborts if the new token belongs to another member', async () => {
  const { renew } = setUp(() => json({ jwt: tokenOf('2') }));
  await expect(renew()).rejects.toMatchObject({ code: 'Aborted' });
  expect(readToken()).toBe(OLD);
});

it('accepts any new token if the refused one identifies no member', async () => {
  writeToken('spoilt');
  const { renew } = setUp(() => json({ jwt: tokenOf('2') }));
  expect(await renew('spoilt')).toBe(tokenOf('2'));
});
