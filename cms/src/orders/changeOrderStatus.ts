import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Fault } from '../errors/Fault';
import { newDocumentId } from './documentIds';
import { documentColumns } from './insertOrder';
import { freesPlaces, statusesBefore } from './orderStatus';
import { freePlaces } from './places';
import { purgeItems } from './purgeItems';
import { insertRows, marks, query } from './sql';
import { orderTexts } from './texts';
import type { ChangedBy, ItemKind, OrderStatus } from './types';

export interface StatusChange {
  /** The order's documentId. */
  order: string;
  to: OrderStatus;
  by: ChangedBy;
  /** The name of the member of staff; not shown to the buyer. */
  actor?: string;
  /** Shown to the buyer. */
  note?: string;
}

interface LineRow {
  kind: ItemKind;
  item_document_id: string;
  slug: string;
  option_id: string | null;
  quantity: number;
}

/**
 * Moves an order along its life and writes who did it; cancelled and refunded give its places back, once:
 * of two changes at the same moment, one finds the order already moved. Joins the transaction it is called
 * in, if any.
 * @throws Fault 404 for an unknown order, 409 OrderStatusRefused for a change that its status forbids.
 */
export async function changeOrderStatus(strapi: Core.Strapi, change: StatusChange): Promise<void> {
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    const db: Knex = trx;
    const id = await moveOrder(db, change);
    await writeHistory(db, id, change);
    if (!freesPlaces(change.to)) return;
    const lines = await query<LineRow>(
      db,
      'select kind, item_document_id, slug, option_id, quantity from order_lines where order_id = ?',
      [id],
    );
    await freePlaces(
      db,
      lines.map((line) => ({
        kind: line.kind,
        itemId: line.item_document_id,
        optionId: line.option_id,
        quantity: line.quantity,
      })),
    );
    onCommit(() => purgeItems(lines));
  });
}

async function moveOrder(db: Knex, { order, to }: StatusChange): Promise<number> {
  const from = statusesBefore(to);
  const [moved] =
    from.length === 0
      ? []
      : await query<{ id: number }>(
          db,
          `update orders set order_status = ?, updated_at = ?
           where document_id = ? and order_status in (${marks(from.length)}) returning id`,
          [to, new Date(), order, ...from],
        );
  if (moved) return moved.id;
  const [row] = await query<{ order_status: OrderStatus }>(
    db,
    'select order_status from orders where document_id = ?',
    [order],
  );
  if (!row) throw new Fault(404, 'NotFoundError', orderTexts.notFound);
  const refusal = orderTexts.changeRefused(row.order_status, to);
  throw new Fault(409, 'OrderStatusRefused', refusal, { status: row.order_status });
}

async function writeHistory(db: Knex, orderId: number, change: StatusChange): Promise<void> {
  const now = new Date();
  await insertRows(db, 'order_status_changes', [
    {
      ...documentColumns(newDocumentId(), now),
      order_id: orderId,
      order_status: change.to,
      changed_at: now,
      changed_by: change.by,
      actor: change.actor ?? null,
      note: change.note ?? null,
    },
  ]);
}
