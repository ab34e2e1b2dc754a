import { createHmac, randomInt } from 'node:crypto';
import { vietnamNow } from './clock';
import { webhookSecrets, type TestApi } from './startApi';

export type WebhookProvider = 'bank' | 'sepay' | 'payos' | 'casso';

export const webhookProviders: readonly WebhookProvider[] = ['bank', 'sepay', 'payos', 'casso'];

export interface ReportedTransfer {
  amount: number;
  description: string;
  /** The provider's id; by default a new one. */
  id?: number;
  /** The bank's reference; by default derived from the id. */
  reference?: string;
  /** `2026-11-22 09:30:00` in Vietnam; by default now. */
  at?: string;
  /** Of payOS. */
  paymentLinkId?: string;
}

interface SignedBody {
  path: string;
  body: string;
  headers: Record<string, string>;
}

export function newTransferId(): number {
  return randomInt(1_000_000, 2 ** 47);
}

/** The body and headers of a provider's call, written from its documentation, apart from the server's code. */
export function signedWebhook(provider: WebhookProvider, reported: ReportedTransfer): SignedBody {
  const { amount, description, id = newTransferId() } = reported;
  const { reference = `FT${id}`, at = vietnamNow() } = reported;
  const seconds = String(Math.floor(Date.now() / 1000));
  if (provider === 'bank') {
    const iso = `${at.replace(' ', 'T')}+07:00`;
    const body = JSON.stringify({ transactionId: reference, amount, description, at: iso });
    const signature = hmac('sha256', webhookSecrets.BANK_WEBHOOK_SECRET, `${seconds}.${body}`);
    const headers = { 'X-Bank-Timestamp': seconds, 'X-Bank-Signature': signature };
    return { path: '/payment/bank-webhook', body, headers };
  }
  const path = `/payment/webhooks/${provider}`;
  if (provider === 'sepay') {
    const body = JSON.stringify({
      id,
      gateway: 'Vietcombank',
      transactionDate: at,
      accountNumber: '0011004312345',
      code: null,
      content: description,
      transferType: amount < 0 ? 'out' : 'in',
      transferAmount: Math.abs(amount),
      referenceCode: reference,
    });
    const signature = hmac('sha256', webhookSecrets.SEPAY_WEBHOOK_SECRET, `${seconds}.${body}`);
    const headers = { 'X-SePay-Timestamp': seconds, 'X-SePay-Signature': `sha256=${signature}` };
    return { path, body, headers };
  }
  if (provider === 'payos') {
    const data = {
      accountNumber: '0011004312345',
      amount,
      code: '00',
      description,
      ...(reported.paymentLinkId === undefined ? {} : { paymentLinkId: reported.paymentLinkId }),
      reference,
      transactionDateTime: at,
    };
    const text = Object.entries(data).map(([key, value]) => `${key}=${value}`);
    const signature = hmac('sha256', webhookSecrets.PAYOS_CHECKSUM_KEY, text.join('&'));
    return { path, body: JSON.stringify({ code: '00', data, signature }), headers: {} };
  }
  // In the order of the keys, as Casso signs them.
  const data = {
    accountNumber: '0011004312345',
    amount,
    description,
    id,
    reference,
    transactionDateTime: at,
  };
  const body = JSON.stringify({ data, error: 0 });
  const milliseconds = `${seconds}000`;
  const signature = hmac('sha512', webhookSecrets.CASSO_WEBHOOK_SECRET, `${milliseconds}.${body}`);
  return { path, body, headers: { 'X-Casso-Signature': `t=${milliseconds},v1=${signature}` } };
}

function hmac(algorithm: string, secret: string, text: string): string {
  return createHmac(algorithm, secret).update(text).digest('hex');
}

export async function sendSigned(api: TestApi, { path, body, headers }: SignedBody) {
  const response = await fetch(`${api.url}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

export function reportTransfer(
  api: TestApi,
  provider: WebhookProvider,
  reported: ReportedTransfer,
) {
  return sendSigned(api, signedWebhook(provider, reported));
}

export interface StoredTransfer {
  id: number;
  document_id: string;
  provider: string;
  transaction_id: string;
  state: string;
  reason: string | null;
  code: string | null;
  amount: number;
  allocated: number;
}

/** Transfers whose text contains `text`, in the order in which they were recorded. */
export async function storedTransfers(api: TestApi, text = ''): Promise<StoredTransfer[]> {
  const rows = await api.sql<StoredTransfer>(
    `select id, document_id, provider, transaction_id, state, reason, code, amount, allocated
     from bank_transactions where description like ? order by id`,
    [`%${text}%`],
  );
  return rows.map((row) => ({
    ...row,
    amount: Number(row.amount),
    allocated: Number(row.allocated),
  }));
}

export interface StoredRefund {
  document_id: string;
  amount: number;
  reason: string;
  state: string;
  code: string | null;
}

export async function refundsOf(api: TestApi, code: string): Promise<StoredRefund[]> {
  const rows = await api.sql<StoredRefund>(
    'select document_id, amount, reason, state, code from refunds where code = ? order by id',
    [code],
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** All received money by its current allocation. The parts must equal the total, for each transfer too. */
export async function moneyOf(api: TestApi) {
  const rows = await api.sql<Record<'id' | 'amount' | 'allocated' | 'refunds', number | string>>(
    `select t.id, t.amount, t.state,
       (select coalesce(sum(a.amount), 0) from bank_transaction_allocations a
        where a.bank_transaction_id = t.id) as allocated,
       (select coalesce(sum(r.amount), 0) from refunds r where r.bank_transaction_id = t.id) as refunds
     from bank_transactions t order by t.id`,
  );
  const transfers = rows.map(({ id, amount, allocated, refunds, ...row }) => ({
    id: Number(id),
    state: (row as { state?: string }).state,
    amount: Number(amount),
    allocated: Number(allocated),
    refunds: Number(refunds),
  }));
  const wrong = transfers.filter(({ state, amount, allocated, refunds }) =>
    state === 'confirmed' ? amount !== allocated + refunds : allocated + refunds !== 0,
  );
  const sum = (key: 'amount' | 'allocated' | 'refunds') =>
    transfers.reduce((total, transfer) => total + transfer[key], 0);
  return { wrong, received: sum('amount'), allocated: sum('allocated'), refunds: sum('refunds') };
}
