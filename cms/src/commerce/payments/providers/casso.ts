import type { PaymentAdapter } from './PaymentAdapter';
import {
  cleanId,
  digestOf,
  storedReference,
  storedText,
  readAmount,
  readMoment,
  requireObject,
} from './fields';
import { isHmac, sorted } from './signatures';

/** The id that “Gọi thử” sends in a signed test call. */
const TEST_ID = '0';

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
    const fields = requireObject(requireObject(body).data, 'data');
    const id = cleanId(fields.id);
    const amount = readAmount(fields, 'amount');
    // Outgoing money is negative.
    if (id === TEST_ID || amount <= 0) return null;
    return {
      provider: 'casso',
      transactionId: id ?? digestOf(fields),
      reference: storedReference(fields.reference),
      amount,
      description: storedText(fields.description),
      account: storedReference(fields.accountNumber),
      bankedAt: readMoment(fields.transactionDateTime),
    };
  },
};
