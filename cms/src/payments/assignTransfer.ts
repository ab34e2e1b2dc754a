import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { AuditActor } from '../audit/AuditEntry';
import { writeAudit } from '../audit/writeAudit';
import { badField, Fault } from '../platform/errors/Fault';
import { query } from '../platform/sql/query';
import { oweRefund } from '../refunds/oweRefund';
import { findByCodes } from './findPayable';
import { settleTransfer, type StoredTransfer } from './settleTransfer';
import { paymentTexts } from './texts';
import { withRevival } from './withRevival';

export interface Assigned {
  code: string;
  allocated: number;
  owed: number;
}

interface LockedRow {
  id: number;
  amount: number | string;
}

/**
 * Counts an unmatched transfer for the order or request with this code, by the same rules as if its text had
 * named it.
 * @throws Fault 400 for an unknown code, 404 for an unknown transfer, 409 if it is no longer unmatched
 */
export function assignTransfer(
  strapi: Core.Strapi,
  { id, code, actor }: { id: string; code: string; actor: AuditActor },
): Promise<Assigned> {
  return withRevival(strapi, async (revivals) =>
    strapi.db.transaction(async ({ trx }): Promise<Assigned> => {
      const transfer = await lockUnmatched(trx, id, actor.name);
      const [payable] = await findByCodes(trx, [code]);
      if (!payable) throw badField('code', paymentTexts.codeUnknown);
      const fate = await settleTransfer({ strapi, trx, transfer, revivals }, payable, code);
      if (fate.state === 'needs_review') throw badField('code', paymentTexts.refused);
      const { allocated } = fate;
      const owed = transfer.amount - allocated;
      await writeAudit(trx, actor, [
        {
          action: 'transfer_assigned',
          subject: { kind: 'transfer', id, label: code },
          userId: await payerOf(trx, code),
          changes: [
            { field: 'allocated', before: 0, after: allocated },
            { field: 'owed', before: 0, after: owed },
          ],
        },
      ]);
      return { code, allocated, owed };
    }),
  );
}

/**
 * Owes an unmatched transfer back to whoever sent it.
 * @throws Fault 404 for an unknown transfer, 409 if it is no longer unmatched
 */
export async function returnTransfer(
  strapi: Core.Strapi,
  { id, actor }: { id: string; actor: AuditActor },
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const { id: transferId, amount } = await lockUnmatched(trx, id, actor.name);
    await query(
      trx,
      "update bank_transactions set state = 'confirmed', reason = 'returned' where id = ?",
      [transferId],
    );
    await oweRefund(trx, { transferId, amount, reason: 'unmatched', payer: null });
    await writeAudit(trx, actor, [
      {
        action: 'transfer_returned',
        subject: { kind: 'transfer', id },
        changes: [{ field: 'owed', before: 0, after: amount }],
      },
    ]);
  });
}

async function payerOf(trx: Knex, code: string): Promise<number | null> {
  const [payer] = await query<{ user_id: number | null }>(
    trx,
    `select user_id from orders where code = ?
     union all select user_id from renew_requests where code = ?`,
    [code, code],
  );
  return payer?.user_id ?? null;
}

/** Of two staff who settle one transfer at once, the second waits and is refused. */
async function lockUnmatched(trx: Knex, id: string, actor: string): Promise<StoredTransfer> {
  const [row] = await query<LockedRow>(
    trx,
    `update bank_transactions set handled_by = ?
     where document_id = ? and state = 'needs_review' returning id, amount`,
    [actor, id],
  );
  if (row) return { id: row.id, amount: Number(row.amount) };
  const [known] = await query(trx, 'select id from bank_transactions where document_id = ?', [id]);
  throw known
    ? new Fault(409, 'TransferSettled', paymentTexts.settled)
    : new Fault(404, 'NotFoundError', paymentTexts.notFound);
}
