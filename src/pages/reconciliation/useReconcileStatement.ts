import { useMutation } from '@apollo/client/react';
import { limits } from '@iia/shared/limits';
import {
  ReconcileStatementDocument,
  type ReconcileStatementMutation,
} from '@/data/generated/operations/pages/reconciliation';
import type { ReconcileStatementInput } from '@/data/generated/types';

type Result = ReconcileStatementMutation['reconcileStatement'];

/** Allows for uploading a large file on a slow connection, plus server processing. */
const TIMEOUT_MS = 90_000;

/**
 * Repeats the call with the same file until no line remains, because each call stops after some seconds. Rejects with
 * an ApiError; lines imported until then stay imported, and resending the file continues after them.
 */
export function useReconcileStatement(): (
  input: ReconcileStatementInput,
  onRemaining?: (lines: number) => void,
) => Promise<Result> {
  const [mutate] = useMutation(ReconcileStatementDocument);
  return async (input, onRemaining) => {
    let total: Result | null = null;
    do {
      const { data } = await mutate({ variables: { input }, context: { timeoutMs: TIMEOUT_MS } });
      if (!data) throw new Error('The mutation returned neither data nor an error.');
      total = addUp(total, data.reconcileStatement);
      onRemaining?.(total.remaining);
    } while (total.remaining > 0);
    return total;
  };
}

/** The last call counts lines imported by earlier calls as matched. */
function addUp(before: Result | null, last: Result): Result {
  if (before === null) return last;
  return {
    ...last,
    matched: last.matched - before.importedCount,
    newReversals: before.newReversals + last.newReversals,
    taken: [...before.taken, ...last.taken].slice(0, limits.statementListed),
    importedCount: before.importedCount + last.importedCount,
  };
}
