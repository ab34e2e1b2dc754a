import { useMutation } from '@apollo/client/react';
import {
  NameAttendeeDocument,
  type NameAttendeeMutation,
} from '@/data/generated/operations/NameAttendee';
import type { NameAttendeeInput } from '@/data/generated/types';

type Result = NameAttendeeMutation['nameAttendee'];

/** Rejects with an ApiError. */
export function useNameAttendee(): (input: NameAttendeeInput) => Promise<Result> {
  const [mutate] = useMutation(NameAttendeeDocument);
  return async (input) => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('The mutation returned neither data nor an error.');
    return data.nameAttendee;
  };
}
