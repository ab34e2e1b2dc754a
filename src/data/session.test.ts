import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from 'rest-contract';
import { cartVar } from './cart';
import { ProfileDocument } from './generated/operations/data/session';
import { readToken, writeToken } from './cookie';
import { endSession, isLoginVar, onSessionEnded, refreshProfile, startSession } from './session';
import { COURSE, course, PROFILE, QUOTE } from './testing/contract';
import { failure, json, never } from './testing/fakeApi';
import { memberProfile } from './testing/memberProfile';
import {
  accepting,
  bearer,
  clientWith,
  recordEnds,
  forgetSession,
  otherPage,
  tokenOf,
  watch,
} from './testing/sessions';

const profile = { documentId: 'u1', fullName: 'Nguyễn Minh An' };

beforeEach(forgetSession);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('endSession', () => {
  it('clears the store, aborts pending requests and retains the cart', async () => {
    const line = { documentId: 'c1' } as never;
    cartVar([line]);
    const { client, seen } = clientWith((request) =>
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

  it('revokes the token on the server once', async () => {
    const { client, seen } = clientWith(() => json({ ok: true }));
    startSession(client, 't');
    await Promise.all([endSession(client), endSession(client)]);
    expect(seen.map(({ url }) => url)).toEqual(['/api/auth/logout']);
    expect(seen.map(bearer)).toEqual(['Bearer t']);
    expect(readToken()).toBeNull();
  });

  it('succeeds without waiting for an unreachable server', async () => {
    const { client } = clientWith(() => Promise.reject(new TypeError('Failed to fetch')));
    startSession(client, 't');
    await endSession(client);
    expect(readToken()).toBeNull();
    expect(isLoginVar()).toBe(false);
  });

  it('preserves public reads, and refetches those on the screen', async () => {
    const { client } = clientWith(() => json({ data: course }));
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
});

describe('a login after another session', () => {
  it.each([
    ['the same member logs in after an expiry', 'expired', '1', []],
    ['another member logs in after an expiry', 'expired', '2', ['elsewhere']],
    ['another member logs in after a logout', 'logout', '2', []],
  ] as const)(
    'drops drafts only for another member after an expiry: %s',
    async (_what, end, userId, reported) => {
      const { client } = accepting();
      const ends = recordEnds();
      startSession(client, tokenOf('1'));
      await endSession(client, end);
      startSession(client, tokenOf(userId));
      expect(ends).toEqual([end, ...reported]);
    },
  );
});

describe('a session', () => {
  it('starts and ends without BroadcastChannel', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { client } = accepting();
    watch(client);
    startSession(client, tokenOf('1'));
    expect(isLoginVar()).toBe(true);
    await endSession(client);
    expect(isLoginVar()).toBe(false);
  });

  it('notifies other tabs when it starts and why it ends', async () => {
    const received: unknown[] = [];
    const other = new BroadcastChannel('session');
    other.onmessage = ({ data }) => received.push(data);
    const { client } = accepting();
    startSession(client, tokenOf('1'));
    await endSession(client, 'expired');
    startSession(client, tokenOf('1'));
    await endSession(client);
    await vi.waitFor(() => expect(received).toEqual(['started', 'expired', 'started', 'ended']));
    other.close();
  });

  it('starts without reporting an end, and retains cached data', async () => {
    const { client, seen } = clientWith(() => json({ data: course }));
    const reported = recordEnds();
    await client.query({ query: COURSE, variables: { slug: 'a' } });
    startSession(client, tokenOf('1'));
    await client.query({ query: COURSE, variables: { slug: 'a' } });
    expect(seen).toHaveLength(1);
    expect(reported).toEqual([]);
  });

  it('clears the cache if its token identifies no member', async () => {
    const { client } = clientWith(() => json(profile));
    startSession(client, 'opaque');
    await client.query({ query: PROFILE });
    startSession(client, 'other');
    expect(client.cache.extract()).not.toHaveProperty('UserProfile:u1');
  });

  it('notifies no listener that was removed', async () => {
    const { client } = accepting();
    const ended = vi.fn();
    onSessionEnded(ended)();
    startSession(client, tokenOf('1'));
    await endSession(client);
    expect(ended).not.toHaveBeenCalled();
  });

  it('ignores a logout if there is no session', async () => {
    const { client, seen } = accepting();
    const reported = recordEnds();
    await endSession(client);
    expect(reported).toEqual([]);
    expect(seen).toEqual([]);
  });

  it.each([
    ['has only its token left', 't', false, ['/api/auth/logout']],
    ['has lost its token', null, true, []],
  ])('ends if it %s', async (_what, token, login, urls) => {
    const { client, seen } = accepting();
    const reported = recordEnds();
    if (token !== null) writeToken(token);
    isLoginVar(login);
    await endSession(client);
    expect(reported).toEqual(['logout']);
    expect(readToken()).toBeNull();
    expect(isLoginVar()).toBe(false);
    expect(seen.map(({ url }) => url)).toEqual(urls);
  });

  it('skips the server call once it has expired', async () => {
    const { client, seen } = accepting();
    startSession(client, tokenOf('1'));
    await endSession(client, 'expired');
    expect(seen).toEqual([]);
    startSession(client, tokenOf('1'));
  });

  it('ends in the page before the server responds', async () => {
    const { client } = accepting();
    startSession(client, tokenOf('1'));
    const ending = endSession(client);
    expect(isLoginVar()).toBe(false);
    await ending;
  });

  it('ends again if another tab has started it again', async () => {
    const { client } = accepting();
    startSession(client, tokenOf('1'));
    await endSession(client);
    writeToken('t');
    isLoginVar(true);
    await endSession(client);
    expect(readToken()).toBeNull();
  });

  it('ends once, even if an earlier logout is superseded', async () => {
    const releases: ((response: Response) => void)[] = [];
    const { client } = clientWith(() => new Promise((resolve) => releases.push(resolve)));
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
});

describe('a session in a new page', () => {
  it('reports its state once it is watched', async () => {
    const page = await otherPage();
    expect([page.isLoginVar(), page.sessionReadyVar()]).toEqual([false, false]);
    page.watchSession(accepting().client)();
    expect([page.isLoginVar(), page.sessionReadyVar()]).toEqual([false, true]);
  });

  it('recalls the previous member after a reload', async () => {
    const { client } = accepting();
    startSession(client, tokenOf('1'));
    await endSession(client, 'expired');
    const page = await otherPage();
    const reported: string[] = [];
    page.onSessionEnded((reason) => reported.push(reason));
    page.startSession(client, tokenOf('2'));
    expect(reported).toEqual(['elsewhere']);
  });
});

describe('refreshProfile', () => {
  it('refetches a cached profile', async () => {
    writeToken('t');
    const { client, seen } = clientWith(() => json(memberProfile));
    const shown: unknown[] = [];
    const subscription = client
      .watchQuery({ query: ProfileDocument })
      .subscribe(({ data }) => shown.push(data));
    await vi.waitFor(() => expect(shown.at(-1)).toMatchObject({ me: { documentId: 'u1' } }));
    refreshProfile(client);
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    subscription.unsubscribe();
  });

  it('shares one request among concurrent calls, and ignores failures', async () => {
    const { client, seen } = clientWith(() => failure(500, 'InternalServerError', 'x'));
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
