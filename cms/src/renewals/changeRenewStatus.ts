import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Fault } from '../platform/errors/Fault';
import { writeMail } from '../platform/mail/writeMail';
import { writeNotification } from '../notifications/writeNotification';
import { query, toDate } from '../platform/sql/query';
import { addYears } from './addYears';
import { renewalEmail, renewedNotification } from './renewalNotifications';
import type { RenewableType, RenewStatus } from './renewRequest';
import { renewTexts } from './texts';
import type { ChangedBy } from '../platform/panel/ChangedBy';
import { tables } from '../platform/tables';

export interface RenewChange {
  request: string;
  to: Exclude<RenewStatus, 'pending_payment'>;
  by: ChangedBy;
  /** Staff member's name, not shown to the member. */
  actor?: string;
}

interface MovedRow {
  id: number;
  code: string;
  member_type: RenewableType;
  years: number;
  price: number | string;
  /** Null if the account is gone; then the request can only be cancelled. */
  user_id: number | null;
}

type PaidRow = MovedRow & { user_id: number };

/**
 * Settles an unpaid request exactly once: a payment extends the membership and notifies the member in
 * one transaction. Joins an open transaction.
 * @throws Fault 404 for an unknown request, 409 RenewStatusRefused if it is not awaiting payment or its
 * account is gone
 */
export async function changeRenewStatus(strapi: Core.Strapi, change: RenewChange): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const db: Knex.Transaction = trx;
    const now = new Date();
    const moved = await moveRequest(db, change, now);
    if (!isPaid(change, moved)) return;
    const account = await extendMembership(db, moved, now);
    const { user_id: userId, code, years, member_type: memberType } = moved;
    const { memberExpiresAt } = account;
    const renewal = { code, memberType, years, price: Number(moved.price), memberExpiresAt };
    await query(db, 'update renew_requests set member_expires_at = ? where id = ?', [
      memberExpiresAt,
      moved.id,
    ]);
    await writeNotification(db, renewedNotification(renewal, userId));
    await writeMail(db, [renewalEmail(renewal, account)]);
  });
}

/** A paid request always has an account: see `moveRequest`. */
function isPaid({ to }: RenewChange, moved: MovedRow): moved is PaidRow {
  return to === 'paid' && moved.user_id !== null;
}

async function moveRequest(db: Knex, change: RenewChange, now: Date): Promise<MovedRow> {
  const { request, to, by, actor = null } = change;
  const moment = to === 'paid' ? 'paid_at' : 'cancelled_at';
  const condition = to === 'paid' ? 'and user_id is not null' : '';
  const [moved] = await query<MovedRow>(
    db,
    `update renew_requests
     set request_status = ?, ${moment} = ?, updated_at = ?, settled_by = ?, actor = ?
     where document_id = ? and request_status = 'pending_payment' ${condition}
     returning id, code, member_type, years, price, user_id`,
    [to, now, now, by, actor, request],
  );
  if (moved) return moved;
  const [row] = await query<{ request_status: RenewStatus }>(
    db,
    'select request_status from renew_requests where document_id = ?',
    [request],
  );
  if (!row) throw new Fault(404, 'NotFoundError', renewTexts.notFound);
  const { request_status: status } = row;
  const refusal =
    status === 'pending_payment' ? renewTexts.accountGone : renewTexts.changeRefused(status, to);
  throw new Fault(409, 'RenewStatusRefused', refusal, { status });
}

interface AccountRow {
  email: string;
  full_name: string | null;
  member_expires_at: number | string | Date | null;
}

/** Starts from now or the current end, whichever is later. */
async function extendMembership(db: Knex, { user_id: userId, ...moved }: PaidRow, now: Date) {
  // Write before read: a concurrent payment for this member waits, then sees the new end.
  const [account] = await query<AccountRow>(
    db,
    `update ${tables.users} set updated_at = ? where id = ? returning email, full_name, member_expires_at`,
    [now, userId],
  );
  if (account === undefined) throw new Error(`Account ${userId} does not exist.`);
  const { member_expires_at: end, full_name: name, email } = account;
  const from = Math.max(now.getTime(), end === null ? 0 : toDate(end).getTime());
  const memberExpiresAt = addYears(new Date(from), moved.years);
  await query(
    db,
    `update ${tables.users} set member_type = ?, member_expires_at = ? where id = ?`,
    [moved.member_type, memberExpiresAt, userId],
  );
  return { memberExpiresAt, name: name || email, email };
}
