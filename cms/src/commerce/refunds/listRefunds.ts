import { limits } from '@iia/shared/limits';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Refund, RefundState } from '../../generated/types';
import { badField } from '../../platform/errors/HttpError';
import { paginationOf, readPage } from '../../platform/query/readValues';
import { query, type Row } from '../../platform/sql/query';
import { iso, isoOrNull, rowReader, textOrEmpty, toNumber } from '../../platform/sql/rowReader';
import { tables } from '../../platform/tables';
import { refundTexts } from './texts';

const ORDER: Record<RefundState, string> = {
  owed: 'r.owed_at, r.id',
  sent: 'r.sent_at desc, r.id desc',
};

const toRefund = rowReader<Refund>()(
  ['documentId', 'reason', 'state', 'code', 'payerName', 'payerEmail', 'sentBy', 'sentReference'],
  { amount: toNumber, description: textOrEmpty, bankedAt: iso, owedAt: iso, sentAt: isoOrNull },
);

/** `?page=&state=`. @throws HttpError 400 for a bad page or state */
export async function listRefunds(strapi: Core.Strapi, parameters: Record<string, unknown>) {
  const page = readPage(parameters.page);
  const { state } = parameters;
  if (state !== 'owed' && state !== 'sent') throw badField('state', refundTexts.stateInvalid);
  const db = strapi.db.connection;
  const [count] = await query<{ total: number | string }>(
    db,
    'select count(*) as total from refunds where state = ?',
    [state],
  );
  const [due] = await query<{ amount: number | string | null }>(
    db,
    "select sum(amount) as amount from refunds where state = 'owed'",
  );
  return {
    data: await readRefunds(
      db,
      `r.state = ? order by ${ORDER[state]} limit ${limits.longPage} offset ?`,
      [state, (page - 1) * limits.longPage],
    ),
    meta: {
      pagination: paginationOf(page, limits.longPage, Number(count?.total ?? 0)),
      owed: Number(due?.amount ?? 0),
    },
  };
}

/** `where` may end with an order and a limit. */
export async function readRefunds(
  db: Knex,
  where: string,
  bindings: readonly (string | number)[],
): Promise<Refund[]> {
  const rows = await query<Row>(
    db,
    `select r.document_id, r.amount, r.reason, r.state, r.code, r.email as payer_email, r.owed_at, r.sent_at,
            r.sent_by, r.sent_reference, t.description, t.banked_at,
            coalesce(u.full_name, u.username) as payer_name
     from refunds r
     join bank_transactions t on t.id = r.bank_transaction_id
     left join ${tables.users} u on u.id = r.user_id
     where ${where}`,
    bindings,
  );
  return rows.map(toRefund);
}
