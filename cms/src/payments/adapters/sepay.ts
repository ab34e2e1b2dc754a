import { number, object, string } from 'yup';
import type { PaymentAdapter } from './PaymentAdapter';
import { keptMark, keptText, optionalText, readMoment, requireObject, wholeAmount } from './fields';
import { isSigned } from './isSigned';

const rules = object({
  id: number().strict().integer('id phải là số nguyên.').required('Thiếu id.'),
  transferType: string().strict().oneOf(['in', 'out']).required('Thiếu transferType.'),
  transferAmount: wholeAmount.min(0, 'transferAmount không được âm.'),
  content: optionalText,
  code: optionalText,
  referenceCode: optionalText,
  accountNumber: optionalText,
  transactionDate: optionalText,
});

/** https://developer.sepay.vn/vi/sepay-webhooks/xac-thuc, “HMAC-SHA256” */
export const sepayAdapter: PaymentAdapter = {
  provider: 'sepay',

  isSigned({ header, raw }, secret, now) {
    const signature = /^sha256=(.+)$/.exec(header('X-SePay-Signature'))?.[1] ?? '';
    return isSigned(secret, { timestamp: header('X-SePay-Timestamp'), signature, body: raw }, now);
  },

  read(body) {
    const told = rules.validateSync(requireObject(body), { abortEarly: false, stripUnknown: true });
    if (told.transferType === 'out' || told.transferAmount === 0) return null;
    const { content, code } = told;
    return {
      provider: 'sepay',
      transactionId: String(told.id),
      reference: keptMark(told.referenceCode),
      amount: told.transferAmount,
      // SePay finds the code in texts that it tells only in part.
      description: keptText([code, content].filter(Boolean).join(' ')),
      account: keptMark(told.accountNumber),
      bankedAt: readMoment(told.transactionDate),
    };
  },
};
