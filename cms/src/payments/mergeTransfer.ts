import type { Core } from '@strapi/strapi';
import type { AuditActor } from '../audit/AuditEntry';
import { writeAudit } from '../audit/writeAudit';
import { Fault } from '../platform/errors/Fault';
import { query, toDate } from '../platform/sql/query';
import { lockUnmatched } from './assignTransfer';
import { findCandidates } from './findCandidates';
import { paymentTexts } from './texts';
import type { Provider } from './Transfer';

interface MergedRow {
  provider: Provider;
  code: string | null;
  reference: string | null;
  banked_at: number | string | Date;
}

/**
 * Records that an unmatched transfer is one that was settled before: its reports become reports of that one, and the
 * row itself goes. Nothing is paid, nothing is owed, and nobody is notified.
 * @throws Fault 404 for an unknown transfer, 409 if it is no longer unmatched, or `into` can no longer be the same
 */
export async function mergeTransfer(
  strapi: Core.Strapi,
  { id, into, actor }: { id: string; into: string; actor: AuditActor },
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const transfer = await lockUnmatched(trx, id, actor.name);
    const [row] = await query<MergedRow>(
      trx,
      'select provider, code, reference, banked_at from bank_transactions where id = ?',
      [transfer.id],
    );
    const candidates =
      row?.code != null
        ? await findCandidates(trx, {
            ...transfer,
            provider: row.provider,
            code: row.code,
            bankedAt: toDate(row.banked_at),
          })
        : [];
    const same = candidates.find(({ documentId }) => documentId === into);
    if (!row || !same) throw new Fault(409, 'TransferSettled', paymentTexts.noCandidate);
    await query(
      trx,
      'update bank_transaction_sources set bank_transaction_id = ? where bank_transaction_id = ?',
      [same.id, transfer.id],
    );
    await query(trx, 'delete from bank_transactions where id = ?', [transfer.id]);
    await writeAudit(trx, actor, [
      {
        action: 'transfer_merged',
        subject: { kind: 'transfer', id: into, label: row.code },
        changes: [
          { field: 'amount', after: transfer.amount },
          { field: 'merged', after: id },
          { field: 'provider', after: row.provider },
          { field: 'reference', after: row.reference },
          { field: 'bankedAt', after: toDate(row.banked_at).toISOString() },
        ],
      },
    ]);
  });
}
