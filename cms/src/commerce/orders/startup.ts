import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { guardRecords } from '../../platform/panel-writes/guardRecords';
import { changeOrderStatus } from './changeOrderStatus';
import { isOrderStatus } from './orderStatus';
import { orderTexts } from './texts';
import { HttpError } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';
import { logFailure } from '../../platform/outages/logFailure';

/** Per run, to limit its duration. */
const BATCH = 500;

/** Cancels overdue orders, which releases their seats. @returns the number cancelled */
export async function cancelUnpaidOrders(strapi: Core.Strapi, now: Date): Promise<number> {
  const due = await query<{ document_id: string }>(
    strapi.db.connection,
    `select document_id from orders where order_status = 'pending_payment' and pay_before < ?
     order by pay_before limit ${BATCH}`,
    [now],
  );
  let cancelled = 0;
  for (const { document_id: order } of due) {
    try {
      await changeOrderStatus(strapi, {
        order,
        to: 'cancelled',
        by: 'system',
        note: orderTexts.unpaid,
      });
      cancelled += 1;
    } catch (error) {
      // Paid or cancelled meanwhile. Any other error must not hold up the remaining orders.
      if (!(error instanceof HttpError)) logFailure(strapi, error);
    }
  }
  return cancelled;
}

/** Protects placed orders: staff change only the status, by its rules, and the internal note. */
export function guardOrders(strapi: Core.Strapi): void {
  guardRecords(strapi, {
    uid: 'api::order.order',
    parts: ['api::order.order-line', 'api::order.order-status-change'],
    status: { field: 'orderStatus', table: 'orders', column: 'order_status' },
    closed: orderTexts.ordersArePlaced,
    async move(order, to, actor) {
      if (!isOrderStatus(to)) throw new errors.ValidationError(orderTexts.statusInvalid);
      await changeOrderStatus(strapi, { order, to, ...actor });
    },
  });
}

interface Group {
  key?: unknown;
  options?: readonly { key?: unknown }[] | null;
}

/** Seats are counted by key, so options with the same key would share one count and limit. */
export function guardOptionKeys(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { uid, action, params } = context;
    if (uid === 'api::seminar.seminar' && (action === 'create' || action === 'update')) {
      const { orderOptionGroup } = (params.data ?? {}) as { orderOptionGroup?: unknown };
      const groups = Array.isArray(orderOptionGroup) ? (orderOptionGroup as Group[]) : [];
      rejectRepeated(groups);
      rejectRepeated(groups.flatMap(({ options }) => options ?? []));
    }
    return next();
  });
}

function rejectRepeated(parts: readonly { key?: unknown }[]): void {
  const seen = new Set<unknown>();
  for (const { key } of parts) {
    // A missing key is reported by its own field.
    if (typeof key !== 'string') continue;
    if (seen.has(key)) throw new errors.ValidationError(orderTexts.optionKeyRepeated(key));
    seen.add(key);
  }
}
