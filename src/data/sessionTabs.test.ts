import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { clearToken, writeToken } from './cookie';
import { endSession, isLoginVar, sessionReadyVar, startSession, watchSession } from './session';
import { PROFILE } from './testing/contract';
import { failure, fakeApi, never } from './testing/fakeApi';
import {
  accepting,
  clientWith,
  endsTold,
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

describe('a token that is another member’s by now', () => {
  it('has what waits here aborted, and the page loaded anew once', async () => {
    const { client, seen } = clientWith(never);
    const reload = vi.fn();
    vi.stubGlobal('location', { ...globalThis.location, protocol: 'http:', reload });
    startSession(client, tokenOf('1'));
    const asking = client.query({ query: PROFILE });
    asking.catch(() => undefined);
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    const told = endsTold();
    writeToken(tokenOf('2'));
    watchSession(client)();
    watchSession(client)();
    await expect(asking).rejects.toMatchObject({ code: 'Aborted' });
    expect(told).toEqual(['elsewhere']);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a session that is watched', () => {
  it('goes on where the token is one of the same member', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...globalThis.location, protocol: 'http:', reload });
    const { client } = accepting();
    startSession(client, tokenOf('1'));
    const told = endsTold();
    watch(client);
    expect(told).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  const showAgain = [
    () => document.dispatchEvent(new Event('visibilitychange')),
    () => window.dispatchEvent(new Event('pageshow')),
  ];

  it.each(showAgain)('is found ended when the page is shown again: %s', async (show) => {
    const { client } = accepting();
    startSession(client, tokenOf('1'));
    const stop = watchSession(client);
    const told = endsTold();
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
    const told = endsTold();
    watch(accepting().client);
    expect(told).toEqual([]);
    expect(sessionReadyVar()).toBe(true);
  });

  it('goes on where its new token names nobody', async () => {
    const reload = vi.fn();
    const { client } = accepting();
    startSession(client, tokenOf('1'));
    vi.stubGlobal('location', { ...globalThis.location, protocol: 'http:', reload });
    const told = endsTold();
    writeToken('opaque');
    watch(client);
    expect(reload).not.toHaveBeenCalled();
    expect(told).toEqual([]);
  });

  it('is known by its member, whose drafts no other finds', async () => {
    const { client } = accepting();
    writeToken(tokenOf('1'));
    watch(client);
    expect(isLoginVar()).toBe(true);
    await endSession(client, 'expired');
    const told = endsTold();
    startSession(client, tokenOf('2'));
    expect(told).toEqual(['elsewhere']);
  });

  it.each([
    ['an end where nobody is logged in', false, 'ended'],
    ['an expiry where nobody is logged in', false, 'expired'],
    ['what it does not understand', true, 'paused'],
  ])('hears nothing of %s', async (_what, login, message) => {
    const { client } = accepting();
    if (login) startSession(client, tokenOf('1'));
    watch(client);
    const told = endsTold();
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
  });
});

describe('a session in another page', () => {
  it('is noticed by the other tabs, and a login too', async () => {
    const { client } = accepting();
    watch(client);
    const told = endsTold();
    const other = new BroadcastChannel('session');
    writeToken('t');
    other.postMessage('started');
    await vi.waitFor(() => expect(isLoginVar()).toBe(true));
    other.postMessage('ended');
    await vi.waitFor(() => expect(told).toEqual(['elsewhere']));
    expect(isLoginVar()).toBe(false);
    other.close();
  });

  it('that is found dead there ends here too: what was typed stays', async () => {
    const { client } = accepting();
    startSession(client, tokenOf('1'));
    watch(client);
    const told = endsTold();
    const tab = await otherPage();
    tab.isLoginVar(true);
    const { fetch } = fakeApi(() => failure(401, 'UnauthorizedError', 'Phiên đã hết hạn.'));
    const asking = tab.createApolloClient({ apiUrl: '/api', fetch }).query({ query: PROFILE });
    await expect(asking).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(told).toEqual(['expired']));
  });
});
