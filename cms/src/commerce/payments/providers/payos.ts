import { badField } from '../../../platform/errors/HttpError';
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
import { isHmac, sorted } from './signatures';

/** Payload of the signed call by which payOS confirms a webhook's address. */
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
    const fields = requireObject(requireObject(body).data, 'data');
    const { paymentLinkId, reference } = fields;
    const amount = readAmount(fields, 'amount');
    if (hasFailed(fields.code) || amount <= 0) return null;
    if (paymentLinkId === testCall.paymentLinkId && reference === testCall.reference) return null;
    if (!/^(?:|VND|VNĐ|đ|₫)$/i.test(readText(fields.currency).trim())) {
      throw badField('currency', 'Chỉ nhận VND.');
    }
    return {
      provider: 'payos',
      transactionId: idOf(fields) ?? digestOf(fields),
      reference: storedReference(reference),
      amount,
      description: storedText(fields.description),
      account: storedReference(fields.accountNumber),
      bankedAt: readMoment(fields.transactionDateTime),
    };
  },
};

/** `00` is success. payOS calls for payments only, so a report without a code counts as successful. */
function hasFailed(code: unknown): boolean {
  return !/^0*$/.test(readText(code).trim());
}

/**
 * `reference` comes from the bank, and some banks number from 1 each day; `paymentLinkId` comes from
 * payOS, and may be paid in parts. Unique together.
 */
function idOf({ paymentLinkId, reference }: Fields): string | null {
  const [link, own] = [cleanId(paymentLinkId), cleanId(reference)];
  return own === null || link === null ? own : cleanId(`${link}.${own}`);
}

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
