import { useMutation } from '@apollo/client/react';
import { LoginDocument } from '@/data/generated/operations/Login';
import type { LoginInput } from '@/data/generated/types';
import { startSession } from '@/data/session';

/** @returns a function that resolves once logged in and rejects with an ApiError. */
export function useLogin(): (input: LoginInput) => Promise<void> {
  const [login, { client }] = useMutation(LoginDocument);
  return async (input) => {
    const { data } = await login({ variables: { input } });
    if (data) startSession(client, data.login.jwt);
  };
}
