import type { PaymentAdapter } from './PaymentAdapter';
import { isSigned } from './signatures';
import {
  cleanId,
  digestOf,
  storedReference,
  storedText,
  readAmount,
  readMoment,
  requireObject,
} from './fields';

/** Our own call, for a bank whose format is configurable: see docs/decisions/0028. */
export const bankAdapter: PaymentAdapter = {
  provider: 'bank',

  isSigned({ header, raw }, secret, now) {
    const call = { timestamp: header('X-Bank-Timestamp'), signature: header('X-Bank-Signature') };
    return isSigned(secret, { ...call, body: raw }, now);
  },

  read(body) {
    const fields = requireObject(body);
    const amount = readAmount(fields, 'amount');
    if (amount <= 0) return null;
    return {
      provider: 'bank',
      transactionId: cleanId(fields.transactionId) ?? digestOf(fields),
      reference: storedReference(fields.transactionId),
      amount,
      description: storedText(fields.description),
      account: null,
      bankedAt: readMoment(fields.at),
    };
  },
};
