import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { HttpError } from '../../platform/errors/HttpError';
import { writeMail } from '../../platform/mail/writeMail';
import { writeNotification } from '../../platform/notifications/writeNotification';
import { query, toDate, type Stamp } from '../../platform/sql/query';
import { lockMembers } from '../memberships/refreshMemberships';
import { renewalEmail, renewedNotification } from './renewalNotifications';
import type { RenewableType, RenewStatus } from './renewRequest';
import { canStart, startTerm, type PayableRequest } from './startTerm';
import { renewTexts } from './texts';
import type { ChangedBy } from '../../platform/panel-writes/guardRecords';
import { routePatterns } from '@iia/shared/routePatterns';
import { tables } from '../../platform/tables';
import type { Payer } from '../../commerce/refunds/payer';
import { returnPayments } from '../../commerce/refunds/queueRefund';

export interface RenewChange {
  request: string;
  to: Exclude<RenewStatus, 'pending_payment'>;
  by: ChangedBy;
  /** Staff member's name, not shown to the member. */
  actor?: string;
}

interface RequestRow {
  id: number;
  code: string;
  member_type: RenewableType;
  years: number;
  price: number | string;
  credit: number | string | null;
  seats: number | null;
  begins: PayableRequest['begins'];
  credited_terms: string | null;
  requested_at: Stamp;
  request_status: RenewStatus;
  /** Null if the account is gone; then the request can only be cancelled. */
  user_id: number | null;
}

/**
 * Settles an unpaid request exactly once: a payment starts a term and notifies the member in one
 * transaction. Joins an open transaction; if it throws, it has written nothing.
 * @throws HttpError 404 for an unknown request, 409 RenewStatusRefused if it is not awaiting payment,
 * its account is gone, or the terms that it deducts have changed
 */
export async function changeRenewStatus(strapi: Core.Strapi, change: RenewChange): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const db: Knex.Transaction = trx;
    const now = new Date();
    if (change.to === 'cancelled') {
      await moveRequest(db, change, now);
      return returnPayments(db, await payerOf(db, change), 'cancelled');
    }
    const request = await payableRequest(db, change);
    await moveRequest(db, change, now);
    const { id, userId, code, years, memberType, price } = request;
    const memberExpiresAt = await startTerm(db, request, change.actor ?? null, now);
    const renewal = { code, memberType, years, price, memberExpiresAt };
    await query(db, 'update renew_requests set member_expires_at = ? where id = ?', [
      memberExpiresAt,
      id,
    ]);
    await writeNotification(db, renewedNotification(renewal, userId));
    await writeMail(db, [renewalEmail(renewal, await addresseeOf(db, userId))]);
  });
}

/** Locks its member, so that the terms cannot change until the transaction ends. */
async function payableRequest(db: Knex, change: RenewChange): Promise<PayableRequest> {
  const row = await readRequest(db, change);
  if (row.user_id === null) throw statusRefused(renewTexts.accountGone, row.request_status);
  const request = {
    id: row.id,
    code: row.code,
    userId: row.user_id,
    memberType: row.member_type,
    years: row.years,
    price: Number(row.price),
    credit: Number(row.credit ?? 0),
    seats: row.seats ?? 0,
    begins: row.begins,
    creditedTerms: row.credited_terms,
    requestedAt: toDate(row.requested_at),
  };
  await lockMembers(db, [request.userId]);
  if (row.request_status === 'pending_payment' && !(await canStart(db, request))) {
    throw statusRefused(renewTexts.termsChanged, 'cancelled');
  }
  return request;
}

async function readRequest(db: Knex, { request }: RenewChange): Promise<RequestRow> {
  const [row] = await query<RequestRow>(
    db,
    `select id, code, member_type, years, price, credit, seats, begins, credited_terms, requested_at,
            request_status, user_id
     from renew_requests where document_id = ?`,
    [request],
  );
  if (!row) throw new HttpError(404, 'NotFoundError', renewTexts.notFound);
  return row;
}

/** The payer of a part of it, if any. */
async function payerOf(db: Knex, { request }: RenewChange): Promise<Payer> {
  const [row] = await query<{ code: string; user_id: number | null; email: string | null }>(
    db,
    `select r.code, r.user_id, u.email from renew_requests r
     left join ${tables.users} u on u.id = r.user_id where r.document_id = ?`,
    [request],
  );
  if (!row) throw new Error(`Request ${request} does not exist.`);
  return { code: row.code, userId: row.user_id, email: row.email, url: routePatterns.memberType };
}

async function moveRequest(db: Knex, change: RenewChange, now: Date): Promise<void> {
  const { request, to, by, actor = null } = change;
  const moment = to === 'paid' ? 'paid_at' : 'cancelled_at';
  const moved = await query(
    db,
    `update renew_requests
     set request_status = ?, ${moment} = ?, updated_at = ?, settled_by = ?, actor = ?
     where document_id = ? and request_status = 'pending_payment' returning id`,
    [to, now, now, by, actor, request],
  );
  if (moved.length > 0) return;
  const { request_status: status } = await readRequest(db, change);
  throw statusRefused(renewTexts.changeRefused(status, to), status);
}

function statusRefused(message: string, status: RenewStatus): HttpError {
  return new HttpError(409, 'RenewStatusRefused', message, { status });
}

async function addresseeOf(db: Knex, userId: number): Promise<{ name: string; email: string }> {
  const [account] = await query<{ email: string; full_name: string | null }>(
    db,
    `select email, full_name from ${tables.users} where id = ?`,
    [userId],
  );
  if (account === undefined) throw new Error(`Account ${userId} does not exist.`);
  return { name: account.full_name || account.email, email: account.email };
}
