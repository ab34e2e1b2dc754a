import type { Knex } from 'knex';
import { lockMembers } from '../../membership/memberships/refreshMemberships';
import { orderUrl } from '../orders/orderNotifications';
import { routePatterns } from '@iia/shared/routePatterns';
import { query, toDate, type Stamp } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import type { Payer } from '../refunds/payer';
import type { Payable } from './findPayable';

export interface LockedPayable extends Payable {
  /** Đồng counted for it so far. */
  received: number;
  payBefore: Date | null;
  payer: Payer;
}

interface LockedRow {
  total: number | string;
  status: string;
  user_id: number | null;
  email: string | null;
  pay_before: Stamp | null;
}

const statements = {
  order: `update orders set updated_at = updated_at where document_id = ?
    returning total, order_status as status, user_id, customer_email as email, pay_before`,
  request: `update renew_requests set updated_at = updated_at where document_id = ?
    returning price as total, request_status as status, user_id, pay_before,
      (select u.email from ${tables.users} u where u.id = user_id) as email`,
};

/** Reads an order or request again and locks it against other transfers, cancellations and staff. */
export async function lockPayable(
  trx: Knex,
  { kind, id, code }: Payable,
): Promise<LockedPayable | null> {
  if (kind === 'request') await lockMemberOf(trx, id);
  const [row] = await query<LockedRow>(trx, statements[kind], [id]);
  if (!row) return null;
  const [sum] = await query<{ received: number | string | null }>(
    trx,
    'select sum(amount) as received from bank_transaction_allocations where code = ?',
    [code],
  );
  return {
    kind,
    id,
    code,
    total: Number(row.total),
    status: row.status,
    received: Number(sum?.received ?? 0),
    payBefore: row.pay_before === null ? null : toDate(row.pay_before),
    payer: {
      code,
      userId: row.user_id,
      email: row.email,
      url: kind === 'order' ? orderUrl({ documentId: id }) : routePatterns.memberType,
    },
  };
}

/** Before the request, in the order of `changeRenewStatus`, to avoid deadlocks. */
async function lockMemberOf(trx: Knex, request: string): Promise<void> {
  const [row] = await query<{ user_id: number | null }>(
    trx,
    'select user_id from renew_requests where document_id = ?',
    [request],
  );
  if (row?.user_id) await lockMembers(trx, [row.user_id]);
}
