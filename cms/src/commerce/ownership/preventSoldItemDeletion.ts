import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { query } from '../../platform/sql/query';
import type { Startup } from '../../platform/startup';

const kinds: Readonly<Record<string, string>> = {
  'api::course.course': 'course',
  'api::document.document': 'document',
  'api::seminar.seminar': 'seminar',
};

const refused =
  'Không xoá được: đã có người đặt mục này. Để không bán nữa, Quý khách vui lòng gỡ mục này khỏi trang.';

export const ownership: Startup = { after: ['audit'], register: preventSoldItemDeletion };

/**
 * Rejects deletion of an item that was bought or may still be paid for: its buyers and orders refer
 * to it.
 */
function preventSoldItemDeletion(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const kind = kinds[uid];
    if (kind === undefined || action !== 'delete') return next();
    const { documentId } = params as { documentId: string };
    return await strapi.db.transaction(async ({ trx }) => {
      const sold = await query(
        trx,
        `select l.id from order_lines l join orders o on o.id = l.order_id
         where l.kind = ? and l.item_document_id = ? and o.order_status <> 'cancelled' limit 1`,
        [kind, documentId],
      );
      if (sold.length > 0) throw new errors.ValidationError(refused);
      return next();
    });
  });
}
