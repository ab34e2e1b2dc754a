import { object } from 'yup';
import { badField } from '../../platform/errors/Fault';
import type { PaymentAdapter } from './PaymentAdapter';
import {
  keptMark,
  keptText,
  optionalText,
  readMoment,
  requireObject,
  transactionId,
  wholeAmount,
} from './fields';
import { isHmac } from './isSigned';
import { sorted } from './sorted';

const rules = object({
  code: optionalText,
  reference: transactionId,
  amount: wholeAmount,
  description: optionalText,
  accountNumber: optionalText,
  transactionDateTime: optionalText,
  currency: optionalText,
  paymentLinkId: optionalText,
});

/** What payOS sends, signed, when the webhook's address is confirmed. */
const testCall = {
  paymentLinkId: '124c33293c43417ab7879e14c8d9eb18',
  reference: 'TF230204212323',
};

/** https://payos.vn/docs/tich-hop-webhook/kiem-tra-du-lieu-voi-signature; there is no time window. */
export const payosAdapter: PaymentAdapter = {
  provider: 'payos',

  isSigned({ body }, secret) {
    const { data, signature } = (body ?? {}) as { data?: unknown; signature?: unknown };
    if (typeof signature !== 'string' || typeof data !== 'object' || data === null) return false;
    const text = signedText(data);
    return text !== null && isHmac('sha256', secret, text, signature);
  },

  read(body) {
    const { data } = requireObject(body) as { data?: unknown };
    const told = rules.validateSync(requireObject(data, 'data'), {
      abortEarly: false,
      stripUnknown: true,
    });
    if (told.code !== '00' || told.amount <= 0) return null;
    if (told.paymentLinkId === testCall.paymentLinkId && told.reference === testCall.reference) {
      return null;
    }
    if (told.currency && told.currency !== 'VND') throw badField('currency', 'Chỉ nhận VND.');
    return {
      provider: 'payos',
      transactionId: told.reference,
      reference: keptMark(told.reference),
      amount: told.amount,
      description: keptText(told.description ?? ''),
      account: keptMark(told.accountNumber),
      bankedAt: readMoment(told.transactionDateTime),
    };
  },
};

/** `key=value&…` in the order of the keys; null for data that payOS would not send. */
function signedText(data: object): string | null {
  const values = sorted(data);
  if (values === null) return null;
  return Object.entries(values)
    .map(([key, value]) => `${key}=${textOf(value)}`)
    .join('&');
}

function textOf(value: unknown): string {
  if (value === null || value === 'null' || value === 'undefined') return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
