import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { settleCourses } from '../../events/attendance/completeCourses';
import { settleRefund } from '../../events/attendance/check-in/settleAttendance';
import { releaseDiscountUse } from '../discounts/discountUses';
import { HttpError } from '../../platform/errors/HttpError';
import { writeMail } from '../../platform/mail/writeMail';
import { writeNotification } from '../../platform/notifications/writeNotification';
import { newDocumentId, documentColumns } from '../../platform/sql/documentIds';
import {
  orderUrl,
  reactivatedNotification,
  statusNotification,
  type NotifiedStatus,
  type OrderSummary,
} from './orderNotifications';
import { releasesSeats, releasesDiscountUse, statusesBefore } from './orderStatus';
import { paymentEmail } from './paymentEmail';
import { releaseSeats, purgeItemPages } from '../seats/seats';
import type { Payer } from '../refunds/payer';
import { returnPayments } from '../refunds/queueRefund';
import { waitBriefly } from '../../platform/sql/limitWaits';
import { insertRows, placeholders, query } from '../../platform/sql/query';
import { orderStatusChanges } from '../../platform/telemetry/metrics';
import { orderTexts } from './texts';
import type { ItemKind, OrderStatus } from '../../generated/types';
import type { ChangedBy } from '../../platform/panel-writes/guardRecords';
import { offerSeats } from '../waiting-list/offerSeats';

export interface StatusChange {
  order: string;
  to: OrderStatus;
  by: ChangedBy;
  actor?: string;
  note?: string;
  /** Set for a cancelled order whose seats and code use have been reserved again. */
  reactivated?: boolean;
}

interface MovedRow {
  id: number;
  code: string;
  first_title: string;
  total: number | string;
  /** Null if the account is gone. */
  user_id: number | null;
  customer_email: string;
  discount_id: string | null;
}

interface LineRow {
  kind: ItemKind;
  item_document_id: string;
  slug: string;
  option_id: string | null;
  quantity: number;
}

type OnCommit = (work: () => void) => void;

/**
 * Changes an order's status, records it and notifies the buyer. Cancelled and refunded orders release
 * their seats, cancelled ones also the code's use, exactly once under concurrency. Joins an open
 * transaction.
 * @throws HttpError 404 for an unknown order, 409 OrderStatusRefused for a transition that is not
 * allowed
 */
export async function changeOrderStatus(strapi: Core.Strapi, change: StatusChange): Promise<void> {
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    const db: Knex.Transaction = trx;
    const { to } = change;
    if (change.by === 'buyer') await waitBriefly(db);
    const moved = await moveOrder(db, change);
    await writeHistory(db, moved.id, change);
    onCommit(() => orderStatusChanges.inc({ status: to }));
    if (releasesSeats(to)) await releaseOrderSeats(strapi, db, moved.id, onCommit);
    if (releasesDiscountUse(to) && moved.discount_id !== null) {
      await releaseDiscountUse(db, moved.discount_id, moved.user_id);
    }
    if (moved.user_id !== null) {
      await settleCourses(db, { orderId: moved.id, userId: moved.user_id, to });
    }
    if (to === 'refunded') await settleRefund(db, moved.id);
    if (to === 'pending_payment') return;
    await notifyBuyer(db, moved, { order: change.order, to, reactivated: change.reactivated });
    if (to === 'cancelled' || to === 'refunded') {
      await returnPayments(db, payerOf(change.order, moved), to);
    }
  });
}

/** Released seats are offered to the waiting list at once. */
async function releaseOrderSeats(
  strapi: Core.Strapi,
  db: Knex.Transaction,
  orderId: number,
  onCommit: OnCommit,
): Promise<void> {
  const lines = await query<LineRow>(
    db,
    'select kind, item_document_id, slug, option_id, quantity from order_lines where order_id = ?',
    [orderId],
  );
  await releaseSeats(
    db,
    lines.map((line) => ({
      kind: line.kind,
      itemId: line.item_document_id,
      optionId: line.option_id,
      quantity: line.quantity,
    })),
  );
  const dated = lines.filter(({ kind }) => kind !== 'document');
  await offerSeats(
    strapi,
    db,
    dated.map((line) => line.item_document_id),
  );
  onCommit(() => purgeItemPages(lines));
}

async function notifyBuyer(
  db: Knex.Transaction,
  moved: MovedRow,
  { order, to, reactivated = false }: { order: string; to: NotifiedStatus; reactivated?: boolean },
): Promise<void> {
  const summary: OrderSummary = {
    documentId: order,
    code: moved.code,
    firstTitle: moved.first_title,
    total: Number(moved.total),
  };
  if (moved.user_id !== null) {
    const notification = reactivated ? reactivatedNotification : statusNotification;
    await writeNotification(db, notification(summary, moved.user_id, to));
  }
  if (to !== 'paid') return;
  await writeMail(db, [paymentEmail(summary, moved.customer_email, { reactivated })]);
}

function payerOf(order: string, { code, user_id: userId, customer_email: email }: MovedRow): Payer {
  return { code, userId, email, url: orderUrl({ documentId: order }) };
}

async function moveOrder(db: Knex, { order, to, reactivated }: StatusChange): Promise<MovedRow> {
  const from = reactivated ? ['cancelled'] : statusesBefore(to);
  const [moved] =
    from.length === 0
      ? []
      : await query<MovedRow>(
          db,
          `update orders set order_status = ?, updated_at = ?
           where document_id = ? and order_status in (${placeholders(from.length)})
             and imported_at is null
           returning id, code, first_title, total, user_id, customer_email, discount_id`,
          [to, new Date(), order, ...from],
        );
  if (moved) return moved;
  const [row] = await query<{ order_status: OrderStatus; imported_at: unknown }>(
    db,
    'select order_status, imported_at from orders where document_id = ?',
    [order],
  );
  if (!row) throw new HttpError(404, 'NotFoundError', orderTexts.notFound);
  // An imported order never reserved the seats that the change would release.
  const refusal =
    row.imported_at === null
      ? orderTexts.changeRefused(row.order_status, to)
      : orderTexts.importedIsHistory;
  throw new HttpError(409, 'OrderStatusRefused', refusal, { status: row.order_status });
}

async function writeHistory(db: Knex, orderId: number, change: StatusChange): Promise<void> {
  const now = new Date();
  await insertRows(db, 'order_status_changes', {
    ...documentColumns(newDocumentId(), now),
    order_id: orderId,
    order_status: change.to,
    changed_at: now,
    changed_by: change.by,
    actor: change.actor ?? null,
    note: change.note ?? null,
  });
}
