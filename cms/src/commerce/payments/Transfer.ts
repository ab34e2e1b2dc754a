/** The sources of reports: our own signed call, a payment provider, a gateway, or a bank statement. */
export type Provider = 'bank' | 'sepay' | 'payos' | 'casso' | 'vnpay' | 'statement';

/**
 * VNPAY transfers the payments of a day to the institute as one sum, so that no bank and no statement reports a single
 * one: it is never the same as a bank transfer.
 */
export const BULK_PROVIDER = 'vnpay' satisfies Provider;

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
  /** From our own query, whose text may differ from that of the provider's report. */
  isQueried?: boolean;
}
