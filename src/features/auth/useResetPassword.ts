import { useMutation } from '@apollo/client/react';
import { ResetPasswordDocument } from '@/data/generated/operations/ResetPassword';
import type { ResetPasswordInput } from '@/data/generated/types';
import { endSession } from '@/data/session';

/**
 * Sets a new password by the code of a letter. All sessions of the account are over, and this browser's
 * with them: who goes on does so with the new password.
 *
 * @returns a function that resolves once the password is set and rejects with an ApiError.
 */
export function useResetPassword(): (input: ResetPasswordInput) => Promise<void> {
  const [reset, { client }] = useMutation(ResetPasswordDocument, { fetchPolicy: 'no-cache' });
  return async (input) => {
    await reset({ variables: { input } });
    await endSession(client);
  };
}
