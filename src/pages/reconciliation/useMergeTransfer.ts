import { useMutation } from '@apollo/client/react';
import {
  MergeTransferDocument,
  type MergeTransferMutation,
} from '@/data/generated/operations/MergeTransfer';
import type { MergeTransferInput } from '@/data/generated/types';

type Result = MergeTransferMutation['mergeTransfer'];

/** Rejects with an ApiError. */
export function useMergeTransfer(): (input: MergeTransferInput) => Promise<Result> {
  const [mutate] = useMutation(MergeTransferDocument);
  return async (input) => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('The mutation returned neither data nor an error.');
    return data.mergeTransfer;
  };
}
