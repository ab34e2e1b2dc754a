import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToken, writeToken } from './cookie';
import { endSession, isLoginVar, onSessionEnded, startSession } from './session';
import { course, PROFILE, QUOTE } from './testing/contract';
import { failure, json, never, type Responder } from './testing/fakeApi';
import { bearer, clientWith, forgetSession, tokenOf } from './testing/sessions';

const profile = { documentId: 'u1', fullName: 'Nguyễn Minh An' };
const unauthorized = () => failure(401, 'UnauthorizedError', 'Phiên đã hết hạn.');

/** A server that accepts `good`, and renews to it or refuses to. */
const server =
  (good: string, renewed: Response | (() => Response)): Responder =>
  (request) => {
    if (request.url === '/api/auth/refresh') {
      return typeof renewed === 'function' ? renewed() : renewed;
    }
    if (request.url.startsWith('/api/courses')) return json({ data: course });
    if (bearer(request) !== `Bearer ${good}`) {
      return request.url.includes('quote') && bearer(request) === null
        ? json({ data: { total: 5, lines: [] } })
        : unauthorized();
    }
    return json(profile);
  };

beforeEach(forgetSession);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a refused token', () => {
  it('triggers one renewal for all pending requests, which are then repeated', async () => {
    writeToken('old');
    const { client, seen } = clientWith(server('new', () => json({ jwt: 'new' })));
    const [first, second] = await Promise.all([
      client.query({ query: PROFILE }),
      client.query({
        query: PROFILE,
        context: { queryDeduplication: false },
        fetchPolicy: 'no-cache',
      }),
    ]);
    expect([first.data, second.data]).toMatchObject([{ me: profile }, { me: profile }]);
    expect(seen.filter(({ url }) => url === '/api/auth/refresh')).toHaveLength(1);
    expect(readToken()).toBe('new');
  });

  it('ends the session as expired if it cannot be renewed', async () => {
    writeToken('old');
    isLoginVar(true);
    const { client } = clientWith(server('new', unauthorized));
    const ended = vi.fn();
    const stop = onSessionEnded(ended);
    await expect(client.query({ query: PROFILE })).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(ended).toHaveBeenCalledWith('expired'));
    expect(readToken()).toBeNull();
    expect(isLoginVar()).toBe(false);
    stop();
  });

  it('ends the session if the server has no refresh endpoint', async () => {
    writeToken('old');
    isLoginVar(true);
    const { client } = clientWith(server('new', () => failure(404, 'NotFoundError', 'Not Found')));
    await expect(client.query({ query: PROFILE })).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(isLoginVar()).toBe(false));
  });

  it('preserves the session if the server is down', async () => {
    writeToken('old');
    isLoginVar(true);
    const { client } = clientWith(server('new', () => failure(500, 'InternalServerError', 'x')));
    await expect(client.query({ query: PROFILE })).rejects.toMatchObject({ status: 500 });
    expect(readToken()).toBe('old');
    expect(isLoginVar()).toBe(true);
  });

  it('falls back to no token for public requests', async () => {
    writeToken('old');
    const respond = server('new', unauthorized);
    const { client } = clientWith(async (request) => {
      await new Promise((resolve, reject) => {
        setTimeout(resolve, 5);
        request.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
      return respond(request);
    });
    const { data } = await client.mutate({ mutation: QUOTE, variables: { input: { items: [] } } });
    expect(data).toMatchObject({ quote: { total: 5 } });
  });

  it.each([
    ['a read of the member', { query: PROFILE }],
    ['another quote', { mutation: QUOTE, variables: { input: { items: [1] } } }],
  ])('falls back to no token while %s waits for the same renewal', async (_what, beside) => {
    writeToken('old');
    isLoginVar(true);
    const { client } = clientWith(server('new', unauthorized));
    const other = 'query' in beside ? client.query(beside) : client.mutate(beside);
    other.catch(() => undefined);
    const { data } = await client.mutate({ mutation: QUOTE, variables: { input: { items: [] } } });
    expect(data).toMatchObject({ quote: { total: 5 } });
  });

  it('blocks neither the pending requests nor the next member if its renewal hangs', async () => {
    const { client, seen } = clientWith((request) => {
      if (request.url === '/api/auth/refresh') return never(request);
      return bearer(request) === `Bearer ${tokenOf('6')}` ? json(profile) : unauthorized();
    });
    startSession(client, tokenOf('5'));
    const waiting = client.query({ query: PROFILE });
    waiting.catch(() => undefined);
    await vi.waitFor(() => expect(seen.at(-1)?.url).toBe('/api/auth/refresh'));
    await endSession(client);
    await expect(waiting).rejects.toMatchObject({ code: 'Aborted' });
    startSession(client, tokenOf('6'));
    const { data } = await client.query({ query: PROFILE });
    expect(data).toMatchObject({ me: profile });
  });

  it('aborts the request if another member has logged in', async () => {
    let release = (): void => undefined;
    const wait = new Promise<void>((resolve) => (release = resolve));
    const { client, seen } = clientWith(async (request) => {
      if (bearer(request) !== `Bearer ${tokenOf('1')}`) return json(profile);
      await wait;
      return unauthorized();
    });
    writeToken(tokenOf('1'));
    const pending = client.query({ query: PROFILE });
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    writeToken(tokenOf('2'));
    release();
    await expect(pending).rejects.toMatchObject({ code: 'Aborted' });
    expect(seen).toHaveLength(1);
    expect(readToken()).toBe(tokenOf('2'));
  });

  it('triggers a renewal even if it identifies no member', async () => {
    writeToken('spoilt');
    const { client } = clientWith((request) => {
      if (request.url.endsWith('/auth/refresh')) return json({ jwt: tokenOf('1') });
      return bearer(request) === `Bearer ${tokenOf('1')}` ? json(profile) : unauthorized();
    });
    await client.query({ query: PROFILE });
    expect(readToken()).toBe(tokenOf('1'));
  });

  it('gives way to a token that another tab has renewed', async () => {
    writeToken('old');
    const { client, seen } = clientWith((request) => {
      if (bearer(request) === 'Bearer old') {
        writeToken('new');
        return unauthorized();
      }
      return json(profile);
    });
    await client.query({ query: PROFILE });
    expect(seen.map(({ url }) => url)).not.toContain('/api/auth/refresh');
  });
});
