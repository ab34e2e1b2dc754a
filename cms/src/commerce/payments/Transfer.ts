/** The sources of reports: our own signed call, a payment provider, or a bank statement. */
export type Provider = 'bank' | 'sepay' | 'payos' | 'casso' | 'statement';

/** An incoming transfer, as one provider reports it. */
export interface Transfer {
  provider: Provider;
  /** The provider's id, unique among its transfers. */
  transactionId: string;
  /** The bank's reference, which identifies one transfer across providers. */
  reference: string | null;
  /** Đồng, above 0. */
  amount: number;
  /** Text by the payer and the bank. */
  description: string;
  /** The account credited. */
  account: string | null;
  /** Booking time; null if it was not reported. */
  bankedAt: Date | null;
}
