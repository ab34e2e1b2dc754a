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

/** Why a transfer cannot be split as requested. */
export interface SplitError {
  /** Index of the part that cannot be satisfied. */
  index: number;
  /** What the part exceeds: its outstanding amount, or the rest of the transfer. */
  exceeds: 'outstanding' | 'rest';
  /** The greatest possible amount of the part, in đồng. */
  maximum: number;
}

/**
 * Divides a transfer in the given order.
 * @param requested đồng outstanding and requested per part; null for as much as possible
 */
export function divideAmount(
  amount: number,
  requested: readonly { outstanding: number; amount: number | null }[],
): { amounts: number[] } | SplitError {
  const amounts: number[] = [];
  let rest = amount;
  for (const [index, { outstanding, amount: requestedAmount }] of requested.entries()) {
    const part = requestedAmount ?? Math.min(outstanding, rest);
    if (outstanding === 0 || part > outstanding) {
      return { index, exceeds: 'outstanding', maximum: outstanding };
    }
    if (rest === 0 || part > rest) return { index, exceeds: 'rest', maximum: rest };
    amounts.push(part);
    rest -= part;
  }
  return { amounts };
}
