import { useMutation } from '@apollo/client/react';
import {
  ReconcileStatementDocument,
  type ReconcileStatementMutation,
} from '@/data/generated/operations/ReconcileStatement';
import type { ReconcileStatementInput } from '@/data/generated/types';

type Result = ReconcileStatementMutation['reconcileStatement'];

/** Rejects with an ApiError. */
export function useReconcileStatement(): (input: ReconcileStatementInput) => Promise<Result> {
  const [mutate] = useMutation(ReconcileStatementDocument);
  return async (input) => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('A mutation without an error has data.');
    return data.reconcileStatement;
  };
}
