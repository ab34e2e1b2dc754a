import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { readBankAccount, readReceived } from '../../commerce/billing/payment';
import { query, toDate } from '../../platform/sql/query';
import {
  renewRequestResponse,
  type RenewableType,
  type RenewRequest,
  type RenewRequestResponse,
  type RenewStatus,
} from './renewRequest';

type Moment = number | string | Date;

interface RenewRow {
  document_id: string;
  code: string;
  member_type: RenewableType;
  years: number;
  price: number | string;
  credit: number | string | null;
  request_status: RenewStatus;
  requested_at: Moment;
  pay_before: Moment;
  paid_at: Moment | null;
  member_expires_at: Moment | null;
  request_hash: string;
}

/** More than any member sends; older requests are omitted. */
const MAX_SHOWN = 100;

export interface StoredRenewRequest {
  request: RenewRequest;
  requestHash: string;
}

export async function readRenewRequests(
  db: Knex,
  where: string,
  bindings: readonly (string | number)[],
): Promise<StoredRenewRequest[]> {
  const rows = await query<RenewRow>(
    db,
    `select document_id, code, member_type, years, price, credit, request_status, requested_at,
            pay_before, paid_at, member_expires_at, request_hash
     from renew_requests where ${where} order by requested_at desc, id desc limit ${MAX_SHOWN}`,
    bindings,
  );
  return rows.map((row) => ({ request: toRequest(row), requestHash: row.request_hash }));
}

export async function listRenewRequests(
  strapi: Core.Strapi,
  userId: number,
): Promise<RenewRequestResponse[]> {
  const stored = await readRenewRequests(strapi.db.connection, 'user_id = ?', [userId]);
  return toRenewRequestResponses(
    strapi,
    stored.map(({ request }) => request),
  );
}

export async function toRenewRequestResponses(
  strapi: Core.Strapi,
  requests: readonly RenewRequest[],
): Promise<RenewRequestResponse[]> {
  const unpaid = requests.some(({ status }) => status === 'pending_payment');
  const account = unpaid ? await readBankAccount(strapi, strapi.db.connection) : null;
  const received = await readReceived(strapi.db.connection, requests);
  return requests.map((request) =>
    renewRequestResponse(request, account, received.get(request.code)),
  );
}

function toRequest(row: RenewRow): RenewRequest {
  return {
    documentId: row.document_id,
    code: row.code,
    memberType: row.member_type,
    years: row.years,
    price: Number(row.price),
    credit: Number(row.credit ?? 0),
    status: row.request_status,
    requestedAt: toDate(row.requested_at),
    payBefore: toDate(row.pay_before),
    paidAt: row.paid_at === null ? null : toDate(row.paid_at),
    memberExpiresAt: row.member_expires_at === null ? null : toDate(row.member_expires_at),
  };
}
