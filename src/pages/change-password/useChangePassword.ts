import { useMutation } from '@apollo/client/react';
import { ChangePasswordDocument } from '@/data/generated/operations/ChangePassword';
import type { ChangePasswordInput } from '@/data/generated/types';
import { startSession } from '@/data/session';

/**
 * The server ends every session of the account and opens a new one for this browser.
 *
 * @returns a function that resolves once it is changed and rejects with an ApiError.
 */
export function useChangePassword(): (input: ChangePasswordInput) => Promise<void> {
  const [change, { client }] = useMutation(ChangePasswordDocument, { fetchPolicy: 'no-cache' });
  return async (input) => {
    const { data } = await change({ variables: { input } });
    if (data) startSession(client, data.changePassword.jwt);
  };
}
