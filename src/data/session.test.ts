import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError';
import { cartVar } from './cart';
import { ProfileDocument } from './generated/operations/Profile';
import { readToken, writeToken } from './cookie';
import { endSession, isLoginVar, onSessionEnded, refreshProfile, startSession } from './session';
import { COURSE, course, PROFILE, QUOTE } from './testing/contract';
import { failure, json, never } from './testing/fakeApi';
import { memberProfile } from './testing/memberProfile';
import {
  accepting,
  bearer,
  clientWith,
  endsTold,
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

describe('the end of a session', () => {
  it('empties the store, aborts what is in flight and keeps the cart', async () => {
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

  it('by its member ends it on the server too, with the token that dies', async () => {
    const { client, seen } = clientWith(() => json({ ok: true }));
    startSession(client, 't');
    await Promise.all([endSession(client), endSession(client)]);
    expect(seen.map(({ url }) => url)).toEqual(['/api/auth/logout']);
    expect(seen.map(bearer)).toEqual(['Bearer t']);
    expect(readToken()).toBeNull();
  });

  it('does not wait for a server that is away', async () => {
    const { client } = clientWith(() => Promise.reject(new TypeError('Failed to fetch')));
    startSession(client, 't');
    await endSession(client);
    expect(readToken()).toBeNull();
    expect(isLoginVar()).toBe(false);
  });

  it('lets public reads go on, and reads what is on the screen anew', async () => {
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
    ['that died, of the same member, finds what was typed', 'expired', '1', []],
    ['that died, of another member, has it dropped', 'expired', '2', ['elsewhere']],
    ['that its member ended finds nothing to drop', 'logout', '2', []],
  ] as const)('%s', async (_what, end, userId, told) => {
    const { client } = accepting();
    const ends = endsTold();
    startSession(client, tokenOf('1'));
    await endSession(client, end);
    startSession(client, tokenOf(userId));
    expect(ends).toEqual([end, ...told]);
  });
});

describe('a session', () => {
  it('begins and ends where tabs cannot talk too', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { client } = accepting();
    watch(client);
    startSession(client, tokenOf('1'));
    expect(isLoginVar()).toBe(true);
    await endSession(client);
    expect(isLoginVar()).toBe(false);
  });

  it('tells other tabs when it begins and how it ends', async () => {
    const heard: unknown[] = [];
    const other = new BroadcastChannel('session');
    other.onmessage = ({ data }) => heard.push(data);
    const { client } = accepting();
    startSession(client, tokenOf('1'));
    await endSession(client, 'expired');
    startSession(client, tokenOf('1'));
    await endSession(client);
    await vi.waitFor(() => expect(heard).toEqual(['started', 'expired', 'started', 'ended']));
    other.close();
  });

  it('that begins tells nobody of an end, and keeps what was read before', async () => {
    const { client, seen } = clientWith(() => json({ data: course }));
    const told = endsTold();
    await client.query({ query: COURSE, variables: { slug: 'a' } });
    startSession(client, tokenOf('1'));
    await client.query({ query: COURSE, variables: { slug: 'a' } });
    expect(seen).toHaveLength(1);
    expect(told).toEqual([]);
  });

  it('of nobody knows who may be of another: what was read is forgotten', async () => {
    const { client } = clientWith(() => json(profile));
    startSession(client, 'opaque');
    await client.query({ query: PROFILE });
    startSession(client, 'other');
    expect(client.cache.extract()).not.toHaveProperty('UserProfile:u1');
  });

  it('that ends tells nobody who listens no longer', async () => {
    const { client } = accepting();
    const ended = vi.fn();
    onSessionEnded(ended)();
    startSession(client, tokenOf('1'));
    await endSession(client);
    expect(ended).not.toHaveBeenCalled();
  });

  it('that is none is not ended', async () => {
    const { client, seen } = accepting();
    const told = endsTold();
    await endSession(client);
    expect(told).toEqual([]);
    expect(seen).toEqual([]);
  });

  it.each([
    ['has only its token left', 't', false, ['/api/auth/logout']],
    ['has lost its token', null, true, []],
  ])('is ended where it %s', async (_what, token, login, urls) => {
    const { client, seen } = accepting();
    const told = endsTold();
    if (token !== null) writeToken(token);
    isLoginVar(login);
    await endSession(client);
    expect(told).toEqual(['logout']);
    expect(readToken()).toBeNull();
    expect(isLoginVar()).toBe(false);
    expect(seen.map(({ url }) => url)).toEqual(urls);
  });

  it('that has expired is not ended on the server', async () => {
    const { client, seen } = accepting();
    startSession(client, tokenOf('1'));
    await endSession(client, 'expired');
    expect(seen).toEqual([]);
    startSession(client, tokenOf('1'));
  });

  it('is over for the page while the server is still told', async () => {
    const { client } = accepting();
    startSession(client, tokenOf('1'));
    const ending = endSession(client);
    expect(isLoginVar()).toBe(false);
    await ending;
  });

  it('is ended again where another tab has begun it again', async () => {
    const { client } = accepting();
    startSession(client, tokenOf('1'));
    await endSession(client);
    writeToken('t');
    isLoginVar(true);
    await endSession(client);
    expect(readToken()).toBeNull();
  });

  it('is ended once, though an earlier end comes to nothing meanwhile', async () => {
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

describe('a session in a page that begins', () => {
  it('is not there, nor known not to be, before it is watched', async () => {
    const page = await otherPage();
    expect([page.isLoginVar(), page.sessionReadyVar()]).toEqual([false, false]);
    page.watchSession(accepting().client)();
    expect([page.isLoginVar(), page.sessionReadyVar()]).toEqual([false, true]);
  });

  it('that was reloaded knows who was here before', async () => {
    const { client } = accepting();
    startSession(client, tokenOf('1'));
    await endSession(client, 'expired');
    const page = await otherPage();
    const told: string[] = [];
    page.onSessionEnded((reason) => told.push(reason));
    page.startSession(client, tokenOf('2'));
    expect(told).toEqual(['elsewhere']);
  });
});

describe('the profile', () => {
  it('is read anew though it is known', async () => {
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

  it('is read anew once for those who ask meanwhile, and its failure is nobody’s', async () => {
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
