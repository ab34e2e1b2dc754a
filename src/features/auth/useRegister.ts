import { useMutation } from '@apollo/client/react';
import { RegisterDocument } from '@/data/generated/operations/Register';
import type { RegisterInput } from '@/data/generated/types';

/**
 * Creates an account. Nobody is logged in by it: the person goes to the login next.
 *
 * @returns a function that resolves once the account stands and rejects with an ApiError.
 */
export function useRegister(): (input: RegisterInput) => Promise<void> {
  const [register] = useMutation(RegisterDocument);
  return async (input) => {
    await register({ variables: { input } });
  };
}
