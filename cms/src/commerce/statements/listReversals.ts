import { limits } from '@iia/shared/limits';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ReversalState, StatementReversal } from '../../generated/types';
import { badField, HttpError } from '../../platform/errors/HttpError';
import { paginationOf, readPage } from '../../platform/query/readValues';
import { query, type Row } from '../../platform/sql/query';
import { iso, isoOrNull, rowReader, textOrEmpty, toNumber } from '../../platform/sql/rowReader';
import { statementTexts } from './statementTexts';
import type { AuditActor } from '../../identity/audit/AuditEntry';
import { writeAudit } from '../../identity/audit/writeAudit';

const ORDER: Record<ReversalState, string> = {
  open: 'r.listed_at, r.id',
  closed: 'r.closed_at desc, r.id desc',
};

const toReversal = rowReader<Omit<StatementReversal, 'transfer'>>()(
  ['documentId', 'reverses', 'description', 'reference', 'state', 'note', 'closedBy'],
  { amount: toNumber, bankedAt: iso, closedAt: isoOrNull },
);

const toTransfer = rowReader<NonNullable<StatementReversal['transfer']>>()(
  ['documentId', 'provider', 'reference', 'code'],
  { description: textOrEmpty, bankedAt: iso },
  'transfer_',
);

/** `?page=&state=`. @throws HttpError 400 for a bad page or state */
export async function listReversals(strapi: Core.Strapi, parameters: Record<string, unknown>) {
  const page = readPage(parameters.page);
  const { state } = parameters;
  if (state !== 'open' && state !== 'closed') throw badField('state', statementTexts.stateInvalid);
  const db = strapi.db.connection;
  const [count] = await query<{ total: number | string }>(
    db,
    'select count(*) as total from statement_reversals where state = ?',
    [state],
  );
  return {
    data: await readReversals(
      db,
      `r.state = ? order by ${ORDER[state]} limit ${limits.longPage} offset ?`,
      [state, (page - 1) * limits.longPage],
    ),
    meta: { pagination: paginationOf(page, limits.longPage, Number(count?.total ?? 0)) },
  };
}

/** `where` may end with an order and a limit. */
async function readReversals(
  db: Knex,
  where: string,
  bindings: readonly (string | number)[],
): Promise<StatementReversal[]> {
  const rows = await query<Row>(
    db,
    `select r.document_id, r.reverses, r.amount, r.description, r.reference, r.banked_at, r.state,
            r.note, r.closed_by, r.closed_at, t.document_id as transfer_document_id,
            t.provider as transfer_provider, t.reference as transfer_reference,
            t.description as transfer_description, t.code as transfer_code,
            t.banked_at as transfer_banked_at
     from statement_reversals r
     left join bank_transactions t on t.id = r.bank_transaction_id
     where ${where}`,
    bindings,
  );
  return rows.map((row) => ({
    ...toReversal(row),
    transfer: row.transfer_banked_at === null ? null : toTransfer(row),
  }));
}

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
    await writeAudit(trx, actor, {
      action: 'reversal_closed',
      subject: { kind: 'reversal', id, label: reversal.transfer?.code ?? reversal.reference },
      changes: [
        { field: 'state', before: 'open', after: 'closed' },
        { field: 'amount', after: reversal.amount },
        { field: 'note', after: note },
      ],
    });
    return reversal;
  });
}
