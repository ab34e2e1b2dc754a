import { useMutation } from '@apollo/client/react';
import {
  AssignTransferDocument,
  type AssignTransferMutation,
} from '@/data/generated/operations/AssignTransfer';
import type { AssignTransferInput } from '@/data/generated/types';

type Result = AssignTransferMutation['assignTransfer'];

/** Rejects with an ApiError. */
export function useAssignTransfer(): (input: AssignTransferInput) => Promise<Result> {
  const [mutate] = useMutation(AssignTransferDocument);
  return async (input) => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('The mutation returned neither data nor an error.');
    return data.assignTransfer;
  };
}
