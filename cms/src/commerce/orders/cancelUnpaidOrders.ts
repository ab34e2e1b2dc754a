import type { Core } from '@strapi/strapi';
import { HttpError } from '../../platform/errors/HttpError';
import { changeOrderStatus } from './changeOrderStatus';
import { query } from '../../platform/sql/query';
import { orderTexts } from './texts';

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
      if (!(error instanceof HttpError)) strapi.log.error(error);
    }
  }
  return cancelled;
}
