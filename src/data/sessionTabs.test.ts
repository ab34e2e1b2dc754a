import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { clearToken, writeToken } from './cookie';
import { endSession, isLoginVar, sessionReadyVar, startSession, watchSession } from './session';
import { PROFILE } from './testing/contract';
import { failure, fakeApi, never } from './testing/fakeApi';
import {
  accepting,
  clientWith,
  recordEnds,
  forgetSession,
  otherPage,
  tokenOf,
  watch,
} from './testing/sessions';

beforeEach(forgetSession);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a token of another member', () => {
  it('aborts pending requests, and reloads the page once', async () => {
    const { client, seen } = clientWith(never);
    const reload = vi.fn();
    vi.stubGlobal('location', { ...globalThis.location, protocol: 'http:', reload });
    startSession(client, tokenOf('1'));
    const pending = client.query({ query: PROFILE });
    pending.catch(() => undefined);
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    const reported = recordEnds();
    writeToken(tokenOf('2'));
    watchSession(client)();
    watchSession(client)();
    await expect(pending).rejects.toMatchObject({ code: 'Aborted' });
    expect(reported).toEqual(['elsewhere']);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('watchSession', () => {
  it('continues if the token belongs to the same member', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...globalThis.location, protocol: 'http:', reload });
    const { client } = accepting();
    startSession(client, tokenOf('1'));
    const reported = recordEnds();
    watch(client);
    expect(reported).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  const showAgain = [
    () => document.dispatchEvent(new Event('visibilitychange')),
    () => window.dispatchEvent(new Event('pageshow')),
  ];

  it.each(showAgain)('detects a lost token when the page is shown again: %s', async (show) => {
    const { client } = accepting();
    startSession(client, tokenOf('1'));
    const stop = watchSession(client);
    const reported = recordEnds();
    clearToken();
    show();
    expect(reported).toEqual(['elsewhere']);
    expect(isLoginVar()).toBe(false);
    stop();
    writeToken('t');
    show();
    expect(isLoginVar()).toBe(false);
  });

  it('reports no end if there was no session', () => {
    sessionReadyVar(false);
    const reported = recordEnds();
    watch(accepting().client);
    expect(reported).toEqual([]);
    expect(sessionReadyVar()).toBe(true);
  });

  it('continues if the new token identifies no member', async () => {
    const reload = vi.fn();
    const { client } = accepting();
    startSession(client, tokenOf('1'));
    vi.stubGlobal('location', { ...globalThis.location, protocol: 'http:', reload });
    const reported = recordEnds();
    writeToken('opaque');
    watch(client);
    expect(reload).not.toHaveBeenCalled();
    expect(reported).toEqual([]);
  });

  it('identifies the member of the session, so that another member finds no drafts', async () => {
    const { client } = accepting();
    writeToken(tokenOf('1'));
    watch(client);
    expect(isLoginVar()).toBe(true);
    await endSession(client, 'expired');
    const reported = recordEnds();
    startSession(client, tokenOf('2'));
    expect(reported).toEqual(['elsewhere']);
  });

  it.each([
    ['an end if nobody is logged in', false, 'ended'],
    ['an expiry if nobody is logged in', false, 'expired'],
    ['an unknown message', true, 'paused'],
  ])('ignores %s', async (_what, login, message) => {
    const { client } = accepting();
    if (login) startSession(client, tokenOf('1'));
    watch(client);
    const reported = recordEnds();
    const received = new Promise((resolve) => {
      const third = new BroadcastChannel('session');
      third.onmessage = resolve;
      onTestFinished(() => third.close());
    });
    const other = new BroadcastChannel('session');
    other.postMessage(message);
    await received;
    await new Promise((resolve) => setTimeout(resolve));
    expect(reported).toEqual([]);
    other.close();
  });
});

describe('a session in another page', () => {
  it('notifies the other tabs of a login and a logout', async () => {
    const { client } = accepting();
    watch(client);
    const reported = recordEnds();
    const other = new BroadcastChannel('session');
    writeToken('t');
    other.postMessage('started');
    await vi.waitFor(() => expect(isLoginVar()).toBe(true));
    other.postMessage('ended');
    await vi.waitFor(() => expect(reported).toEqual(['elsewhere']));
    expect(isLoginVar()).toBe(false);
    other.close();
  });

  it('expires in this tab too, without losing drafts', async () => {
    const { client } = accepting();
    startSession(client, tokenOf('1'));
    watch(client);
    const reported = recordEnds();
    const tab = await otherPage();
    tab.isLoginVar(true);
    const { fetch } = fakeApi(() => failure(401, 'UnauthorizedError', 'Phiên đã hết hạn.'));
    const pending = tab.createApolloClient({ apiUrl: '/api', fetch }).query({ query: PROFILE });
    await expect(pending).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(reported).toEqual(['expired']));
  });
});
