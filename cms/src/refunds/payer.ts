/** Who is told of money that came in for an order or a membership request. */
export interface Payer {
  /** The order's or request's. */
  code: string;
  /** Null if the account is gone. */
  userId: number | null;
  /** Null or empty if the account is gone with its address. */
  email: string | null;
  /** The page of the order or request, a path on this site. */
  url: string;
}
