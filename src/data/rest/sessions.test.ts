import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../ApiError';
import type { Adapter, JsonResponse } from './adapter';
import { abortInFlight } from './inFlight';
import { sessions } from './sessions';

const answer: JsonResponse = { status: 200, headers: new Headers(), body: 'done' };
const failed = (status: number) => new ApiError({ status, code: `Http${status}`, message: 'x' });
const pending = () => new Promise<never>(() => undefined);

type Reply = 'ok' | 'waits' | number;

interface Given {
  access?: string;
  method?: string;
  path?: string;
  adapter?: Pick<Adapter, 'opensSession'>;
  held?: string | null;
  /** What the renewal gives; `waits` never does. */
  renewed?: string | null;
  /** The token that is held after the renewal, if it is another than the renewed one. */
  then?: string | null;
  /** What a request with a token is answered; `ok` if it is not said. */
  replies?: Readonly<Record<string, Reply>>;
}

function asked(given: Given = {}) {
  const { access = 'MEMBER', method = 'GET', path = '/me', renewed = null, replies = {} } = given;
  let held = given.held === undefined ? 'old' : given.held;
  const sent: (string | null)[] = [];
  const client = {};
  const controller = new AbortController();
  const expire = vi.fn();
  const renew = vi.fn((_refused: string) => {
    if (renewed === 'waits') return pending();
    if (given.then !== undefined || renewed !== null) held = given.then ?? renewed;
    return Promise.resolve(renewed);
  });
  const bearer = sessions(() => ({ readToken: () => held, renew, expire }))({
    transport: { access, method, path },
    adapter: given.adapter ?? { opensSession: (one) => one.startsWith('/auth/') },
    client,
    controller,
  });
  const outcome = bearer.send((token) => {
    sent.push(token);
    const reply = replies[String(token)] ?? 'ok';
    if (reply === 'ok') return Promise.resolve(answer);
    return reply === 'waits' ? pending() : Promise.reject(failed(reply));
  });
  const aborted = (): boolean => {
    abortInFlight(client);
    return controller.signal.aborted;
  };
  return { outcome, sent, renew, expire, bearer, aborted };
}

const QUOTE = { access: 'PUBLIC', method: 'POST', path: '/quote' };

describe('a request', () => {
  it.each<[Given, string | null]>([
    [{}, 'old'],
    [{ access: 'STAFF' }, 'old'],
    [{ access: 'PUBLIC' }, null],
    [QUOTE, 'old'],
    [{ ...QUOTE, held: null }, null],
    [{ ...QUOTE, path: '/auth/local' }, null],
  ])('%j goes with the token %s', async (given, token) => {
    const { outcome, sent, renew } = asked(given);
    expect(await outcome).toBe(answer);
    expect(sent).toEqual([token]);
    expect(renew).not.toHaveBeenCalled();
  });

  it('that changes something goes with a token where nothing opens a session', async () => {
    const { outcome, sent } = asked({ ...QUOTE, adapter: {} });
    await outcome;
    expect(sent).toEqual(['old']);
  });

  it('of a member does not leave without a token', async () => {
    const { outcome, sent } = asked({ held: null });
    await expect(outcome).rejects.toMatchObject({ code: 'Http401', status: 401 });
    expect(sent).toEqual([]);
  });

  it('that fails otherwise than by its token has none renewed', async () => {
    const { outcome, renew, expire } = asked({ replies: { old: 403 } });
    await expect(outcome).rejects.toMatchObject({ status: 403 });
    expect(renew).not.toHaveBeenCalled();
    expect(expire).not.toHaveBeenCalled();
  });
});

describe('a refused token', () => {
  const refused = { old: 401 } as const;

  it('is renewed, and the request sent again', async () => {
    const { outcome, sent, renew, expire } = asked({ renewed: 'new', replies: refused });
    expect(await outcome).toBe(answer);
    expect(sent).toEqual(['old', 'new']);
    expect(renew.mock.calls).toEqual([['old']]);
    expect(expire).not.toHaveBeenCalled();
  });

  it.each<[string, Given, boolean]>([
    ['that cannot be renewed', { renewed: null }, true],
    ['that somebody else has removed', { renewed: null, then: null }, true],
    ['that is refused anew', { renewed: 'new', replies: { new: 401 } }, true],
    ['that another has replaced', { renewed: null, then: 'other' }, false],
    [
      'whose renewed one another has replaced',
      { renewed: 'new', then: 'other', replies: { new: 401 } },
      false,
    ],
  ])('%s ends its session: %j', async (_what, given, ends) => {
    const replies = { ...refused, ...given.replies };
    const member = asked({ ...given, replies });
    await expect(member.outcome).rejects.toMatchObject({ status: 401 });
    expect(member.expire).toHaveBeenCalledTimes(ends ? 1 : 0);
    const { outcome, sent, expire } = asked({ ...QUOTE, ...given, replies });
    expect(await outcome).toBe(answer);
    expect(sent.at(-1)).toBeNull();
    expect(expire).toHaveBeenCalledTimes(ends ? 1 : 0);
  });

  it('has another failure told once it is renewed', async () => {
    const replies = { ...refused, new: 500 };
    const { outcome, sent, expire } = asked({ ...QUOTE, renewed: 'new', replies });
    await expect(outcome).rejects.toMatchObject({ status: 500 });
    expect(sent).toEqual(['old', 'new']);
    expect(expire).not.toHaveBeenCalled();
  });
});

describe('the end of a session', () => {
  it.each<[string, Given, boolean]>([
    ['a member’s request', { replies: { old: 'waits' } }, true],
    ['a public change with a token', { ...QUOTE, replies: { old: 'waits' } }, true],
    ['a public read', { access: 'PUBLIC', replies: { null: 'waits' } }, false],
    [
      'a member’s request whose token is being renewed',
      { renewed: 'waits', replies: { old: 401 } },
      true,
    ],
    [
      'a public change whose token is being renewed',
      { ...QUOTE, renewed: 'waits', replies: { old: 401 } },
      false,
    ],
    [
      'a public change with a renewed token',
      { ...QUOTE, renewed: 'new', replies: { old: 401, new: 'waits' } },
      true,
    ],
    [
      'a public change that goes on without a token',
      { ...QUOTE, replies: { old: 401, null: 'waits' } },
      false,
    ],
    [
      'a public change that goes on without a token that was renewed',
      { ...QUOTE, renewed: 'new', replies: { old: 401, new: 401, null: 'waits' } },
      false,
    ],
  ])('aborts %s: %j', async (_what, given, aborts) => {
    const { outcome, aborted } = asked(given);
    outcome.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
    expect(aborted()).toBe(aborts);
  });

  it('aborts nothing where nothing is under way', () => {
    expect(() => abortInFlight({})).not.toThrow();
  });

  it('aborts nothing that is over', async () => {
    const { outcome, bearer, aborted } = asked();
    await outcome;
    bearer.release();
    expect(aborted()).toBe(false);
  });

  it('keeps nobody waiting for a renewal', async () => {
    const { outcome, renew, aborted } = asked({ renewed: 'waits', replies: { old: 401 } });
    await vi.waitFor(() => expect(renew).toHaveBeenCalled());
    aborted();
    await expect(outcome).rejects.toMatchObject({ code: 'Aborted' });
  });
});
