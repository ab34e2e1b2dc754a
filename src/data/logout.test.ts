import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApolloClient } from './client';
import { clearToken, readToken, writeToken } from './cookie';
import { AddUserOrderDocument } from './generated/operations/features/checkout';
import { endSession, isLoginVar, startSession, watchSession } from './session';
import { fakeApi, never, type Responder } from './testing/fakeApi';
import { freshState, memberApi, READS, type ReadName } from './testing/memberApi';
import { tokenOf } from './testing/sessions';

const names = Object.keys(READS) as ReadName[];
const MEMBERS = /UserProfile|Order|Notification|RenewRequest|AnalysisUser|checkUser|congty|Minh An/;

function tab(respond: Responder = memberApi(freshState())) {
  const api = fakeApi(respond);
  const client = createApolloClient({ apiUrl: '/api', fetch: api.fetch, timeoutMs: 100 });
  const cached = (): string => JSON.stringify(client.cache.extract());
  return { ...api, client, cached };
}

/** Responds when released, even if aborted. */
function delayedApi() {
  let release = (): void => undefined;
  const wait = new Promise<void>((resolve) => (release = resolve));
  const respondAtOnce = memberApi(freshState());
  const respond: Responder = async (request) => {
    if (request.url !== '/api/auth/logout') await wait;
    return respondAtOnce(request);
  };
  return { respond, release: () => release() };
}

beforeEach(() => {
  writeToken('t');
  isLoginVar(true);
});
afterEach(() => {
  clearToken();
  isLoginVar(false);
});

describe('a logout', () => {
  it('removes all data of the member from the cache', async () => {
    const { client, cached } = tab();
    for (const name of names) await client.query({ query: READS[name] });
    await client.mutate({
      mutation: AddUserOrderDocument,
      variables: { input: { items: [] } as never },
    });
    expect(cached()).toMatch(MEMBERS);
    await endSession(client);
    expect(cached()).toBe('{}');
  });

  it('refetches public queries on the screen, and sends none of a member', async () => {
    const { client, seen, cached } = tab();
    const watches = names.map((name) =>
      client.watchQuery({ query: READS[name] }).subscribe({ error: () => undefined }),
    );
    await vi.waitFor(() => expect(seen.length).toBe(names.length));
    await new Promise((resolve) => setTimeout(resolve, 20));
    const before = seen.length;
    await endSession(client);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(
      seen
        .slice(before)
        .map(({ url }) => url)
        .sort(),
    ).toEqual([
      '/api/auth/logout',
      '/api/courses/a?fields=title',
      '/api/courses/b?fields=title',
      '/api/courses?pagination[page]=1&pagination[pageSize]=12&fields=title',
    ]);
    expect(cached()).not.toMatch(MEMBERS);
    expect(cached()).toContain('CIA');
    watches.forEach((watch) => watch.unsubscribe());
  });

  it('aborts pending requests, and drops late responses', async () => {
    const { respond, release } = delayedApi();
    const { client, seen, cached } = tab(respond);
    const waiting = [
      client.query({ query: READS.profile }),
      client.query({ query: READS.orders }),
      client.mutate({
        mutation: AddUserOrderDocument,
        variables: { input: { items: [] } as never },
      }),
    ].map((promise) => promise.catch((error: unknown) => error));
    await vi.waitFor(() => expect(seen).toHaveLength(3));
    await endSession(client);
    expect(seen.slice(0, 3).map(({ signal }) => signal?.aborted)).toEqual([true, true, true]);
    release();
    for (const outcome of await Promise.all(waiting)) {
      expect(outcome).toMatchObject({ code: 'Aborted' });
    }
    expect(cached()).not.toMatch(MEMBERS);
  });

  it('clears the cache in other tabs', async () => {
    const { client, cached } = tab();
    const stop = watchSession(client);
    await client.query({ query: READS.orders });
    clearToken();
    const other = new BroadcastChannel('session');
    other.postMessage('ended');
    await vi.waitFor(() => expect(cached()).toBe('{}'));
    other.close();
    stop();
  });

  it('blocks member queries that start afterwards', async () => {
    const { client, seen } = tab();
    const ended = endSession(client);
    await ended;
    await expect(client.query({ query: READS.orders })).rejects.toMatchObject({ status: 401 });
    expect(seen.map(({ url }) => url)).toEqual(['/api/auth/logout']);
  });

  it('leaves nothing for the next member, who fetches their own data', async () => {
    const { client, seen } = tab();
    await client.query({ query: READS.orders });
    await endSession(client);
    startSession(client, 'u');
    await client.query({ query: READS.orders });
    expect(seen.at(-1)?.headers.get('authorization')).toBe('Bearer u');
    expect(seen.filter(({ url }) => url.includes('userOrder'))).toHaveLength(2);
  });
});

describe('a login while a logout waits for the server', () => {
  const slow: Responder = (request) =>
    request.url === '/api/auth/logout' ? never(request) : memberApi(freshState())(request);

  it('finds no data of the previous member, and persists', async () => {
    const { client, cached } = tab(slow);
    startSession(client, tokenOf('1'));
    await client.query({ query: READS.orders });
    const ended = endSession(client);
    startSession(client, tokenOf('2'));
    expect(cached()).not.toMatch(MEMBERS);
    await ended;
    expect(readToken()).toBe(tokenOf('2'));
    expect(isLoginVar()).toBe(true);
  });

  it('persists for the same member, who can log out again at once', async () => {
    const { client } = tab(slow);
    startSession(client, tokenOf('1'));
    const first = endSession(client);
    startSession(client, `${tokenOf('1')}new`);
    const second = endSession(client);
    await first;
    expect(readToken()).toBe(`${tokenOf('1')}new`);
    await second;
    expect(readToken()).toBeNull();
    expect(isLoginVar()).toBe(false);
  });
});

describe('a login over an existing session', () => {
  it('drops a response for the previous member, at any stage', async () => {
    // How many microtasks a response takes to reach the cache is not guaranteed.
    for (let steps = 0; steps < 60; steps += 1) {
      const { respond, release } = delayedApi();
      const { client, seen, cached } = tab(respond);
      startSession(client, tokenOf('1'));
      client.query({ query: READS.orders }).catch(() => undefined);
      await vi.waitFor(() => expect(seen).toHaveLength(1));
      release();
      for (let step = 0; step < steps; step += 1) await null;
      startSession(client, tokenOf('2'));
      await new Promise((resolve) => setTimeout(resolve));
      expect(cached(), `after ${steps} steps`).not.toMatch(MEMBERS);
    }
  });

  it.each([
    ['another member logs in', '2', 2],
    ['the same member logs in', '1', 1],
  ])('retains cached data for the same member only: %s', async (_what, userId, reads) => {
    const { client, seen, cached } = tab();
    startSession(client, tokenOf('1'));
    const watch = client.watchQuery({ query: READS.orders }).subscribe({});
    await vi.waitFor(() => expect(cached()).toContain('o1'));
    startSession(client, tokenOf(userId));
    if (userId === '2') expect(cached()).not.toMatch(MEMBERS);
    await vi.waitFor(() => expect(cached()).toContain('o1'));
    expect(seen).toHaveLength(reads);
    expect(seen.at(-1)?.headers.get('authorization')).toBe(`Bearer ${tokenOf(userId)}`);
    watch.unsubscribe();
  });
});
