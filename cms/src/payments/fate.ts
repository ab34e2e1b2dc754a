/** What became of a transfer, apart from one that paid exactly what was asked. */
export type Reason =
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

export interface Fate {
  state: TransferState;
  reason: Reason | null;
  code: string | null;
  /** Đồng counted for the order or request; the rest is owed back, or unmatched. */
  allocated: number;
}

export interface Split {
  /** Đồng that count for the order or request. */
  allocated: number;
  /** Đồng to be sent back. */
  rest: number;
}

/** Fills what is still asked for; the rest goes back. */
export function split(amount: number, total: number, received: number): Split {
  const allocated = Math.min(amount, Math.max(0, total - received));
  return { allocated, rest: amount - allocated };
}
