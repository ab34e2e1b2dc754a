import { joinedCodes } from '../paymentCodesInText';
import type { PaymentAdapter } from './PaymentAdapter';
import {
  cleanId,
  digestOf,
  storedReference,
  storedText,
  readAmount,
  readMoment,
  readText,
  requireObject,
  type Fields,
} from './fields';
import { isSigned } from './signatures';

/** https://developer.sepay.vn/vi/sepay-webhooks/xac-thuc, “HMAC-SHA256” */
export const sepayAdapter: PaymentAdapter = {
  provider: 'sepay',

  isSigned({ header, raw }, secret, now) {
    const signature = /^sha256=(.+)$/.exec(header('X-SePay-Signature'))?.[1] ?? '';
    return isSigned(secret, { timestamp: header('X-SePay-Timestamp'), signature, body: raw }, now);
  },

  read(body) {
    const fields = requireObject(body);
    const amount = readAmount(fields, 'transferAmount');
    if (amount <= 0 || isOutgoing(fields.transferType)) return null;
    return {
      provider: 'sepay',
      transactionId: cleanId(fields.id) ?? digestOf(fields),
      reference: storedReference(fields.referenceCode),
      amount,
      description: storedText(describe(fields)),
      account: storedReference(fields.accountNumber),
      bankedAt: readMoment(fields.transactionDate),
    };
  },
};

/** Outgoing amounts are positive too. */
function isOutgoing(transferType: unknown): boolean {
  return readText(transferType).trim().toLowerCase() === 'out';
}

/**
 * SePay finds the code in texts of which `content` is only a part. `description`, the bank's whole message,
 * is a fallback: it may quote other numbers.
 */
function describe({ code, content, description }: Fields): string {
  const join = (parts: unknown[]): string => parts.map(readText).filter(Boolean).join(' ');
  const text = join([code, content]);
  return joinedCodes(text).length > 0 ? text : join([text, description]);
}
