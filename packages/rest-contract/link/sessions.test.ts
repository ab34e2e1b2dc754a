import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError';
import type { Adapter, JsonResponse } from './adapter';
import { abortInFlight } from './inFlight';
import { sessions } from './sessions';

const response: JsonResponse = { status: 200, headers: new Headers(), body: 'done' };
const failed = (status: number) => new ApiError({ status, code: `Http${status}`, message: 'x' });
const pending = () => new Promise<never>(() => undefined);

type Outcome = 'ok' | 'waits' | number;

interface Scenario {
  access?: string;
  method?: string;
  path?: string;
  adapter?: Pick<Adapter, 'startsSession'>;
  stored?: string | null;
  /** The result of the renewal; `waits` never ends. */
  renewed?: string | null;
  /** The token that is stored after the renewal, if it differs from the renewed one. */
  then?: string | null;
  /** The outcome of a request with each token; `ok` by default. */
  replies?: Readonly<Record<string, Outcome>>;
}

function sendWith(scenario: Scenario = {}) {
  const {
    access = 'MEMBER',
    method = 'GET',
    path = '/me',
    renewed = null,
    replies = {},
  } = scenario;
  let stored = scenario.stored === undefined ? 'old' : scenario.stored;
  const sent: (string | null)[] = [];
  const client = {};
  const controller = new AbortController();
  const expire = vi.fn();
  const renew = vi.fn((_refused: string) => {
    if (renewed === 'waits') return pending();
    if (scenario.then !== undefined || renewed !== null) stored = scenario.then ?? renewed;
    return Promise.resolve(renewed);
  });
  const bearer = sessions(() => ({ readToken: () => stored, renew, expire }))({
    spec: { access, method, path },
    adapter: scenario.adapter ?? { startsSession: (one) => one.startsWith('/auth/') },
    client,
    controller,
  });
  const outcome = bearer.send((token) => {
    sent.push(token);
    const reply = replies[String(token)] ?? 'ok';
    if (reply === 'ok') return Promise.resolve(response);
    return reply === 'waits' ? pending() : Promise.reject(failed(reply));
  });
  const aborted = (): boolean => {
    abortInFlight(client);
    return controller.signal.aborted;
  };
  return { outcome, sent, renew, expire, bearer, aborted };
}

const QUOTE = { access: 'PUBLIC', method: 'POST', path: '/quote' };

describe('sessions', () => {
  it.each<[Scenario, string | null]>([
    [{}, 'old'],
    [{ access: 'STAFF' }, 'old'],
    [{ access: 'PUBLIC' }, null],
    [QUOTE, 'old'],
    [{ ...QUOTE, stored: null }, null],
    [{ ...QUOTE, path: '/auth/local' }, null],
  ])('sends %j with the token %s', async (scenario, token) => {
    const { outcome, sent, renew } = sendWith(scenario);
    expect(await outcome).toBe(response);
    expect(sent).toEqual([token]);
    expect(renew).not.toHaveBeenCalled();
  });

  it('sends a public mutation with a token if no path starts a session', async () => {
    const { outcome, sent } = sendWith({ ...QUOTE, adapter: {} });
    await outcome;
    expect(sent).toEqual(['old']);
  });

  it('rejects a member request without a token before it is sent', async () => {
    const { outcome, sent } = sendWith({ stored: null });
    await expect(outcome).rejects.toMatchObject({ code: 'Http401', status: 401 });
    expect(sent).toEqual([]);
  });

  it('renews no token after a failure other than 401', async () => {
    const { outcome, renew, expire } = sendWith({ replies: { old: 403 } });
    await expect(outcome).rejects.toMatchObject({ status: 403 });
    expect(renew).not.toHaveBeenCalled();
    expect(expire).not.toHaveBeenCalled();
  });
});

describe('a refused token', () => {
  const refused = { old: 401 } as const;

  it('triggers one renewal and a repeated request', async () => {
    const { outcome, sent, renew, expire } = sendWith({ renewed: 'new', replies: refused });
    expect(await outcome).toBe(response);
    expect(sent).toEqual(['old', 'new']);
    expect(renew.mock.calls).toEqual([['old']]);
    expect(expire).not.toHaveBeenCalled();
  });

  it.each<[string, Scenario, boolean]>([
    ['cannot be renewed', { renewed: null }, true],
    ['was removed meanwhile', { renewed: null, then: null }, true],
    ['is refused again after the renewal', { renewed: 'new', replies: { new: 401 } }, true],
    ['was replaced meanwhile', { renewed: null, then: 'other' }, false],
    [
      'was replaced after the renewal',
      { renewed: 'new', then: 'other', replies: { new: 401 } },
      false,
    ],
  ])('expires the session if it %s: %j', async (_what, scenario, ends) => {
    const replies = { ...refused, ...scenario.replies };
    const member = sendWith({ ...scenario, replies });
    await expect(member.outcome).rejects.toMatchObject({ status: 401 });
    expect(member.expire).toHaveBeenCalledTimes(ends ? 1 : 0);
    const { outcome, sent, expire } = sendWith({ ...QUOTE, ...scenario, replies });
    expect(await outcome).toBe(response);
    expect(sent.at(-1)).toBeNull();
    expect(expire).toHaveBeenCalledTimes(ends ? 1 : 0);
  });

  it('reports another failure of the repeated request', async () => {
    const replies = { ...refused, new: 500 };
    const { outcome, sent, expire } = sendWith({ ...QUOTE, renewed: 'new', replies });
    await expect(outcome).rejects.toMatchObject({ status: 500 });
    expect(sent).toEqual(['old', 'new']);
    expect(expire).not.toHaveBeenCalled();
  });
});

describe('abortInFlight', () => {
  it.each<[string, Scenario, boolean]>([
    ['a member’s request', { replies: { old: 'waits' } }, true],
    ['a public mutation with a token', { ...QUOTE, replies: { old: 'waits' } }, true],
    ['a public query', { access: 'PUBLIC', replies: { null: 'waits' } }, false],
    [
      'a member’s request whose token is being renewed',
      { renewed: 'waits', replies: { old: 401 } },
      true,
    ],
    [
      'a public mutation whose token is being renewed',
      { ...QUOTE, renewed: 'waits', replies: { old: 401 } },
      false,
    ],
    [
      'a public mutation with a renewed token',
      { ...QUOTE, renewed: 'new', replies: { old: 401, new: 'waits' } },
      true,
    ],
    [
      'a public mutation that continues without a token',
      { ...QUOTE, replies: { old: 401, null: 'waits' } },
      false,
    ],
    [
      'a public mutation that continues after a refused renewal',
      { ...QUOTE, renewed: 'new', replies: { old: 401, new: 401, null: 'waits' } },
      false,
    ],
  ])('aborts %s: %j', async (_what, scenario, aborts) => {
    const { outcome, aborted } = sendWith(scenario);
    outcome.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
    expect(aborted()).toBe(aborts);
  });

  it('does nothing if no request is pending', () => {
    expect(() => abortInFlight({})).not.toThrow();
  });

  it('ignores finished requests', async () => {
    const { outcome, bearer, aborted } = sendWith();
    await outcome;
    bearer.release();
    expect(aborted()).toBe(false);
  });

  it('rejects requests that wait for a renewal', async () => {
    const { outcome, renew, aborted } = sendWith({ renewed: 'waits', replies: { old: 401 } });
    await vi.waitFor(() => expect(renew).toHaveBeenCalled());
    aborted();
    await expect(outcome).rejects.toMatchObject({ code: 'Aborted' });
  });
});
