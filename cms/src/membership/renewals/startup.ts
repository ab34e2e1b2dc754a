import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { guardRecords } from '../../platform/panel-writes/guardRecords';
import { changeRenewStatus } from './changeRenewStatus';
import { renewTexts } from './texts';
import { HttpError } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';
import { logFailure } from '../../platform/outages/logFailure';

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
      if (!(error instanceof HttpError)) logFailure(strapi, error);
    }
  }
  return cancelled;
}

const PRICE = 'api::user-renew-price.user-renew-price';

export function guardRenewals(strapi: Core.Strapi): void {
  guardRecords(strapi, {
    uid: 'api::renew-request.renew-request',
    status: { field: 'requestStatus', table: 'renew_requests', column: 'request_status' },
    closed: renewTexts.requestsAreSent,
    async move(request, to, actor) {
      // A request may not return to awaiting payment either.
      if (to !== 'paid' && to !== 'cancelled') {
        throw new errors.ValidationError(renewTexts.statusInvalid);
      }
      await changeRenewStatus(strapi, { request, to, ...actor });
    },
  });
  guardPrices(strapi);
}

function guardPrices(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== PRICE || (action !== 'create' && action !== 'update')) return next();
    const documentId = action === 'update' ? context.params.documentId : '';
    const rows = await strapi.db.query(PRICE).findMany({});
    const own = rows.find((row) => row.documentId === documentId);
    const { memberType, years } = { ...own, ...params.data } as Record<string, unknown>;
    const same = rows.some(
      (row) => row !== own && row.memberType === memberType && row.years === years,
    );
    if (same) throw new errors.ValidationError(renewTexts.priceRepeated);
    return next();
  });
}
