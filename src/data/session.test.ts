import type { ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError';
import { createApolloClient } from './client';
import { clearToken, readToken, writeToken } from './cookie';
import {
  endSession,
  isLoginVar,
  onSessionEnded,
  refreshProfile,
  startSession,
  watchSession,
} from './session';
import { cartVar } from './cart';
import { COURSE, course, PROFILE, QUOTE } from './testing/contract';
import { fakeApi, failure, json, never, type Answer, type SeenRequest } from './testing/fakeApi';

const profile = { documentId: 'u1', fullName: 'Nguyễn Minh An' };
const unauthorized = () => failure(401, 'UnauthorizedError', 'Phiên đã hết hạn.');
const bearer = ({ headers }: SeenRequest) => headers.get('authorization');

const made = (answer: Answer): { client: ApolloClient; seen: SeenRequest[] } => {
  const api = fakeApi(answer);
  return { seen: api.seen, client: createApolloClient({ apiUrl: '/api', fetch: api.fetch }) };
};

/** A server that knows `good` and renews to it, or refuses to. */
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

describe('a login after a session that died', () => {
  const tokenOf = (userId: string) => `h.${btoa(JSON.stringify({ userId }))}.s`;

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

describe('the profile', () => {
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
