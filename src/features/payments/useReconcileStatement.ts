import { useMutation } from '@apollo/client/react';
import { limits } from '@/data/generated/limits';
import {
  ReconcileStatementDocument,
  type ReconcileStatementMutation,
} from '@/data/generated/operations/ReconcileStatement';
import type { ReconcileStatementInput } from '@/data/generated/types';

type Result = ReconcileStatementMutation['reconcileStatement'];

/** A large file on a slow line, and the seconds that the server works. */
const TIMEOUT_MS = 90_000;

/**
 * Calls again with the same file until no line remains: a call ends after some seconds, so that a large statement
 * keeps nobody waiting. Rejects with an ApiError; what was taken in until then stays so, and the same file goes on.
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
      if (!data) throw new Error('A mutation without an error has data.');
      total = addUp(total, data.reconcileStatement);
      onRemaining?.(total.remaining);
    } while (total.remaining > 0);
    return total;
  };
}

/** What earlier calls took in is known to the last one. */
function addUp(before: Result | null, last: Result): Result {
  if (before === null) return last;
  return {
    ...last,
    matched: last.matched - before.takenCount,
    newReversals: before.newReversals + last.newReversals,
    taken: [...before.taken, ...last.taken].slice(0, limits.statementListed),
    takenCount: before.takenCount + last.takenCount,
  };
}
