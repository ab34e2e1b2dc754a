import { useMutation } from '@apollo/client/react';
import { RegisterDocument } from '@/data/generated/operations/Register';
import type { RegisterInput } from '@/data/generated/types';

/**
 * Creates an account without logging in.
 *
 * @returns a function that resolves once the account exists and rejects with an ApiError.
 */
export function useRegister(): (input: RegisterInput) => Promise<void> {
  // Registering does not log in, so no personal data may stay in this tab.
  const [register] = useMutation(RegisterDocument, { fetchPolicy: 'no-cache' });
  return async (input) => {
    await register({ variables: { input } });
  };
}
