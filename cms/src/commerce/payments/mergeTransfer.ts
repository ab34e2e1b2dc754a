import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { AuditActor } from '../../identity/audit/AuditEntry';
import { writeAudit } from '../../identity/audit/writeAudit';
import { HttpError } from '../../platform/errors/HttpError';
import { query, toDate, type Stamp } from '../../platform/sql/query';
import { lockUnmatched } from './assignTransfer';
import { planMerge } from './planMerge';
import { paymentTexts } from './texts';
import type { Provider } from './Transfer';

interface MergedRow {
  provider: Provider;
  code: string | null;
  reference: string | null;
  description: string | null;
  banked_at: Stamp;
}

/**
 * Merges an unmatched transfer into another one that it duplicates: its reports move to that one, and
 * its row is deleted. Causes no payment, refund or notification.
 * @throws HttpError 404 for an unknown transfer, 409 if it is no longer unmatched, or `into` can no
 * longer be the same
 */
export async function mergeTransfer(
  strapi: Core.Strapi,
  { id, into, actor }: { id: string; into: string; actor: AuditActor },
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await lockBoth(trx, [id, into]);
    const transfer = await lockUnmatched(trx, id, actor.name);
    const [row] = await query<MergedRow>(
      trx,
      'select provider, code, reference, description, banked_at from bank_transactions where id = ?',
      [transfer.id],
    );
    const merger =
      row &&
      (await planMerge(
        trx,
        {
          ...transfer,
          code: row.code,
          reference: row.reference,
          description: row.description ?? '',
          bankedAt: toDate(row.banked_at),
        },
        into,
      ));
    if (!merger) throw new HttpError(409, 'TransferSettled', paymentTexts.noCandidate);
    for (const [provider, target] of merger.targets) {
      await query(
        trx,
        `update bank_transaction_sources set bank_transaction_id = ?
         where bank_transaction_id = ? and provider = ?`,
        [target, transfer.id, provider],
      );
    }
    await query(
      trx,
      'update statement_reversals set bank_transaction_id = ? where bank_transaction_id = ?',
      [merger.into.id, transfer.id],
    );
    await query(trx, 'delete from bank_transactions where id = ?', [transfer.id]);
    await writeAudit(trx, actor, {
      action: 'transfer_merged',
      subject: { kind: 'transfer', id: into, label: row.code },
      changes: [
        { field: 'amount', after: transfer.amount },
        { field: 'merged', after: id },
        { field: 'provider', after: row.provider },
        { field: 'reference', after: row.reference },
        { field: 'bankedAt', after: toDate(row.banked_at).toISOString() },
      ],
    });
  });
}

/** In a fixed order: two unmatched transfers may be merged into each other concurrently. */
async function lockBoth(trx: Knex, ids: readonly string[]): Promise<void> {
  for (const id of [...ids].sort()) {
    await query(trx, 'update bank_transactions set updated_at = updated_at where document_id = ?', [
      id,
    ]);
  }
}
