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
    if (!data) throw new Error('A mutation without an error has data.');
    return data.mergeTransfer;
  };
}
