import { useMutation } from '@apollo/client/react';
import { ForgotPasswordDocument } from '@/data/generated/operations/ForgotPassword';
import type { ForgotPasswordInput } from '@/data/generated/types';

/**
 * Has a letter sent to an address, if it is an account's: the answer does not tell.
 *
 * @returns a function that resolves once the request was taken and rejects with an ApiError.
 */
export function useForgotPassword(): (input: ForgotPasswordInput) => Promise<void> {
  const [forgot] = useMutation(ForgotPasswordDocument, { fetchPolicy: 'no-cache' });
  return async (input) => {
    await forgot({ variables: { input } });
  };
}
