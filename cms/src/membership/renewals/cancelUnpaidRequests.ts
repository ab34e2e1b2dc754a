import type { Core } from '@strapi/strapi';
import { HttpError } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';
import { changeRenewStatus } from './changeRenewStatus';

/** Per run, to limit its duration. */
const BATCH = 500;

/** Cancels overdue requests and queues refunds of partial payments. @returns the number cancelled */
export async function cancelUnpaidRequests(strapi: Core.Strapi, now: Date): Promise<number> {
  const due = await query<{ document_id: string }>(
    strapi.db.connection,
    `select document_id from renew_requests where request_status = 'pending_payment' and pay_before < ?
     order by pay_before limit ${BATCH}`,
    [now],
  );
  let cancelled = 0;
  for (const { document_id: request } of due) {
    try {
      await changeRenewStatus(strapi, { request, to: 'cancelled', by: 'system' });
      cancelled += 1;
    } catch (error) {
      // Paid or cancelled meanwhile. Any other error must not hold up the remaining requests.
      if (!(error instanceof HttpError)) strapi.log.error(error);
    }
  }
  return cancelled;
}
