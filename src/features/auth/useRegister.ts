import { useMutation } from '@apollo/client/react';
import { RegisterDocument } from '@/data/generated/operations/Register';
import type { RegisterInput } from '@/data/generated/types';

/**
 * Creates an account. Nobody is logged in by it: the person goes to the login next.
 *
 * @returns a function that resolves once the account stands and rejects with an ApiError.
 */
export function useRegister(): (input: RegisterInput) => Promise<void> {
  // Nobody is logged in by it, so nothing of the person stays in this tab.
  const [register] = useMutation(RegisterDocument, { fetchPolicy: 'no-cache' });
  return async (input) => {
    await register({ variables: { input } });
  };
}
