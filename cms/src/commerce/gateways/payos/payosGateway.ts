import { PayOS, type PaymentLink, type PaymentLinkStatus } from '@payos/node';
import type { PayosSettings } from '../../../platform/gatewayEnvironment';
import { cleanId, readMoment, storedReference, storedText } from '../../payments/providers/fields';
import type { Transfer } from '../../payments/Transfer';
import { GATEWAY_TIMEOUT_MS, type Attempt, type Gateway, type Outcome } from '../Gateway';
import { withCode } from './withCode';

/** https://payos.vn/docs/api; reports arrive at the webhook, `payments/providers/payos.ts`. */
export function payosGateway(settings: PayosSettings): Gateway {
  const client = new PayOS({
    clientId: settings.clientId,
    apiKey: settings.apiKey,
    checksumKey: settings.checksumKey,
    baseURL: settings.apiUrl,
    timeout: GATEWAY_TIMEOUT_MS,
    maxRetries: 0,
    // Its log would contain the keys.
    logLevel: 'off',
  });
  return {
    origin: settings.checkoutOrigin,
    limits: { min: 1, max: Number.MAX_SAFE_INTEGER },
    isRemote: true,

    async createLink({ attempt, returnUrl }) {
      const { checkoutUrl } = await client.paymentRequests.create({
        orderCode: Number(attempt.reference),
        amount: attempt.amount,
        // At most nine characters reach every bank.
        description: attempt.code,
        returnUrl,
        cancelUrl: returnUrl,
        expiredAt: Math.floor(attempt.expiresAt.getTime() / 1000),
      });
      if (new URL(checkoutUrl).origin !== settings.checkoutOrigin) {
        throw new Error('payOS returned a payment page of another origin.');
      }
      return checkoutUrl;
    },

    async query(attempt) {
      return outcomeOf(attempt, await client.paymentRequests.get(Number(attempt.reference)));
    },

    async cancel({ reference }) {
      await client.paymentRequests.cancel(Number(reference));
    },
  };
}

const states: Readonly<Record<PaymentLinkStatus, Outcome['state']>> = {
  PENDING: 'unpaid',
  PROCESSING: 'open',
  UNDERPAID: 'open',
  PAID: 'paid',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
  FAILED: 'failed',
};

function outcomeOf({ code }: Attempt, link: PaymentLink): Outcome {
  return {
    state: states[link.status] ?? 'open',
    transfers: link.transactions.map((transaction) => toTransfer(code, link.id, transaction)),
  };
}

/** With the id that the webhook's report of the same transaction has. */
function toTransfer(
  code: string,
  link: string,
  transaction: PaymentLink['transactions'][number],
): Transfer {
  const { reference, description, amount } = transaction;
  const id = cleanId(`${link}.${cleanId(reference) ?? ''}`);
  if (id === null || !Number.isSafeInteger(amount) || amount <= 0) {
    throw new Error('payOS returned an unreadable transaction.');
  }
  return {
    provider: 'payos',
    transactionId: id,
    reference: storedReference(reference),
    amount,
    description: storedText(withCode(description, code)),
    account: storedReference(transaction.accountNumber),
    bankedAt: readMoment(transaction.transactionDateTime),
    isQueried: true,
  };
}
