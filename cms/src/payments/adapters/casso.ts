import { number, object } from 'yup';
import type { PaymentAdapter } from './PaymentAdapter';
import { keptMark, keptText, optionalText, readMoment, requireObject, wholeAmount } from './fields';
import { isHmac } from './isSigned';
import { sorted } from './sorted';

const rules = object({
  id: number().strict().integer('id phải là số nguyên.').required('Thiếu id.'),
  reference: optionalText,
  description: optionalText,
  amount: wholeAmount,
  transactionDateTime: optionalText,
  accountNumber: optionalText,
});

/** Of “Gọi thử”, a signed transaction that never happened. */
const TEST_ID = 0;

/** Webhook V2, https://github.com/CassoHQ/casso-webhook-v2-verify-signature; there is no time window. */
export const cassoAdapter: PaymentAdapter = {
  provider: 'casso',

  isSigned({ header, body }, secret) {
    const [, timestamp, signature] =
      /^t=(\d{1,16}),v1=([0-9a-f]+)$/i.exec(header('X-Casso-Signature')) ?? [];
    if (!timestamp || !signature || typeof body !== 'object' || body === null) return false;
    const data = sorted(body);
    if (data === null) return false;
    return isHmac('sha512', secret, `${timestamp}.${JSON.stringify(data)}`, signature);
  },

  read(body) {
    const { data } = requireObject(body) as { data?: unknown };
    const told = rules.validateSync(requireObject(data, 'data'), {
      abortEarly: false,
      stripUnknown: true,
    });
    // Money going out is negative.
    if (told.id === TEST_ID || told.amount <= 0) return null;
    return {
      provider: 'casso',
      transactionId: String(told.id),
      reference: keptMark(told.reference),
      amount: told.amount,
      description: keptText(told.description ?? ''),
      account: keptMark(told.accountNumber),
      bankedAt: readMoment(told.transactionDateTime),
    };
  },
};
