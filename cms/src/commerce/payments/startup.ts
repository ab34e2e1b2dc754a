import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { query } from '../../platform/sql/query';
import { guardRecords } from '../../platform/panel-writes/guardRecords';

const texts = {
  bankFields: 'Giao dịch do ngân hàng báo về, không thêm hay xoá trong trang quản trị.',
  stateInvalid:
    'Chỉ đổi được giữa “needs_review” và “handled”; giao dịch đã ghi cho đơn thì giữ nguyên.',
};

export function guardTransactions(strapi: Core.Strapi): void {
  guardRecords(strapi, {
    uid: 'api::bank-transaction.bank-transaction',
    status: { field: 'state', table: 'bank_transactions', column: 'state' },
    closed: texts.bankFields,
    async move(documentId, to, { actor = null }) {
      const from = to === 'handled' ? 'needs_review' : 'handled';
      const isState = to === 'handled' || to === 'needs_review';
      if (!isState) throw new errors.ValidationError(texts.stateInvalid);
      const moved = await strapi.db.transaction(({ trx }) =>
        query(
          trx,
          `update bank_transactions set state = ?, handled_by = ?
           where document_id = ? and state = ? returning id`,
          [to, to === 'handled' ? actor : null, documentId, from],
        ),
      );
      if (moved.length === 0) throw new errors.ValidationError(texts.stateInvalid);
    },
  });
}

/**
 * Completes transactions from before several providers were supported. Strapi's columns exist only
 * once it runs.
 */
export async function backfillTransfers(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  const old = await query(
    db,
    `update bank_transactions set provider = 'bank', banked_at = coalesce(banked_at, received_at),
       allocated = case when state = 'confirmed' then amount else 0 end
     where provider is null returning id`,
  );
  if (old.length === 0) return;
  await query(
    db,
    `insert into bank_transaction_sources (provider, transaction_id, bank_transaction_id)
     select provider, transaction_id, id from bank_transactions where provider = 'bank'
     on conflict do nothing`,
  );
  await query(
    db,
    `insert into bank_transaction_allocations (bank_transaction_id, code, amount)
     select id, code, allocated from bank_transactions
     where provider = 'bank' and allocated > 0 and code is not null
     on conflict do nothing`,
  );
}
