import type { Transfer } from '../../payments/Transfer';
import { cleanId, storedText } from '../../payments/providers/fields';
import { readVnpayTime } from './vnpayTimes';

export interface VnpayPayment {
  /** Our reference. */
  txnRef: string;
  /** VNPAY's number of the transaction. */
  transactionNo: string;
  /** `vnp_Amount`: hundredths of a đồng. */
  hundredths: string;
  payDate: string;
  /** Of the order or request, or the payment's text if the attempt is unknown. */
  purpose: string;
}

/**
 * The same for a notification and a query of one payment, so that it is recorded once.
 * @throws Error for an amount that is not whole đồng
 */
export function vnpayTransfer(payment: VnpayPayment): Transfer {
  const { txnRef, transactionNo, purpose } = payment;
  const amount = readHundredths(payment.hundredths);
  if (amount === null) throw new Error(`VNPAY reports the amount ${payment.hundredths}.`);
  const id = cleanId(`${txnRef}.${transactionNo}`);
  if (id === null) throw new Error('VNPAY reports a payment without a usable number.');
  return {
    provider: 'vnpay',
    transactionId: id,
    // With the gateway's name: a bank may use the same number.
    reference: `VNPAY${transactionNo}`,
    amount,
    description: storedText(`${purpose} VNPAY ${transactionNo}`),
    account: null,
    bankedAt: readVnpayTime(payment.payDate),
  };
}

/** Whole đồng, above 0; null for any other amount. */
export function readHundredths(text: string): number | null {
  return /^[1-9]\d{0,11}00$/.test(text) ? Number(text) / 100 : null;
}
