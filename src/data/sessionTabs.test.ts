import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApolloClient } from './client';
import { clearToken } from './cookie';
import { endSession, isLoginVar, onSessionEnded, startSession, watchSession } from './session';
import { PROFILE } from './testing/contract';
import { failure, fakeApi, json } from './testing/fakeApi';

const tokenOf = (userId: string) => `h.${btoa(JSON.stringify({ userId }))}.s`;
const clientOf = () => createApolloClient({ apiUrl: '/api', fetch: fakeApi(() => json({})).fetch });

/** The modules of another page of this browser. */
async function otherPage() {
  vi.resetModules();
  const session = await import('./session');
  const client = await import('./client');
  return { ...session, createApolloClient: client.createApolloClient };
}

beforeEach(() => {
  clearToken();
  isLoginVar(false);
  sessionStorage.clear();
});
afterEach(() => vi.resetModules());

describe('a session in another page', () => {
  it('is not there, nor known not to be, before it is watched', async () => {
    const page = await otherPage();
    expect([page.isLoginVar(), page.sessionReadyVar()]).toEqual([false, false]);
    page.watchSession(clientOf())();
    expect([page.isLoginVar(), page.sessionReadyVar()]).toEqual([false, true]);
  });

  it('that is found dead there ends here too: what was typed stays', async () => {
    const client = clientOf();
    startSession(client, tokenOf('1'));
    const stop = watchSession(client);
    const ended = vi.fn();
    const off = onSessionEnded(ended);
    const tab = await otherPage();
    tab.isLoginVar(true);
    const { fetch } = fakeApi(() => failure(401, 'UnauthorizedError', 'Phiên đã hết hạn.'));
    const asking = tab.createApolloClient({ apiUrl: '/api', fetch }).query({ query: PROFILE });
    await expect(asking).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(ended).toHaveBeenCalled());
    expect(ended.mock.calls).toEqual([['expired']]);
    off();
    stop();
    startSession(client, tokenOf('1'));
    await endSession(client);
  });

  it('begun after a reload knows who was here before', async () => {
    const client = clientOf();
    startSession(client, tokenOf('1'));
    await endSession(client, 'expired');
    const page = await otherPage();
    const ended = vi.fn();
    page.onSessionEnded(ended);
    page.startSession(client, tokenOf('2'));
    expect(ended.mock.calls).toEqual([['elsewhere']]);
  });
});
