import type { Knex } from 'knex';
import { query, toDate, type Stamp } from '../../platform/sql/query';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Ownership } from '../../generated/types';

export type OwnedKind = 'course' | 'document';

export interface OwnedItem {
  itemId: string;
  orderId: string;
  /** When that order was paid. */
  since: Date;
}

const kinds: Readonly<Record<string, string>> = {
  'api::course.course': 'course',
  'api::document.document': 'document',
  'api::seminar.seminar': 'seminar',
};

const refused =
  'Không xoá được: đã có người đặt sản phẩm này. Để không bán nữa, Quý khách vui lòng gỡ sản phẩm này khỏi trang.';

/**
 * Rejects deletion of an item that was bought or may still be paid for: its buyers and orders refer
 * to it.
 */
export function preventSoldItemDeletion(strapi: Core.Strapi): void {
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

/** Whether a member owns an item or has a pending order for it. One statement. */
export async function checkOwnership(
  db: Knex,
  userId: number,
  kind: OwnedKind,
  itemId: string,
): Promise<Ownership> {
  const [row] = await query<{ order_id: string; order_status: string }>(
    db,
    `select o.document_id as order_id, o.order_status
     from orders o join order_lines l on l.order_id = o.id
     where o.user_id = ? and o.order_status in ('pending_payment', 'paid', 'completed')
       and l.kind = ? and l.item_document_id = ?
     order by case o.order_status when 'pending_payment' then 1 else 0 end, o.placed_at, o.id
     limit 1`,
    [userId, kind, itemId],
  );
  const pending = row?.order_status === 'pending_payment';
  return { owned: row !== undefined && !pending, pending, orderId: row?.order_id ?? null };
}

/** Latest first; owned since the first order, unless refunded. One statement. */
export async function readOwnedItems(
  db: Knex,
  userId: number,
  kind: OwnedKind,
  itemId?: string,
): Promise<OwnedItem[]> {
  type Row = { item_id: string; order_id: string; since: Stamp };
  const rows = await query<Row>(
    db,
    `select l.item_document_id as item_id, o.document_id as order_id,
            coalesce(c.changed_at, o.placed_at) as since
     from orders o
     join order_lines l on l.order_id = o.id
     left join order_status_changes c on c.order_id = o.id and c.order_status = 'paid'
     where o.user_id = ? and o.order_status in ('paid', 'completed') and l.kind = ?
       ${itemId === undefined ? '' : 'and l.item_document_id = ?'}
     order by since, o.id, l.position`,
    itemId === undefined ? [userId, kind] : [userId, kind, itemId],
  );
  const items = new Map<string, OwnedItem>();
  for (const { item_id: id, order_id: orderId, since } of rows) {
    if (!items.has(id)) items.set(id, { itemId: id, orderId, since: toDate(since) });
  }
  return [...items.values()].reverse();
}
