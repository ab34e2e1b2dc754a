import type { ApolloClient } from '@apollo/client';
import { onTestFinished, vi } from 'vitest';
import { createApolloClient } from '../client';
import { clearToken } from '../cookie';
import { loadNetwork } from '../lazyNetwork';
import { endSession, isLoginVar, onSessionEnded, watchSession } from '../session';
import { fakeApi, json, type Responder, type SeenRequest } from './fakeApi';

// Otherwise loaded with the first request: slowly, and after `otherPage` from the other page's modules.
await loadNetwork();

export const tokenOf = (userId: string, more?: string) =>
  `h.${btoa(JSON.stringify({ userId, more }))}.s`;

export const bearer = ({ headers }: SeenRequest) => headers.get('authorization');

export function clientWith(respond: Responder): { client: ApolloClient; seen: SeenRequest[] } {
  const { fetch, seen } = fakeApi(respond);
  return { seen, client: createApolloClient({ apiUrl: '/api', fetch }) };
}

/** A client of an API on which every request succeeds. */
export const accepting = () => clientWith(() => json({ ok: true }));

/** Loads the modules again, as another page of this browser does. */
export async function otherPage() {
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const session = await import('../session');
  const client = await import('../client');
  return { ...session, createApolloClient: client.createApolloClient };
}

/** Removes the session and its member, even after a test that failed early. */
export async function forgetSession(): Promise<void> {
  clearToken();
  isLoginVar(true);
  await endSession(accepting().client);
  sessionStorage.clear();
}

/** Records the reported ends of sessions until the test finishes. */
export function recordEnds(): string[] {
  const reasons: string[] = [];
  onTestFinished(onSessionEnded((reason) => reasons.push(reason)));
  return reasons;
}

/** Watches the session until the test finishes. */
export function watch(client: ApolloClient): void {
  onTestFinished(watchSession(client));
}
