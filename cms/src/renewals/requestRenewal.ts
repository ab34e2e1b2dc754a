import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { badField, Fault } from '../platform/errors/Fault';
import { createOnce } from '../platform/idempotency/createOnce';
import { requestHash } from '../platform/idempotency/requestHash';
import { writeNotification } from '../notifications/writeNotification';
import { newDocumentId } from '../platform/sql/documentIds';
import { lockMember } from '../auth/lockMember';
import { newPaymentCode } from '../billing/paymentCode';
import { paymentDue } from '../billing/payment';
import { insertRows, query } from '../platform/sql/query';
import { readRenewPrices } from './renewPrices';
import { readRenewRequests } from './readRenewRequests';
import type { RenewRequest, RenewRequestInput } from './renewRequest';
import { requestedNotification } from './renewalNotifications';
import { renewTexts } from './texts';
import { documentColumns } from '../platform/sql/documentColumns';

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
 * @throws Fault 400 if the membership is not offered, 409 PriceChanged with the new price, 409
 * TooManyUnpaidRequests, 422 if the key belongs to another request, 503 if the database stays busy
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
      await checkPrice(db, input);
      const draft = draftRequest(input);
      return (await writeOnce(db, call, draft)) ? draft : null;
    },
  });
  return created;
}

async function checkPrice(db: Knex, { memberType, years, expectedPrice }: RenewRequestInput) {
  const prices = await readRenewPrices(db);
  const found = prices.find((each) => each.memberType === memberType && each.years === years);
  if (found === undefined) throw badField('years', renewTexts.noPrice);
  if (found.price === expectedPrice) return;
  throw new Fault(409, 'PriceChanged', renewTexts.priceChanged, { price: found });
}

/** False if the member's key or the code is taken. */
function writeOnce(
  db: Knex,
  { userId, input, hash }: RenewalCall,
  request: RenewRequest,
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const inserted = await insertRows(
      trx,
      'renew_requests',
      [
        {
          ...documentColumns(request.documentId, request.requestedAt),
          code: request.code,
          request_status: request.status,
          member_type: request.memberType,
          years: request.years,
          price: request.price,
          note: input.note ?? null,
          requested_at: request.requestedAt,
          pay_before: request.payBefore,
          user_id: userId,
          idempotency_key: input.idempotencyKey.toLowerCase(),
          request_hash: hash,
        },
      ],
      'on conflict do nothing returning id',
    );
    if (inserted.length === 0) return false;
    await checkUnpaid(trx, userId);
    await writeNotification(trx, requestedNotification(request, userId));
    return true;
  });
}

/** Includes the request just inserted, as in `checkUnpaidLimits`. */
async function checkUnpaid(trx: Knex, userId: number): Promise<void> {
  await lockMember(trx, userId);
  const [row] = await query<{ unpaid: number | string }>(
    trx,
    `select count(*) as unpaid from renew_requests
     where user_id = ? and request_status = 'pending_payment'`,
    [userId],
  );
  if (Number(row?.unpaid) <= MAX_UNPAID) return;
  throw new Fault(409, 'TooManyUnpaidRequests', renewTexts.tooManyUnpaid(MAX_UNPAID));
}

function draftRequest({
  memberType,
  years,
  expectedPrice: price,
}: RenewRequestInput): RenewRequest {
  const requestedAt = new Date();
  return {
    documentId: newDocumentId(),
    code: newPaymentCode('GH', requestedAt),
    ...{ memberType, years, price },
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
