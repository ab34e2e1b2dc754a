import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { AuditActor } from '../../identity/audit/AuditEntry';
import { writeAudit } from '../../identity/audit/writeAudit';
import { HttpError } from '../../platform/errors/HttpError';
import { formatAmount } from '@iia/shared/numbers';
import { query } from '../../platform/sql/query';
import type { Refund } from '../../generated/types';
import { readRefunds } from './listRefunds';
import { notifyPayer } from './payer';
import { refundTexts } from './texts';

interface SentRow {
  amount: number | string;
  code: string | null;
  user_id: number | null;
  email: string | null;
  url: string | null;
}

/**
 * Marks the refund as sent and notifies the payer.
 * @throws HttpError 404 for an unknown refund, 409 if it was sent before
 */
export async function closeRefund(
  strapi: Core.Strapi,
  { id, reference, actor }: { id: string; reference: string; actor: AuditActor },
): Promise<Refund> {
  return strapi.db.transaction(async ({ trx }): Promise<Refund> => {
    const db: Knex.Transaction = trx;
    const now = new Date();
    const [sent] = await query<SentRow>(
      db,
      `update refunds set state = 'sent', sent_at = ?, sent_by = ?, sent_reference = ?, updated_at = ?
       where document_id = ? and state = 'owed' returning amount, code, user_id, email, url`,
      [now, actor.name, reference, now, id],
    );
    if (!sent) throw await refusalOf(db, id);
    await notifyRefundSent(db, sent, reference);
    await writeAudit(db, actor, {
      action: 'refund_sent',
      subject: { kind: 'refund', id, label: sent.code },
      userId: sent.user_id,
      changes: [
        { field: 'state', before: 'owed', after: 'sent' },
        { field: 'amount', after: Number(sent.amount) },
        { field: 'reference', after: reference },
      ],
    });
    const [refund] = await readRefunds(db, 'r.document_id = ?', [id]);
    if (!refund) throw new Error('A refund belongs to a transfer.');
    return refund;
  });
}

async function notifyRefundSent(
  db: Knex.Transaction,
  sent: SentRow,
  reference: string,
): Promise<void> {
  const { code, url, user_id: userId, email } = sent;
  if (code === null || url === null) return;
  const amount = Number(sent.amount);
  await notifyPayer(
    db,
    { code, url, userId, email },
    {
      kind: 'refund_sent',
      title: refundTexts.sentTitle(amount),
      body: refundTexts.sentBody(code, reference),
      facts: [
        [refundTexts.facts.amount, formatAmount(amount)],
        [refundTexts.facts.reference, reference],
      ],
    },
  );
}

async function refusalOf(db: Knex, id: string): Promise<HttpError> {
  const [known] = await query(db, 'select id from refunds where document_id = ?', [id]);
  return known
    ? new HttpError(409, 'RefundAlreadySent', refundTexts.alreadySent)
    : new HttpError(404, 'NotFoundError', refundTexts.notFound);
}
