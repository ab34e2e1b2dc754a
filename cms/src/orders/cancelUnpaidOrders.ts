import type { Core } from '@strapi/strapi';
import { Fault } from '../platform/errors/Fault';
import { changeOrderStatus } from './changeOrderStatus';
import { query } from '../platform/sql/query';
import { orderTexts } from './texts';

/** How many are looked at in one run, so that a run never lasts long. */
const BATCH = 500;

/** Cancels the orders whose time to pay is over, and so frees their places. Gives how many. */
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
      // Paid, or cancelled by another server, since it was read. Anything else is that order's alone:
      // it comes first again next time, and must not hold up those behind it.
      if (!(error instanceof Fault)) strapi.log.error(error);
    }
  }
  return cancelled;
}
