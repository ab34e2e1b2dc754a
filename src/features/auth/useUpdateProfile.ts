import { useMutation } from '@apollo/client/react';
import { UpdateProfileDocument } from '@/data/generated/operations/UpdateProfile';
import type { UpdateProfileInput } from '@/data/generated/types';

/**
 * Changes the member's own data.
 *
 * @returns a function that resolves once they are stored and rejects with an ApiError.
 */
export function useUpdateProfile(): (input: UpdateProfileInput) => Promise<void> {
  const [update] = useMutation(UpdateProfileDocument);
  return async (input) => {
    await update({ variables: { input } });
  };
}
