import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { newDocumentId } from '../../platform/sql/documentIds';
import { insertRows } from '../../platform/sql/query';
import { readBuyers } from '../members/loadMembers';
import { createRandom } from '../random';
import { planRenewals } from './planRenewals';
import { documentColumns } from '../../platform/sql/documentColumns';

const SEED = 31_1011;
/** SQLite allows at most 32,766 bound values per statement. */
const BATCH = 100;

export async function loadRenewals(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  day: Date,
): Promise<void> {
  const members = await readBuyers(strapi, trx);
  const rows = planRenewals({ members, random: createRandom(SEED), now: day }).map((request) => {
    const documentId = newDocumentId();
    return {
      ...documentColumns(documentId, request.requestedAt),
      code: request.code,
      request_status: request.status,
      member_type: request.memberType,
      years: request.years,
      price: request.price,
      requested_at: request.requestedAt,
      pay_before: request.payBefore,
      paid_at: request.paidAt,
      cancelled_at: request.cancelledAt,
      member_expires_at: request.memberExpiresAt,
      settled_by: { paid: 'staff', cancelled: 'system', pending_payment: null }[request.status],
      user_id: request.userId,
      idempotency_key: documentId,
      request_hash: '',
    };
  });
  for (let from = 0; from < rows.length; from += BATCH) {
    await insertRows(trx, 'renew_requests', rows.slice(from, from + BATCH));
  }
}
