import { useMutation } from '@apollo/client/react';
import { AddContactDocument } from '@/data/generated/operations/AddContact';
import type { ContactInput } from '@/data/generated/types';

/** @returns a function that resolves once the message is received and rejects with an ApiError. */
export function useAddContact(): (input: ContactInput) => Promise<void> {
  const [addContact] = useMutation(AddContactDocument, { fetchPolicy: 'no-cache' });
  return async (input) => {
    await addContact({ variables: { input } });
  };
}
