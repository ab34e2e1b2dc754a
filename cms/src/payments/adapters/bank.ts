import { object, string } from 'yup';
import type { Transfer } from '../Transfer';
import type { PaymentAdapter } from './PaymentAdapter';
import { isSigned } from './isSigned';
import {
  keptText,
  optionalText,
  readMoment,
  requireObject,
  transactionId,
  wholeAmount,
} from './fields';

const rules = object({
  transactionId,
  amount: wholeAmount.min(1, 'amount phải lớn hơn 0.'),
  description: string().strict().defined('Thiếu description.'),
  at: optionalText,
});

/** Our own call, for a bank that can be given a format: see docs/decisions/0028. */
export const bankAdapter: PaymentAdapter = {
  provider: 'bank',

  isSigned({ header, raw }, secret, now) {
    const call = { timestamp: header('X-Bank-Timestamp'), signature: header('X-Bank-Signature') };
    return isSigned(secret, { ...call, body: raw }, now);
  },

  /** Ignores unknown fields. Money that went out is none of this call's. */
  read(body): Transfer {
    const told = rules.validateSync(requireObject(body), { abortEarly: false, stripUnknown: true });
    return {
      provider: 'bank',
      transactionId: told.transactionId,
      reference: told.transactionId,
      amount: told.amount,
      description: keptText(told.description),
      account: null,
      bankedAt: readMoment(told.at),
    };
  },
};
