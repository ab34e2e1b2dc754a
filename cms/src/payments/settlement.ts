/** Why a transfer did not simply pay the exact amount due. */
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

/** `confirmed`: allocated, or queued for refund. `needs_review`: unmatched. `handled`: resolved by staff. */
export type TransferState = 'confirmed' | 'needs_review' | 'handled';

export interface Settlement {
  state: TransferState;
  reason: SettlementReason | null;
  code: string | null;
  /** Đồng allocated to the order or request; the rest is refunded, or unmatched. */
  allocated: number;
}

export interface SplitAmount {
  /** Đồng allocated to the order or request. */
  allocated: number;
  /** Đồng to be refunded. */
  rest: number;
}

/** Allocates up to the outstanding amount; the rest is refunded. */
export function splitAmount(amount: number, total: number, received: number): SplitAmount {
  const allocated = Math.min(amount, Math.max(0, total - received));
  return { allocated, rest: amount - allocated };
}

/** The index of the part that cannot be satisfied, and its maximum. */
export interface DivisionRefusal {
  at: number;
  limit: 'missing' | 'left';
  most: number;
}

/**
 * Divides a transfer in the given order.
 * @param requested đồng outstanding and requested per part; null for as much as possible
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
