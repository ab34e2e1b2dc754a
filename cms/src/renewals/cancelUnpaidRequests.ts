import type { Core } from '@strapi/strapi';
import { query } from '../platform/sql/query';

/** Cancels overdue requests in one statement. @returns how many */
export async function cancelUnpaidRequests(strapi: Core.Strapi, now: Date): Promise<number> {
  const cancelled = await query(
    strapi.db.connection,
    `update renew_requests
     set request_status = 'cancelled', cancelled_at = ?, updated_at = ?, settled_by = 'system'
     where request_status = 'pending_payment' and pay_before < ? returning id`,
    [now, now, now],
  );
  return cancelled.length;
}
