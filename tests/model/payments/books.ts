import type { TestApi } from '../../support/startApi';
import type { OrderBody } from '../../support/orders';
import { storedEmails } from '../../support/mail';
import type { RealTransfer } from './fixture';

/** A stored transfer, and the real transfers that its reports belong to. */
export interface BookedTransfer {
  documentId: string;
  amount: number;
  state: string;
  reason: string | null;
  /** Indistinguishable transfers of one amount and purpose: see `kindOf`. */
  kind: string;
}

interface SourceRow {
  document_id: string;
  amount: number | string;
  state: string;
  reason: string | null;
  description: string;
  reference: string | null;
  provider: string;
  transaction_id: string;
}

/** Two payments of the same amount for the same orders are interchangeable. */
export function kindOf({ amount, orders }: RealTransfer): string {
  return `${amount} for ${orders.join(' and ')}`;
}

/** The stored transfers with reports of these real ones. @throws Error for one with reports of two kinds */
export async function bookedTransfers(
  api: TestApi,
  transfers: readonly RealTransfer[],
): Promise<BookedTransfer[]> {
  const amounts = [...new Set(transfers.map(({ amount }) => amount))];
  const rows = await api.sql<SourceRow>(
    `select t.document_id, t.amount, t.state, t.reason, t.description, t.reference, s.provider, s.transaction_id
     from bank_transactions t join bank_transaction_sources s on s.bank_transaction_id = t.id
     where t.amount in (${amounts.map(() => '?').join(', ')}) order by t.id`,
    amounts,
  );
  const kinds = kindsBySource(transfers);
  const booked = new Map<string, BookedTransfer>();
  for (const row of rows) {
    const kind = kinds.get(
      row.provider === 'statement'
        ? lineKey({ ...row, amount: Number(row.amount) })
        : `${row.provider} ${row.transaction_id}`,
    );
    const known = booked.get(row.document_id);
    if (kind === undefined) continue;
    if (known && known.kind !== kind) {
      throw new Error(`One row has transfers of ${known.kind} and of ${kind}.`);
    }
    const { document_id: documentId, state, reason } = row;
    const amount = Number(row.amount);
    booked.set(documentId, { documentId, amount, state, reason, kind });
  }
  return [...booked.values()];
}

function kindsBySource(transfers: readonly RealTransfer[]): Map<string, string> {
  return new Map(
    transfers.flatMap((transfer) => {
      const kind = kindOf(transfer);
      const ids = transfer.reports.map(({ provider, id, paymentLinkId, reference }) => {
        if (provider === 'bank') return `bank ${reference}`;
        return provider === 'payos' ? `payos ${paymentLinkId}.${reference}` : `${provider} ${id}`;
      });
      return [...ids, lineKey(transfer.line)].map((key) => [key, kind] as const);
    }),
  );
}

/** A row that only a statement has reported has the words of its line. */
function lineKey(line: { amount: number; description: string; reference: string | null }): string {
  return `${line.amount} ${line.reference ?? ''} ${line.description}`;
}

export interface OrderBooks {
  status: string;
  total: number;
  allocated: number;
  refunds: { amount: number; reason: string; email: string | null }[];
  /** Emails that announce a refund. */
  refundEmails: number;
  paidEmails: number;
}

export async function booksOf(
  api: TestApi,
  { code, total }: OrderBody,
  email: string,
): Promise<OrderBooks> {
  const [row] = await api.sql<{ status: string; allocated: number | string }>(
    `select o.order_status as status, (
       select coalesce(sum(a.amount), 0) from bank_transaction_allocations a where a.code = o.code
     ) as allocated from orders o where o.code = ?`,
    [code],
  );
  const refunds = await api.sql<{ amount: number | string; reason: string; email: string | null }>(
    'select amount, reason, email from refunds where code = ?',
    [code],
  );
  const subjects = (await storedEmails(api, email)).map(({ subject }) => subject);
  return {
    status: row?.status ?? '',
    total,
    allocated: Number(row?.allocated),
    refunds: refunds.map(({ amount, ...refund }) => ({ ...refund, amount: Number(amount) })),
    refundEmails: subjects.filter((subject) => subject.startsWith('Viện sẽ hoàn lại')).length,
    paidEmails: subjects.filter((subject) => subject.startsWith('Xác nhận thanh toán')).length,
  };
}

/** The reversals of these transfers by their text: how often each is listed, and the transfer that it reverses. */
export async function listedReversals(api: TestApi, transfers: readonly RealTransfer[]) {
  const lines = transfers.flatMap(({ reversal }) => reversal ?? []);
  if (lines.length === 0) return [];
  return api.sql<{
    document_id: string;
    amount: number | string;
    description: string;
    reverses: string;
  }>(
    `select document_id, amount, description, reverses from statement_reversals
     where description in (${lines.map(() => '?').join(', ')}) order by description`,
    lines.map(({ description }) => description),
  );
}
