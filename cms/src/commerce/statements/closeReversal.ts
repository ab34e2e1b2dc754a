import type { Core } from '@strapi/strapi';
import type { AuditActor } from '../../identity/audit/AuditEntry';
import { writeAudit } from '../../identity/audit/writeAudit';
import type { StatementReversal } from '../../generated/types';
import { HttpError } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';
import { readReversals } from './listReversals';
import { statementTexts } from './statementTexts';

/**
 * Marks a reversal as handled.
 * @throws HttpError 404 for an unknown reversal, 409 if it was closed before
 */
export async function closeReversal(
  strapi: Core.Strapi,
  { id, note, actor }: { id: string; note: string; actor: AuditActor },
): Promise<StatementReversal> {
  return strapi.db.transaction(async ({ trx }): Promise<StatementReversal> => {
    const closed = await query(
      trx,
      `update statement_reversals set state = 'closed', note = ?, closed_by = ?, closed_at = ?
       where document_id = ? and state = 'open' returning id`,
      [note, actor.name, new Date(), id],
    );
    const [reversal] = await readReversals(trx, 'r.document_id = ?', [id]);
    if (!reversal) throw new HttpError(404, 'NotFoundError', statementTexts.reversalNotFound);
    if (closed.length === 0)
      throw new HttpError(409, 'ReversalClosed', statementTexts.reversalClosed);
    await writeAudit(trx, actor, [
      {
        action: 'reversal_closed',
        subject: { kind: 'reversal', id, label: reversal.transfer?.code ?? reversal.reference },
        changes: [
          { field: 'state', before: 'open', after: 'closed' },
          { field: 'amount', after: reversal.amount },
          { field: 'note', after: note },
        ],
      },
    ]);
    return reversal;
  });
}
