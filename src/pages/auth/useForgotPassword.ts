import { useMutation } from '@apollo/client/react';
import { ForgotPasswordDocument } from '@/data/generated/operations/ForgotPassword';
import type { ForgotPasswordInput } from '@/data/generated/types';

/**
 * Requests a reset email. The response does not reveal whether the account exists.
 *
 * @returns a function that resolves once the request is accepted and rejects with an ApiError.
 */
export function useForgotPassword(): (input: ForgotPasswordInput) => Promise<void> {
  const [forgot] = useMutation(ForgotPasswordDocument, { fetchPolicy: 'no-cache' });
  return async (input) => {
    await forgot({ variables: { input } });
  };
}
