import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { HttpError } from '../../platform/errors/HttpError';
import { createOnce, requestHash } from '../../platform/idempotency/createOnce';
import { writeNotification } from '../../platform/notifications/writeNotification';
import { newDocumentId, documentColumns } from '../../platform/sql/documentIds';
import { lockOpenMember } from '../../identity/auth/lockAccount';
import { newPaymentCode } from '../../commerce/billing/paymentCode';
import { paymentDue } from '../../commerce/billing/payment';
import { insertRows, query } from '../../platform/sql/query';
import { quoteRenewal, quoteResponse, type Quoted } from './quoteRenewal';
import { creditOf } from './planTerm';
import { creditedTerms } from './startTerm';
import { readRenewRequests } from './readRenewRequests';
import type { RenewRequest, RenewRequestInput } from './renewRequest';
import { requestedNotification } from './renewalNotifications';
import { renewTexts } from './texts';

/** Unpaid requests per member. */
const MAX_UNPAID = 3;

interface RenewalCall {
  userId: number;
  input: RenewRequestInput;
  hash: string;
}

/**
 * Requests a membership at today's price and notifies the member how to pay. The same key and body
 * return the same request.
 * @throws HttpError 400 if the membership is not offered, 409 PriceChanged with the new quote, 409
 * TooManyUnpaidRequests or ChangeAwaitsPayment, 422 if the key belongs to another request, 503 if the
 * database stays busy
 */
export async function requestRenewal(
  strapi: Core.Strapi,
  userId: number,
  input: RenewRequestInput,
): Promise<RenewRequest> {
  const call = { userId, input, hash: requestHash(input) };
  const db: Knex = strapi.db.connection;
  const { created } = await createOnce<RenewRequest>({
    hash: call.hash,
    texts: renewTexts,
    find: () => findRequest(db, call),
    async write() {
      const quoted = await quoteRenewal(db, userId, input, new Date());
      checkTotal(quoted, input);
      const draft = draftRequest(quoted);
      return (await writeOnce(db, call, draft, quoted)) ? draft : null;
    },
  });
  return created;
}

function checkTotal(quoted: Quoted, { expectedPrice }: RenewRequestInput): void {
  if (quoted.plan.total === expectedPrice) return;
  const quote = quoteResponse(quoted);
  throw new HttpError(409, 'PriceChanged', renewTexts.priceChanged, { quote });
}

/** False if the member's key or the code is in use. */
function writeOnce(
  db: Knex,
  { userId, input, hash }: RenewalCall,
  request: RenewRequest,
  { plan, requested: wanted }: Quoted,
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const inserted = await insertRows(
      trx,
      'renew_requests',
      {
        ...documentColumns(request.documentId, request.requestedAt),
        code: request.code,
        request_status: request.status,
        member_type: request.memberType,
        years: request.years,
        price: request.price,
        credit: request.credit,
        seats: wanted.seats,
        begins: plan.begins,
        credited_terms: creditedTerms(plan.credits),
        note: input.note ?? null,
        requested_at: request.requestedAt,
        pay_before: request.payBefore,
        user_id: userId,
        idempotency_key: input.idempotencyKey.toLowerCase(),
        request_hash: hash,
      },
      'on conflict do nothing returning id',
    );
    if (inserted.length === 0) return false;
    await checkUnpaid(trx, userId);
    // A concurrent call may have added a term since the quote.
    const current = await quoteRenewal(trx, userId, input, request.requestedAt);
    checkTotal(current, input);
    if (creditedTerms(current.plan.credits) !== creditedTerms(plan.credits)) {
      throw new HttpError(409, 'PriceChanged', renewTexts.priceChanged, {
        quote: quoteResponse(current),
      });
    }
    await writeNotification(trx, requestedNotification(request, userId));
    return true;
  });
}

/**
 * Includes the request just inserted, as in `checkUnpaidLimits`. A change depends on the current
 * terms, which another request would alter: it must be the only unpaid one.
 */
async function checkUnpaid(trx: Knex, userId: number): Promise<void> {
  await lockOpenMember(trx, userId);
  const [row] = await query<{ unpaid: number | string; changes: number | string }>(
    trx,
    `select count(*) as unpaid, count(case when begins = 'change' then 1 end) as changes
     from renew_requests where user_id = ? and request_status = 'pending_payment'`,
    [userId],
  );
  const unpaid = Number(row?.unpaid);
  if (Number(row?.changes) > 0 && unpaid > 1) {
    throw new HttpError(409, 'ChangeAwaitsPayment', renewTexts.changeAwaitsPayment);
  }
  if (unpaid <= MAX_UNPAID) return;
  throw new HttpError(409, 'TooManyUnpaidRequests', renewTexts.tooManyUnpaid(MAX_UNPAID));
}

function draftRequest({ requested: { memberType, years }, plan }: Quoted): RenewRequest {
  const requestedAt = new Date();
  return {
    documentId: newDocumentId(),
    code: newPaymentCode('GH', requestedAt),
    memberType,
    years,
    price: plan.total,
    credit: creditOf(plan.credits),
    status: 'pending_payment',
    requestedAt,
    payBefore: paymentDue(requestedAt),
    paidAt: null,
    memberExpiresAt: null,
  };
}

async function findRequest(db: Knex, { userId, input }: RenewalCall) {
  const [stored] = await readRenewRequests(db, 'user_id = ? and idempotency_key = ?', [
    userId,
    input.idempotencyKey.toLowerCase(),
  ]);
  return stored ? { created: stored.request, hash: stored.requestHash } : null;
}
