import type { Core } from '@strapi/strapi';
import { writeAudit } from '../../identity/audit/writeAudit';
import { runBatchInputRules } from '../../generated/inputRules/RunBatchInput';
import type { Caller } from '../managed-users/Caller';
import { checkInput } from '../../platform/errors/checkInput';
import { HttpError } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';
import { DRAFT_MS, findBatch } from './findBatch';
import { batchTexts } from './texts';

/**
 * Starts a draft. Idempotent.
 *
 * @returns its `documentId`
 * @throws HttpError 404 for an unknown draft, 409 for one older than a day
 */
export async function startBatch(
  strapi: Core.Strapi,
  { id: callerId, actor }: Caller,
  body: unknown,
): Promise<string> {
  const { id: documentId, why } = checkInput(runBatchInputRules, body);
  const now = Date.now();
  await strapi.db.connection.transaction(async (trx) => {
    const [started] = await query<{ id: number; action: string; total: number; filter: string }>(
      trx,
      `update user_batches set state = 'running', started_at = ?, why = ?, actor = ?, caller_id = ?
       where document_id = ? and state = 'draft' and created_at > ?
       returning id, action, total, filter`,
      [now, why, JSON.stringify(actor), callerId, documentId, now - DRAFT_MS],
    );
    if (!started) {
      const { state } = await findBatch(trx, documentId);
      if (state === 'draft') throw new HttpError(409, 'DraftTooOld', batchTexts.stale);
      return;
    }
    await writeAudit(trx, actor, [
      {
        action: 'batch_run',
        subject: { kind: 'batch', id: documentId, label: started.action },
        changes: [
          { field: 'total', after: Number(started.total) },
          { field: 'filter', after: started.filter },
        ],
        reason: why,
      },
    ]);
  });
  return documentId;
}
