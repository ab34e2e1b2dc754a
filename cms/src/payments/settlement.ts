/** What became of a transfer, apart from one that paid exactly what was asked. */
export type SettlementReason =
  | 'unknown_purpose'
  | 'account_gone'
  | 'refused'
  | 'partial'
  | 'excess'
  | 'double'
  | 'late'
  | 'revived'
  | 'returned'
  | 'repeated_id'
  | 'possible_duplicate';

/** `confirmed`: counted for an order or owed back. `needs_review`: unmatched. `handled`: staff saw to it. */
export type TransferState = 'confirmed' | 'needs_review' | 'handled';

export interface Settlement {
  state: TransferState;
  reason: SettlementReason | null;
  code: string | null;
  /** Đồng counted for the order or request; the rest is owed back, or unmatched. */
  allocated: number;
}

export interface SplitAmount {
  /** Đồng that count for the order or request. */
  allocated: number;
  /** Đồng to be sent back. */
  rest: number;
}

/** Fills what is still asked for; the rest goes back. */
export function splitAmount(amount: number, total: number, received: number): SplitAmount {
  const allocated = Math.min(amount, Math.max(0, total - received));
  return { allocated, rest: amount - allocated };
}

/** The place in the list that cannot be served, and how much it could have at most. */
export interface DivisionRefusal {
  at: number;
  limit: 'missing' | 'left';
  most: number;
}

/**
 * Divides a transfer in the sequence given.
 * @param requested đồng that each still lacks and is to have; null for all that it lacks, as far as the money goes
 */
export function divideAmount(
  amount: number,
  requested: readonly { missing: number; amount: number | null }[],
): { amounts: number[] } | DivisionRefusal {
  const amounts: number[] = [];
  let left = amount;
  for (const [at, { missing, amount: requestedAmount }] of requested.entries()) {
    const part = requestedAmount ?? Math.min(missing, left);
    if (missing === 0 || part > missing) return { at, limit: 'missing', most: missing };
    if (left === 0 || part > left) return { at, limit: 'left', most: left };
    amounts.push(part);
    left -= part;
  }
  return { amounts };
}
