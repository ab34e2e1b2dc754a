import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { query } from '../../platform/sql/query';
import { guardRecords } from '../../platform/panel/guardRecords';

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
