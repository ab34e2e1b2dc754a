import { randomUUID } from 'node:crypto';
import { insert } from '../../support/database';
import { placeOrder } from './given';
import type { Fixture } from './Fixture';
import type { Rows } from './Row';

interface Stored {
  row: number;
  documentId: string;
}

/** A transfer that names nothing. */
async function unmatchedTransfer({ api }: Fixture, amount = 1_500_000): Promise<Stored> {
  const documentId = randomUUID().replaceAll('-', '').slice(0, 24);
  const now = new Date();
  const row = await insert(api, 'bank_transactions', {
    document_id: documentId,
    provider: 'sepay',
    transaction_id: documentId,
    reference: `FT${documentId}`,
    state: 'needs_review',
    reason: 'unknown_purpose',
    amount,
    allocated: 0,
    description: 'NGUYEN VAN AN chuyen tien',
    banked_at: now,
    received_at: now,
    created_at: now,
    updated_at: now,
    published_at: now,
  });
  return { row, documentId };
}

async function openReversal(fixture: Fixture): Promise<string> {
  const { row, documentId } = await unmatchedTransfer(fixture);
  const now = new Date();
  await insert(fixture.api, 'statement_reversals', {
    document_id: documentId,
    line_id: documentId,
    reverses: 'credit',
    amount: 1_500_000,
    description: 'HOAN TRA',
    reference: `FT${documentId}`,
    banked_at: now,
    bank_transaction_id: row,
    state: 'open',
    listed_at: now,
  });
  return documentId;
}

async function dueRefund(fixture: Fixture): Promise<string> {
  const { row, documentId } = await unmatchedTransfer(fixture);
  await fixture.api.sql(
    "update bank_transactions set state = 'confirmed', reason = 'late', code = 'DH26AAAAA' where id = ?",
    [row],
  );
  const now = new Date();
  const [member] = await fixture.api.sql<{ id: number }>(
    'select id from up_users where document_id = ?',
    [fixture.member.documentId],
  );
  await insert(fixture.api, 'refunds', {
    document_id: documentId,
    bank_transaction_id: row,
    user_id: member?.id,
    email: 'an@example.com',
    url: '/tai-khoan/lich-su-mua-hang',
    code: 'DH26AAAAA',
    amount: 1_500_000,
    reason: 'late',
    state: 'owed',
    owed_at: now,
    created_at: now,
    updated_at: now,
    published_at: now,
  });
  return documentId;
}

async function pendingPart(fixture: Fixture): Promise<{ code: string; amount: number }> {
  const [row] = await fixture.api.sql<{ code: string; total: number | string }>(
    'select code, total from orders where document_id = ?',
    [await placeOrder(fixture)],
  );
  return { code: row?.code ?? '', amount: Number(row?.total) };
}

function statement(): string {
  const day = new Date().toISOString().slice(0, 10);
  const lines = [
    'Ngày giao dịch;Số tham chiếu;Số tiền ghi có;Mô tả',
    `${day};FT1;250.000;${randomUUID()}`,
  ];
  return Buffer.from(lines.join('\n')).toString('base64');
}

async function startedPayment(fixture: Fixture): Promise<string> {
  const { code, amount } = await pendingPart(fixture);
  const now = new Date();
  await insert(fixture.api, 'payment_attempts', {
    document_id: randomUUID().replaceAll('-', '').slice(0, 24),
    gateway: 'vnpay',
    reference: `${code}x`,
    code,
    amount,
    state: 'failed',
    started_at: now,
    expires_at: now,
    due_at: now,
  });
  return code;
}

export const payments: Rows = {
  PaymentAttempts: {
    variables: async (fixture) => ({ code: await startedPayment(fixture) }),
    owned: true,
  },
  StartPayment: {
    variables: async (fixture) => {
      const { code } = await pendingPart(fixture);
      return { input: { code, gateway: 'vnpay' } };
    },
    owned: true,
  },
  UnmatchedTransfers: {
    variables: async (fixture) => {
      await unmatchedTransfer(fixture);
      return { page: 1 };
    },
  },
  Refunds: {
    variables: async (fixture) => {
      await dueRefund(fixture);
      return { page: 1, state: 'owed' };
    },
  },
  ReconcileStatement: { variables: () => ({ input: { content: statement() } }) },
  StatementReversals: {
    variables: async (fixture) => {
      await openReversal(fixture);
      return { page: 1, state: 'open' };
    },
  },
  CloseReversal: {
    variables: async (fixture) => ({
      input: { id: await openReversal(fixture), note: 'Ngân hàng báo nhầm.' },
    }),
  },
  MergeTransfer: {
    variables: async (fixture) => {
      const [into, again] = [await unmatchedTransfer(fixture), await unmatchedTransfer(fixture)];
      const code = `DH26${into.documentId.slice(0, 8)}`;
      await fixture.api.sql(
        "update bank_transactions set state = 'confirmed', reason = null, code = ?, allocated = amount where id = ?",
        [code, into.row],
      );
      await fixture.api.sql(
        "update bank_transactions set provider = 'statement', reason = 'possible_duplicate', code = ? where id = ?",
        [code, again.row],
      );
      await fixture.api.sql(
        "insert into bank_transaction_sources (provider, transaction_id, bank_transaction_id) values ('statement', ?, ?)",
        [again.documentId, again.row],
      );
      return { input: { id: again.documentId, into: into.documentId } };
    },
  },
  AssignTransfer: {
    variables: async (fixture) => {
      const part = await pendingPart(fixture);
      const { documentId } = await unmatchedTransfer(fixture, part.amount);
      return { input: { id: documentId, parts: [part] } };
    },
  },
  ReturnTransfer: {
    variables: async (fixture) => ({
      input: { id: (await unmatchedTransfer(fixture)).documentId },
    }),
  },
  CloseRefund: {
    variables: async (fixture) => ({
      input: { id: await dueRefund(fixture), reference: 'FT26326000001' },
    }),
  },
};
