import { makeVar, type ApolloClient } from '@apollo/client';

/** A token is held and not yet refused. Always false on the host. */
export const isLoginVar = makeVar(false);

export function readToken(): string | null {
  return null;
}

export function startSession(_jwt: string): void {
  isLoginVar(true);
}

export async function endSession(client: ApolloClient): Promise<void> {
  isLoginVar(false);
  await client.clearStore();
}

export async function refreshSession(): Promise<string | null> {
  return null;
}
