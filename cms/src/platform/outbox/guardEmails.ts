import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { signalMail } from '../mail/outboxSignal';
import { guardRecords } from '../panel/guardRecords';
import { query } from '../sql/query';

const texts = {
  closed: 'Thư do hệ thống viết, không thêm hay xoá trong trang quản trị.',
  stateInvalid: 'Chỉ thư không gửi được mới chuyển về “Chờ gửi” được, để gửi lại.',
};

/** Staff may only retry emails that were given up. */
export function guardEmails(strapi: Core.Strapi): void {
  guardRecords(strapi, {
    uid: 'api::outbox.letter',
    status: { field: 'state', table: 'letters', column: 'state' },
    closed: texts.closed,
    async move(documentId, to) {
      if (to !== 'waiting') throw new errors.ValidationError(texts.stateInvalid);
      const now = new Date();
      await strapi.db.transaction(async ({ trx }) => {
        const moved = await query(
          trx,
          `update letters set state = 'waiting', due_at = ?, updated_at = ?
           where document_id = ? and state = 'failed' returning id`,
          [now, now, documentId],
        );
        if (moved.length === 0) throw new errors.ValidationError(texts.stateInvalid);
        signalMail(trx);
      });
    },
  });
}
