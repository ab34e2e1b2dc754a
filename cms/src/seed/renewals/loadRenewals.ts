import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { newDocumentId } from '../../platform/sql/documentIds';
import { insertRows } from '../../platform/sql/query';
import { MEMBER_EMAIL } from '../accounts';
import { readBuyers } from '../members/loadMembers';
import { createRandom } from '../random';
import type { Samples } from '../samples/Samples';
import { loadTerms } from './loadTerms';
import { planOwnRenewals } from './planOwnRenewals';
import { planRenewals } from './planRenewals';
import { documentColumns } from '../../platform/sql/documentColumns';

const SEED = 31_1011;
/** SQLite allows at most 32,766 bound values per statement. */
const BATCH = 100;

export async function loadRenewals(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { renewPrices }: Samples,
  day: Date,
): Promise<void> {
  const members = await readBuyers(strapi, trx);
  const own = members.filter(({ email }) => email === MEMBER_EMAIL);
  const others = members.filter(({ email }) => email !== MEMBER_EMAIL);
  const requests = [
    ...planRenewals({ members: others, renewPrices, random: createRandom(SEED), now: day }),
    ...own.flatMap((member) => planOwnRenewals(member, renewPrices)),
  ];
  const rows = requests.map((request) => {
    const documentId = newDocumentId();
    return {
      ...documentColumns(documentId, request.requestedAt),
      code: request.code,
      request_status: request.status,
      member_type: request.memberType,
      years: request.years,
      price: request.price,
      credit: request.credit,
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
  const ids = new Map<string, number>();
  for (let from = 0; from < rows.length; from += BATCH) {
    const some = rows.slice(from, from + BATCH);
    type Stored = { id: number; code: string };
    const stored = await insertRows<Stored>(trx, 'renew_requests', some, 'returning id, code');
    for (const { id, code } of stored) ids.set(code, id);
  }
  await loadTerms(
    trx,
    members,
    requests.map((request) => ({ ...request, id: ids.get(request.code) ?? 0 })),
    day,
  );
}
