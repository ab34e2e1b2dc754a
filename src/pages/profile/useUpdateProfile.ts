import { useMutation } from '@apollo/client/react';
import { UpdateProfileDocument } from '@/data/generated/operations/UpdateProfile';
import type { UpdateProfileInput } from '@/data/generated/types';

/** @returns a function that resolves once the profile is saved and rejects with an ApiError. */
export function useUpdateProfile(): (input: UpdateProfileInput) => Promise<void> {
  const [update] = useMutation(UpdateProfileDocument);
  return async (input) => {
    await update({ variables: { input } });
  };
}
