import { useMutation } from '@apollo/client/react';
import {
  CloseReversalDocument,
  type CloseReversalMutation,
} from '@/data/generated/operations/CloseReversal';
import type { CloseReversalInput } from '@/data/generated/types';

type Result = CloseReversalMutation['closeReversal'];

/** Rejects with an ApiError. */
export function useCloseReversal(): (input: CloseReversalInput) => Promise<Result> {
  const [mutate] = useMutation(CloseReversalDocument);
  return async (input) => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('The mutation returned neither data nor an error.');
    return data.closeReversal;
  };
}
