import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken, readToken, writeToken } from './cookie';
import { renewToken } from './refresh';
import { failure, json } from './testing/fakeApi';
import { tokenOf } from './testing/sessions';

const OLD = tokenOf('1');
const NEW = tokenOf('1', 'new');

function asked(answer: () => Response | Promise<Response>) {
  const calls: [unknown, RequestInit | undefined][] = [];
  const fetch = async (url: unknown, init?: RequestInit) => {
    calls.push([url, init]);
    return answer();
  };
  const renew = (refused = OLD) => renewToken(refused, { apiUrl: '/api', fetch, timeoutMs: 1000 });
  return { calls, renew };
}

beforeEach(() => writeToken(OLD));
afterEach(() => {
  vi.unstubAllGlobals();
  clearToken();
});

describe('a token', () => {
  it('is renewed by the refresh token’s cookie', async () => {
    const { calls, renew } = asked(() => json({ jwt: NEW }));
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
    ['an empty one', () => json({ jwt: '' })],
    ['one that is no text', () => json({ jwt: 5 })],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('is not renewed by %s', async (_what, answer) => {
    const { renew } = asked(answer);
    expect(await renew()).toBeNull();
    expect(readToken()).toBe(OLD);
  });

  it.each([400, 401, 403, 404, 405])(
    'is not renewed where that is refused by %i',
    async (status) => {
      const { renew } = asked(() => failure(status, 'x', ''));
      expect(await renew()).toBeNull();
    },
  );

  it.each([429, 500, 503])('is in doubt after %i', async (status) => {
    const { renew } = asked(() => failure(status, 'x', ''));
    await expect(renew()).rejects.toMatchObject({ status });
    expect(readToken()).toBe(OLD);
  });

  it('is renewed once for who asks meanwhile, and again for who asks later', async () => {
    const { calls, renew } = asked(() => json({}));
    await Promise.all([renew(), renew()]);
    expect(calls).toHaveLength(1);
    await renew();
    expect(calls).toHaveLength(2);
  });

  it('is renewed by one tab at a time, where the browser can tell', async () => {
    const locks = { request: vi.fn((_name: string, work: () => unknown) => work()) };
    vi.stubGlobal('navigator', { locks });
    const { renew } = asked(() => json({ jwt: NEW }));
    expect(await renew()).toBe(NEW);
    expect(locks.request.mock.calls.map(([name]) => name)).toEqual(['session-refresh']);
  });

  it.each([undefined, {}])('is renewed where the browser is %j too', async (navigator) => {
    vi.stubGlobal('navigator', navigator);
    const { renew } = asked(() => json({ jwt: NEW }));
    expect(await renew()).toBe(NEW);
  });
});

describe('a token that another tab has renewed', () => {
  it('is taken without asking', async () => {
    writeToken(NEW);
    const { calls, renew } = asked(() => json({}));
    expect(await renew()).toBe(NEW);
    expect(calls).toEqual([]);
  });

  it('is not, where it is another member’s', async () => {
    writeToken(tokenOf('2'));
    const { renew } = asked(() => json({}));
    await expect(renew()).rejects.toMatchObject({ code: 'Aborted' });
  });
});

it('is not renewed once somebody has logged out', async () => {
  clearToken();
  const { calls, renew } = asked(() => json({ jwt: NEW }));
  expect(await renew()).toBeNull();
  expect(calls).toEqual([]);
  expect(readToken()).toBeNull();
});

describe('what happens while a token is renewed', () => {
  it.each([
    ['a renewal in another tab', NEW, NEW],
    ['a logout', null, null],
  ])('takes precedence: %s', async (_what, held, given) => {
    const { renew } = asked(() => {
      if (held === null) clearToken();
      else writeToken(held);
      return json({ jwt: tokenOf('1', 'late') });
    });
    expect(await renew()).toBe(given);
    expect(readToken()).toBe(held);
  });

  it('takes precedence: a login of another member, for whom nothing is repeated', async () => {
    const { renew } = asked(() => {
      writeToken(tokenOf('2'));
      return json({ jwt: NEW });
    });
    await expect(renew()).rejects.toMatchObject({ code: 'Aborted' });
    expect(readToken()).toBe(tokenOf('2'));
  });
});

it('is not taken from the server where it is another member’s', async () => {
  const { renew } = asked(() => json({ jwt: tokenOf('2') }));
  await expect(renew()).rejects.toMatchObject({ code: 'Aborted' });
  expect(readToken()).toBe(OLD);
});

it('is anybody’s where the refused one names nobody', async () => {
  writeToken('spoilt');
  const { renew } = asked(() => json({ jwt: tokenOf('2') }));
  expect(await renew('spoilt')).toBe(tokenOf('2'));
});
