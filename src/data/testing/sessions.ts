import type { ApolloClient } from '@apollo/client';
import { onTestFinished, vi } from 'vitest';
import { createApolloClient } from '../client';
import { clearToken } from '../cookie';
import { endSession, isLoginVar, onSessionEnded, watchSession } from '../session';
import { fakeApi, json, type Answer, type SeenRequest } from './fakeApi';

export const tokenOf = (userId: string, more?: string) =>
  `h.${btoa(JSON.stringify({ userId, more }))}.s`;

export const bearer = ({ headers }: SeenRequest) => headers.get('authorization');

export function clientWith(answer: Answer): { client: ApolloClient; seen: SeenRequest[] } {
  const { fetch, seen } = fakeApi(answer);
  return { seen, client: createApolloClient({ apiUrl: '/api', fetch }) };
}

/** A client of an API that answers yes to all. */
export const accepting = () => clientWith(() => json({ ok: true }));

/** The modules of another page of this browser. */
export async function otherPage() {
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const session = await import('../session');
  const client = await import('../client');
  return { ...session, createApolloClient: client.createApolloClient };
}

/** Leaves no session and no member behind, though a test failed before it ended its own. */
export async function forgetSession(): Promise<void> {
  clearToken();
  isLoginVar(true);
  await endSession(accepting().client);
  sessionStorage.clear();
}

/** The ends that are told until the test finishes. */
export function endsTold(): string[] {
  const told: string[] = [];
  onTestFinished(onSessionEnded((reason) => told.push(reason)));
  return told;
}

/** Watches the session until the test finishes. */
export function watch(client: ApolloClient): void {
  onTestFinished(watchSession(client));
}
