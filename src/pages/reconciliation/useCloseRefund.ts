import { useMutation } from '@apollo/client/react';
import {
  CloseRefundDocument,
  type CloseRefundMutation,
} from '@/data/generated/operations/CloseRefund';
import type { CloseRefundInput } from '@/data/generated/types';

type Result = CloseRefundMutation['closeRefund'];

/** Rejects with an ApiError. */
export function useCloseRefund(): (input: CloseRefundInput) => Promise<Result> {
  const [mutate] = useMutation(CloseRefundDocument);
  return async (input) => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('The mutation returned neither data nor an error.');
    return data.closeRefund;
  };
}
