import { afterEach, describe, expect, it, vi } from 'vitest';
import { SAVED_AT_HEADER } from '@/lib/savedAt';
import { DAY_MS } from '@iia/shared/dates';
import { memberOf, memberRead } from './memberReads';

const jwt = (userId: number) => `x.${btoa(JSON.stringify({ userId }))}.x`;
const TICKET = `${location.origin}/api/ticket/userBooking?id=b1`;
const CHECK_IN = `${location.origin}/api/attendance/check-in?event=e1`;

const read = (url: string, init: RequestInit = {}) =>
  new Request(url, { headers: { authorization: `Bearer ${jwt(7)}` }, ...init });

afterEach(() => vi.useRealTimers());

describe('memberOf', () => {
  it('names the account by the token of the request', () => {
    expect(memberOf(read(TICKET))).toBe('7');
  });

  it.each([
    ['a change', read(TICKET, { method: 'POST' })],
    ['a read without a token', new Request(TICKET)],
    ['a token that cannot be read', read(TICKET, { headers: { authorization: 'Bearer x' } })],
    ['a price', read(`${location.origin}/api/courses/luyen-thi`)],
    ['a signed link', read(`${location.origin}/api/document/getUserDocument?id=d1`)],
    ['an order', read(`${location.origin}/api/order/userOrder`)],
    ['another site', read('https://evil.example/api/ticket/userBooking?id=b1')],
  ])('saves nothing for %s', (_what, request) => {
    expect(memberOf(request)).toBeNull();
  });
});

function rulesFor(url: string, { isCurrent = true } = {}) {
  const forget = vi.fn(async () => true);
  const plugin = memberRead({ isCurrent: () => isCurrent, forget });
  const request = read(url);
  const common = { request, event: {} as never, state: {} };
  return {
    forget,
    key: () => plugin.cacheKeyWillBeUsed?.({ ...common, mode: 'read' }),
    receive: (status: number) =>
      plugin.fetchDidSucceed?.({ ...common, response: new Response('{}', { status }) }),
    save: (status: number) =>
      plugin.cacheWillUpdate?.({ ...common, response: new Response('{"a":1}', { status }) }),
    use: (savedAt: number) =>
      plugin.cachedResponseWillBeUsed?.({
        ...common,
        cacheName: 'member-7',
        cachedResponse: new Response('{}', { headers: { [SAVED_AT_HEADER]: String(savedAt) } }),
      }),
    fallBack: () => plugin.handlerDidError?.({ ...common, error: new Error('offline') }),
  };
}

describe('memberRead', () => {
  it('saves a successful response with its time, by its URL', async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    const rules = rulesFor(TICKET);
    expect(await rules.key()).toBe(TICKET);
    const saved = await rules.save(200);
    expect(saved?.headers.get(SAVED_AT_HEADER)).toBe('1800000000000');
    expect(await saved?.json()).toEqual({ a: 1 });
  });

  it.each([401, 404, 429, 500])('does not save a %d', async (status) => {
    expect(await rulesFor(TICKET).save(status)).toBeNull();
  });

  it('saves and serves nothing once the session has ended', async () => {
    const rules = rulesFor(TICKET, { isCurrent: false });
    expect(await rules.save(200)).toBeNull();
    expect(await rules.use(Date.now())).toBeNull();
  });

  it.each([403, 404, 410])('forgets a record after a %d', async (status) => {
    const rules = rulesFor(TICKET);
    expect((await rules.receive(status))?.status).toBe(status);
    expect(rules.forget).toHaveBeenCalledWith(TICKET);
  });

  it('retains a saved record after a refused token, which may be renewed', async () => {
    const rules = rulesFor(TICKET);
    expect((await rules.receive(401))?.status).toBe(401);
    expect(rules.forget).not.toHaveBeenCalled();
  });

  it.each([502, 503, 504])(
    'treats a %d like no network, and returns it if nothing is saved',
    async (status) => {
      const rules = rulesFor(TICKET);
      await expect(rules.receive(status)).rejects.toThrow(String(status));
      expect((await rules.fallBack())?.status).toBe(status);
    },
  );

  it('serves a ticket for the length of a session, and a list of attendees for a day', async () => {
    const threeDaysAgo = Date.now() - 3 * DAY_MS;
    expect(await rulesFor(TICKET).use(threeDaysAgo)).not.toBeNull();
    expect(await rulesFor(TICKET).use(Date.now() - 31 * DAY_MS)).toBeNull();
    const list = rulesFor(CHECK_IN);
    expect(await list.use(threeDaysAgo)).toBeNull();
    expect(list.forget).toHaveBeenCalledWith(CHECK_IN);
    expect(await rulesFor(CHECK_IN).use(Date.now() - DAY_MS / 2)).not.toBeNull();
  });
});
