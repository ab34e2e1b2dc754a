import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { vietnamNow } from './clock';
import type { GatewayBehaviour } from './gateways';
import { newTransferId, sendSigned } from './payments';
import { webhookSecrets, type TestApi } from './startApi';

const clientId = 'client-of-payos';
const apiKey = 'an-api-key-of-payos-and-of-ours';
const checksumKey = webhookSecrets.PAYOS_CHECKSUM_KEY;

interface Transaction {
  reference: string;
  amount: number;
  accountNumber: string;
  description: string;
  transactionDateTime: string;
}

interface Link {
  id: string;
  orderCode: number;
  amount: number;
  status: string;
  transactions: Transaction[];
  description: string;
}

/** payOS's API of payment links and its webhook; written from its documentation, apart from the server's code. */
export class PayosServer {
  readonly #links = new Map<number, Link>();
  #origin = '';

  env(origin: string): Record<string, string> {
    this.#origin = origin;
    return {
      PAYOS_CLIENT_ID: clientId,
      PAYOS_API_KEY: apiKey,
      PAYOS_API_URL: origin,
      PAYOS_CHECKOUT_URL: origin,
    };
  }

  async respond(
    request: IncomingMessage,
    response: ServerResponse,
    behaviour: GatewayBehaviour,
  ): Promise<void> {
    const { url = '', method, headers } = request;
    response.setHeader('Content-Type', 'application/json');
    const isAllowed = headers['x-client-id'] === clientId && headers['x-api-key'] === apiKey;
    if (!isAllowed) return fail(response, '401');
    const [, code = '', action = ''] = /^\/v2\/payment-requests\/?(\d*)\/?(\w*)/.exec(url) ?? [];
    const body = method === 'POST' ? await text(request) : '';
    if (method === 'POST' && action === '') return this.#create(body, response, behaviour);
    const link = this.#links.get(Number(code));
    if (!link) return fail(response, '101');
    if (action === 'cancel') link.status = 'CANCELLED';
    succeed(response, this.#details(link), behaviour);
  }

  #create(body: string, response: ServerResponse, behaviour: GatewayBehaviour): void {
    const asked = JSON.parse(body) as Record<string, string | number>;
    const { amount, cancelUrl, description, orderCode, returnUrl } = asked;
    const signed = `amount=${amount}&cancelUrl=${cancelUrl}&description=${description}&orderCode=${orderCode}&returnUrl=${returnUrl}`;
    if (asked.signature !== hmac(signed)) return fail(response, '201');
    if (this.#links.has(Number(orderCode))) return fail(response, '231');
    const link: Link = {
      id: randomUUID().replaceAll('-', ''),
      orderCode: Number(orderCode),
      amount: Number(amount),
      status: 'PENDING',
      transactions: [],
      description: String(description),
    };
    this.#links.set(link.orderCode, link);
    const origin = behaviour === 'elsewhere' ? 'https://pay.example.com' : this.#origin;
    const created = {
      bin: '970422',
      accountNumber: '0011004312345',
      accountName: 'VIEN',
      amount: link.amount,
      description: link.description,
      orderCode: link.orderCode,
      currency: 'VND',
      paymentLinkId: link.id,
      status: 'PENDING',
      checkoutUrl: `${origin}/web/${link.id}`,
      qrCode: '000201',
    };
    succeed(response, created, behaviour);
  }

  #details({ description: _, ...link }: Link) {
    const amountPaid = link.transactions.reduce((sum, { amount }) => sum + amount, 0);
    return {
      ...link,
      amountPaid,
      amountRemaining: Math.max(0, link.amount - amountPaid),
      createdAt: new Date().toISOString(),
      cancellationReason: null,
      canceledAt: null,
    };
  }

  statusOf(orderCode: number): string | undefined {
    return this.#links.get(orderCode)?.status;
  }

  /** The payer transfers; the bank writes another text than payOS's webhook reports. */
  pay(orderCode: number, amount?: number): Transaction {
    const link = this.#links.get(orderCode);
    if (!link) throw new Error(`payOS has no link ${orderCode}.`);
    const transaction = {
      reference: `FT${newTransferId()}`,
      amount: amount ?? link.amount,
      accountNumber: '0011004312345',
      description: `MBVCB CT DEN ${link.description}`,
      transactionDateTime: vietnamNow(),
    };
    link.transactions.push(transaction);
    link.status = transaction.amount < link.amount ? 'UNDERPAID' : 'PAID';
    return transaction;
  }

  /** Reports a transaction, with the link's text or another. */
  report(api: TestApi, orderCode: number, transaction: Transaction, description?: string) {
    const link = this.#links.get(orderCode);
    const data: Record<string, string | number> = {
      accountNumber: transaction.accountNumber,
      amount: transaction.amount,
      code: '00',
      currency: 'VND',
      desc: 'success',
      description: description ?? link?.description ?? '',
      orderCode,
      paymentLinkId: link?.id ?? '',
      reference: transaction.reference,
      transactionDateTime: transaction.transactionDateTime,
    };
    const body = JSON.stringify({ code: '00', success: true, data, signature: signObject(data) });
    return sendSigned(api, { path: '/payment/webhooks/payos', body, headers: {} });
  }
}

function fail(response: ServerResponse, code: string): void {
  response.end(JSON.stringify({ code, desc: 'refused' }));
}

function succeed(
  response: ServerResponse,
  data: Record<string, unknown>,
  behaviour: GatewayBehaviour,
): void {
  const signature = behaviour === 'unsigned' ? 'ab' : signObject(data);
  response.end(JSON.stringify({ code: '00', desc: 'success', data, signature }));
}

/** Keys in order; lists as JSON with the keys of their objects in order. */
function signObject(data: Record<string, unknown>): string {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  };
  const pairs = Object.entries(data)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => {
      const written = Array.isArray(value) ? JSON.stringify(sorted(value)) : (value ?? '');
      return `${key}=${String(written)}`;
    });
  return hmac(pairs.join('&'));
}

function hmac(signed: string): string {
  return createHmac('sha256', checksumKey).update(signed).digest('hex');
}
