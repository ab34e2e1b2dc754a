import { useMutation } from '@apollo/client/react';
import { ResetPasswordDocument } from '@/data/generated/operations/ResetPassword';
import type { ResetPasswordInput } from '@/data/generated/types';
import { endSession } from '@/data/session';

/**
 * Sets a new password with an emailed code. This ends all sessions of the account, including this
 * browser's.
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
