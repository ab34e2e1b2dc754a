import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { readBankAccount, readReceived } from '../../commerce/billing/payment';
import { query, toDate, type Row } from '../../platform/sql/query';
import { dateOrNull, rowReader, toNumber } from '../../platform/sql/rowReader';
import { renewRequestResponse, type RenewRequest, type RenewRequestResponse } from './renewRequest';

const toRequest = rowReader<RenewRequest>()(['documentId', 'code', 'memberType', 'status'], {
  years: toNumber,
  price: toNumber,
  credit: toNumber,
  requestedAt: toDate,
  payBefore: toDate,
  paidAt: dateOrNull,
  memberExpiresAt: dateOrNull,
});

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
  const rows = await query<Row & { request_hash: string }>(
    db,
    `select document_id, code, member_type, years, price, credit, request_status as status, requested_at,
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
