import type { ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from './ApiError';
import { createApolloClient } from './client';
import { clearToken, readToken, writeToken } from './cookie';
import {
  endSession,
  isLoginVar,
  onSessionEnded,
  refreshProfile,
  sessionReadyVar,
  startSession,
  watchSession,
} from './session';
import { cartVar } from './cart';
import { COURSE, course, PROFILE, QUOTE } from './testing/contract';
import { fakeApi, failure, json, never, type Answer, type SeenRequest } from './testing/fakeApi';

const profile = { documentId: 'u1', fullName: 'Nguyễn Minh An' };
const unauthorized = () => failure(401, 'UnauthorizedError', 'Phiên đã hết hạn.');
const bearer = ({ headers }: SeenRequest) => headers.get('authorization');
const tokenOf = (userId: string) => `h.${btoa(JSON.stringify({ userId }))}.s`;

const made = (answer: Answer): { client: ApolloClient; seen: SeenRequest[] } => {
  const api = fakeApi(answer);
  return { seen: api.seen, client: createApolloClient({ apiUrl: '/api', fetch: api.fetch }) };
};

/** A server that accepts `good`, and renews to it or refuses to. */
const server =
  (good: string, renewed: Response | (() => Response)): Answer =>
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

beforeEach(() => {
  clearToken();
  isLoginVar(false);
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe('a refused token', () => {
  it('is renewed once for all requests in flight, which are then sent again', async () => {
    writeToken('old');
    const { client, seen } = made(server('new', () => json({ jwt: 'new' })));
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

  it('that cannot be renewed ends the session and tells why', async () => {
    writeToken('old');
    isLoginVar(true);
    const { client } = made(server('new', unauthorized));
    const ended = vi.fn();
    const stop = onSessionEnded(ended);
    await expect(client.query({ query: PROFILE })).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(ended).toHaveBeenCalledWith('expired'));
    expect(readToken()).toBeNull();
    expect(isLoginVar()).toBe(false);
    stop();
  });

  it('ends the session of a server that knows no refresh', async () => {
    writeToken('old');
    isLoginVar(true);
    const { client } = made(server('new', () => failure(404, 'NotFoundError', 'Not Found')));
    await expect(client.query({ query: PROFILE })).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(isLoginVar()).toBe(false));
  });

  it('outlives a server that is down: nothing is known of the session then', async () => {
    writeToken('old');
    isLoginVar(true);
    const { client } = made(server('new', () => failure(500, 'InternalServerError', 'x')));
    await expect(client.query({ query: PROFILE })).rejects.toMatchObject({ status: 500 });
    expect(readToken()).toBe('old');
    expect(isLoginVar()).toBe(true);
  });

  it('leaves what is public to be asked without one', async () => {
    writeToken('old');
    const answer = server('new', unauthorized);
    const { client } = made(async (request) => {
      await new Promise((resolve, reject) => {
        setTimeout(resolve, 5);
        request.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
      return answer(request);
    });
    const { data } = await client.mutate({ mutation: QUOTE, variables: { input: { items: [] } } });
    expect(data).toMatchObject({ quote: { total: 5 } });
  });

  it.each([
    ['a read of the member', { query: PROFILE }],
    ['another quote', { mutation: QUOTE, variables: { input: { items: [1] } } }],
  ])('leaves it so where %s waits for the same renewal', async (_what, beside) => {
    writeToken('old');
    isLoginVar(true);
    const { client } = made(server('new', unauthorized));
    const other = 'query' in beside ? client.query(beside) : client.mutate(beside);
    other.catch(() => undefined);
    const { data } = await client.mutate({ mutation: QUOTE, variables: { input: { items: [] } } });
    expect(data).toMatchObject({ quote: { total: 5 } });
  });

  it('whose renewal hangs keeps nobody waiting beyond the session, the next member neither', async () => {
    const { client, seen } = made((request) => {
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
    await endSession(client);
  });

  it('of one member has nothing sent again with the token of another', async () => {
    let release = (): void => undefined;
    const wait = new Promise<void>((resolve) => (release = resolve));
    const { client, seen } = made(async (request) => {
      if (bearer(request) !== `Bearer ${tokenOf('1')}`) return json(profile);
      await wait;
      return unauthorized();
    });
    writeToken(tokenOf('1'));
    const asking = client.query({ query: PROFILE });
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    writeToken(tokenOf('2'));
    release();
    await expect(asking).rejects.toMatchObject({ code: 'Aborted' });
    expect(seen).toHaveLength(1);
    expect(readToken()).toBe(tokenOf('2'));
  });

  it('is renewed too where it names nobody, as a cookie that was spoilt', async () => {
    writeToken('spoilt');
    const { client } = made((request) => {
      if (request.url.endsWith('/auth/refresh')) return json({ jwt: tokenOf('1') });
      return bearer(request) === `Bearer ${tokenOf('1')}` ? json(profile) : unauthorized();
    });
    await client.query({ query: PROFILE });
    expect(readToken()).toBe(tokenOf('1'));
  });

  it('gives way to the one that another tab has got meanwhile', async () => {
    writeToken('old');
    const { client, seen } = made((request) => {
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

describe('the end of a session', () => {
  it('empties the store, aborts what is in flight and keeps the cart', async () => {
    const line = { documentId: 'c1' } as never;
    cartVar([line]);
    const { client, seen } = made((request) =>
      request.url.includes('quote') ? never(request) : json({ ...profile, ok: true }),
    );
    startSession(client, 't');
    await client.query({ query: PROFILE });
    const waiting = client.mutate({ mutation: QUOTE, variables: { input: { items: [] } } });
    waiting.catch(() => undefined);
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    await endSession(client);
    await expect(waiting).rejects.toSatisfy((error) => error instanceof ApiError);
    expect(client.cache.extract()).not.toHaveProperty('UserProfile:u1');
    expect(cartVar()).toEqual([line]);
    cartVar([]);
  });

  it('by its member ends it on the server too, with the token that dies', async () => {
    const { client, seen } = made(() => json({ ok: true }));
    startSession(client, 't');
    await Promise.all([endSession(client), endSession(client)]);
    expect(seen.map(({ url }) => url)).toEqual(['/api/auth/logout']);
    expect(seen.map(bearer)).toEqual(['Bearer t']);
    expect(readToken()).toBeNull();
  });

  it('does not wait for a server that is away', async () => {
    const { client } = made(() => Promise.reject(new TypeError('Failed to fetch')));
    startSession(client, 't');
    await endSession(client);
    expect(readToken()).toBeNull();
    expect(isLoginVar()).toBe(false);
  });

  it('lets public reads go on, and reads what is on the screen anew', async () => {
    const { client } = made(server('t', unauthorized));
    startSession(client, 't');
    const shown: unknown[] = [];
    const subscription = client
      .watchQuery({ query: COURSE, variables: { slug: 'a' } })
      .subscribe(({ data }) => shown.push(data));
    await vi.waitFor(() => expect(shown.at(-1)).toMatchObject({ course: { documentId: 'c1' } }));
    await endSession(client);
    await vi.waitFor(() => expect(shown.at(-1)).toMatchObject({ course: { documentId: 'c1' } }));
    subscription.unsubscribe();
  });

  it('is noticed by the other tabs, and a login too', async () => {
    const { client } = made(() => json({}));
    const stop = watchSession(client);
    const other = new BroadcastChannel('session');
    writeToken('t');
    other.postMessage('started');
    await vi.waitFor(() => expect(isLoginVar()).toBe(true));
    const ended = vi.fn();
    const forget = onSessionEnded(ended);
    other.postMessage('ended');
    await vi.waitFor(() => expect(ended).toHaveBeenCalledWith('elsewhere'));
    expect(isLoginVar()).toBe(false);
    forget();
    stop();
    other.close();
  });
});

describe('a token that is another member’s by now', () => {
  it('has what waits here aborted, and the page loaded anew once', async () => {
    const { client, seen } = made(never);
    const reload = vi.fn();
    vi.stubGlobal('location', { ...globalThis.location, protocol: 'http:', reload });
    startSession(client, tokenOf('1'));
    const asking = client.query({ query: PROFILE });
    asking.catch(() => undefined);
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    const ended = vi.fn();
    const off = onSessionEnded(ended);
    writeToken(tokenOf('2'));
    watchSession(client)();
    watchSession(client)();
    vi.unstubAllGlobals();
    await expect(asking).rejects.toMatchObject({ code: 'Aborted' });
    expect(ended.mock.calls).toEqual([['elsewhere']]);
    expect(reload).toHaveBeenCalledTimes(1);
    off();
    await endSession(made(() => json({ ok: true })).client);
  });
});

describe('a login after a session that died', () => {
  it.each([
    ['of the same member finds what was typed', '1', ['expired']],
    ['of another member has it dropped', '2', ['expired', 'elsewhere']],
  ])('%s', async (_what, userId, told) => {
    const { client } = made(() => json({}));
    startSession(client, tokenOf('1'));
    const reasons: string[] = [];
    const stop = onSessionEnded((reason) => reasons.push(reason));
    await endSession(client, 'expired');
    startSession(client, tokenOf(userId));
    expect(reasons).toEqual(told);
    stop();
    await endSession(client);
  });
});

describe('a session', () => {
  const nothing = () => made(() => json({ ok: true }));
  const listening = () => {
    const told: string[] = [];
    onTestFinished(onSessionEnded((reason) => told.push(reason)));
    return told;
  };
  const watching = (client: ApolloClient) => onTestFinished(watchSession(client));

  it('begins and ends where tabs cannot talk too', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { client } = nothing();
    watching(client);
    startSession(client, tokenOf('1'));
    expect(isLoginVar()).toBe(true);
    await endSession(client);
    expect(isLoginVar()).toBe(false);
    vi.unstubAllGlobals();
  });

  it('tells other tabs when it begins and how it ends', async () => {
    const heard: unknown[] = [];
    const other = new BroadcastChannel('session');
    other.onmessage = ({ data }) => heard.push(data);
    const { client } = nothing();
    startSession(client, tokenOf('1'));
    await endSession(client, 'expired');
    startSession(client, tokenOf('1'));
    await endSession(client);
    await vi.waitFor(() => expect(heard).toEqual(['started', 'expired', 'started', 'ended']));
    other.close();
  });

  it('that begins tells nobody of an end, and keeps what was read before', async () => {
    const { client, seen } = made(() => json({ data: course }));
    const told = listening();
    await client.query({ query: COURSE, variables: { slug: 'a' } });
    startSession(client, tokenOf('1'));
    await client.query({ query: COURSE, variables: { slug: 'a' } });
    expect(seen).toHaveLength(1);
    expect(told).toEqual([]);
    await endSession(client);
  });

  it('of nobody knows who may be of another: what was read is forgotten', async () => {
    const { client } = made(() => json(profile));
    startSession(client, 'opaque');
    await client.query({ query: PROFILE });
    startSession(client, 'other');
    expect(client.cache.extract()).not.toHaveProperty('UserProfile:u1');
    await endSession(client);
  });

  it('that ends tells nobody who listens no longer', async () => {
    const { client } = nothing();
    const ended = vi.fn();
    onSessionEnded(ended)();
    startSession(client, tokenOf('1'));
    await endSession(client);
    expect(ended).not.toHaveBeenCalled();
  });

  it('that is none is not ended', async () => {
    const { client, seen } = nothing();
    const told = listening();
    await endSession(client);
    expect(told).toEqual([]);
    expect(seen).toEqual([]);
  });

  it.each([
    ['has only its token left', 't', false, ['/api/auth/logout']],
    ['has lost its token', null, true, []],
  ])('is ended where it %s', async (_what, token, login, urls) => {
    const { client, seen } = nothing();
    const told = listening();
    if (token !== null) writeToken(token);
    isLoginVar(login);
    await endSession(client);
    expect(told).toEqual(['logout']);
    expect(readToken()).toBeNull();
    expect(isLoginVar()).toBe(false);
    expect(seen.map(({ url }) => url)).toEqual(urls);
  });

  it('that has expired is not ended on the server', async () => {
    const { client, seen } = nothing();
    startSession(client, tokenOf('1'));
    await endSession(client, 'expired');
    expect(seen).toEqual([]);
    startSession(client, tokenOf('1'));
    await endSession(client);
  });

  it('is over for the page while the server is still told', async () => {
    const { client } = nothing();
    startSession(client, tokenOf('1'));
    const ending = endSession(client);
    expect(isLoginVar()).toBe(false);
    await ending;
  });

  it('is ended again where another tab has begun it again', async () => {
    const { client } = nothing();
    startSession(client, tokenOf('1'));
    await endSession(client);
    writeToken('t');
    isLoginVar(true);
    await endSession(client);
    expect(readToken()).toBeNull();
  });

  it('is ended once, though an earlier end comes to nothing meanwhile', async () => {
    const releases: ((response: Response) => void)[] = [];
    const { client } = made(() => new Promise((resolve) => releases.push(resolve)));
    const release = async (): Promise<void> => {
      await vi.waitFor(() => expect(releases).not.toEqual([]));
      releases.shift()?.(json({ ok: true }));
    };
    startSession(client, tokenOf('1'));
    const first = endSession(client);
    await vi.waitFor(() => expect(releases).toHaveLength(1));
    startSession(client, tokenOf('1'));
    const second = endSession(client);
    await release();
    await first;
    expect(endSession(client)).toBe(second);
    await release();
    await second;
  });

  describe('that is watched', () => {
    const showAgain = [
      () => document.dispatchEvent(new Event('visibilitychange')),
      () => window.dispatchEvent(new Event('pageshow')),
    ];

    it.each(showAgain)('is found ended when the page is shown again: %s', async (show) => {
      const { client } = nothing();
      startSession(client, tokenOf('1'));
      const stop = watchSession(client);
      const told = listening();
      clearToken();
      show();
      expect(told).toEqual(['elsewhere']);
      expect(isLoginVar()).toBe(false);
      stop();
      writeToken('t');
      show();
      expect(isLoginVar()).toBe(false);
    });

    it('tells of no end where there was none', () => {
      sessionReadyVar(false);
      const told = listening();
      watching(nothing().client);
      expect(told).toEqual([]);
      expect(sessionReadyVar()).toBe(true);
    });

    it('goes on where its new token names nobody', async () => {
      const reload = vi.fn();
      const { client } = nothing();
      startSession(client, tokenOf('1'));
      vi.stubGlobal('location', { ...globalThis.location, protocol: 'http:', reload });
      const told = listening();
      writeToken('opaque');
      watching(client);
      expect(reload).not.toHaveBeenCalled();
      expect(told).toEqual([]);
      vi.unstubAllGlobals();
      await endSession(client);
    });

    it('is known by its member, whose drafts no other finds', async () => {
      const { client } = nothing();
      writeToken(tokenOf('1'));
      watching(client);
      await endSession(client, 'expired');
      const told = listening();
      startSession(client, tokenOf('2'));
      expect(told).toEqual(['elsewhere']);
      await endSession(client);
    });

    it.each([
      ['an end where nobody is logged in', false, 'ended'],
      ['an expiry where nobody is logged in', false, 'expired'],
      ['what it does not understand', true, 'paused'],
    ])('hears nothing of %s', async (_what, login, message) => {
      const { client } = nothing();
      if (login) startSession(client, tokenOf('1'));
      watching(client);
      const told = listening();
      const heard = new Promise((resolve) => {
        const third = new BroadcastChannel('session');
        third.onmessage = resolve;
        onTestFinished(() => third.close());
      });
      const other = new BroadcastChannel('session');
      other.postMessage(message);
      await heard;
      await new Promise((resolve) => setTimeout(resolve));
      expect(told).toEqual([]);
      other.close();
      await endSession(client);
    });
  });
});

describe('the profile', () => {
  it('is read anew though it is known', async () => {
    writeToken('t');
    const { client, seen } = made(() => json(profile));
    await client.query({ query: PROFILE });
    refreshProfile(client);
    await vi.waitFor(() => expect(seen).toHaveLength(2));
  });

  it('is read anew once for those who ask meanwhile, and its failure is nobody’s', async () => {
    const { client, seen } = made(() => failure(500, 'InternalServerError', 'x'));
    refreshProfile(client);
    expect(seen).toHaveLength(0);
    writeToken('t');
    refreshProfile(client);
    refreshProfile(client);
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve));
    refreshProfile(client);
    await vi.waitFor(() => expect(seen).toHaveLength(2));
  });
});
