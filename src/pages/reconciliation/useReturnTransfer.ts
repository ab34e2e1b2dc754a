import { useMutation } from '@apollo/client/react';
import {
  ReturnTransferDocument,
  type ReturnTransferMutation,
} from '@/data/generated/operations/ReturnTransfer';
import type { ReturnTransferInput } from '@/data/generated/types';

type Result = ReturnTransferMutation['returnTransfer'];

/** Rejects with an ApiError. */
export function useReturnTransfer(): (input: ReturnTransferInput) => Promise<Result> {
  const [mutate] = useMutation(ReturnTransferDocument);
  return async (input) => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('The mutation returned neither data nor an error.');
    return data.returnTransfer;
  };
}
