/** The recipient of notices about payments for an order or a membership request. */
export interface Payer {
  /** Code of the order or request. */
  code: string;
  /** Null if the account is gone. */
  userId: number | null;
  /** Null or empty if the account was deleted with its address. */
  email: string | null;
  /** Path of the page of the order or request. */
  url: string;
}
