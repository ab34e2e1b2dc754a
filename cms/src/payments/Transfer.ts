/** Who tells of transfers: our own signed call, a payment provider, or a statement of the bank. */
export type Provider = 'bank' | 'sepay' | 'payos' | 'casso' | 'statement';

/** Money that came in, as one provider tells of it. */
export interface Transfer {
  provider: Provider;
  /** The provider's own, unique among its transfers. */
  transactionId: string;
  /** The bank's, by which two providers can be seen to tell of one transfer. */
  reference: string | null;
  /** Đồng, above 0. */
  amount: number;
  /** What the payer and the bank wrote. */
  description: string;
  /** The account credited. */
  account: string | null;
  /** Booking time; null if none is told. */
  bankedAt: Date | null;
}
