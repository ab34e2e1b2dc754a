import type { Core } from '@strapi/strapi';
import { prepareBatchInputRules } from '@iia/shared/generated/inputRules/PrepareBatchInput';
import type { Caller } from '../managed-users/findUser';
import { refreshMemberships } from '../memberships/refreshMemberships';
import { checkInput } from '../../platform/errors/checkInput';
import { HttpError } from '../../platform/errors/HttpError';
import { newDocumentId } from '../../platform/sql/documentIds';
import { insertRows, query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { filterContext } from '../user-list/filters';
import { readUserQuery } from '../user-list/userQuery';
import { reasonOf } from './refusals';
import { batchTexts, DRAFT_MS, findBatch } from './findBatch';
import { writeAudit } from '../../identity/audit/writeAudit';
import { runBatchInputRules } from '@iia/shared/generated/inputRules/RunBatchInput';

/**
 * Determines which accounts an action affects and which it skips, so that staff see exactly what it will do.
 *
 * @returns the `documentId` of the draft
 * @throws HttpError 400 for a bad filter, 409 if nobody matches
 */
export async function prepareBatch(
  strapi: Core.Strapi,
  { id: callerId, actor }: Caller,
  body: unknown,
): Promise<string> {
  const { action, ...filter } = checkInput(prepareBatchInputRules, body);
  const db = strapi.db.connection;
  const now = new Date();
  await refreshMemberships(db, now);
  const entries = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)] as const],
  );
  const parameters = Object.fromEntries(entries);
  const { matching } = readUserQuery(await filterContext(strapi, parameters), parameters);
  const reason = reasonOf(action, callerId, now);
  const documentId = newDocumentId();
  return db.transaction(async (trx) => {
    const [batch] = await insertRows<{ id: number }>(
      trx,
      'user_batches',
      {
        document_id: documentId,
        action,
        state: 'draft',
        total: 0,
        // Omitted as in the audit log: search words may name a person.
        filter: JSON.stringify(
          Object.fromEntries(entries.map(([name, value]) => [name, name === 'q' ? null : value])),
        ),
        actor: JSON.stringify(actor),
        caller_id: callerId,
        created_at: now.getTime(),
      },
      'returning id',
    );
    const id = batch?.id ?? 0;
    await query(
      trx,
      `insert into user_batch_rows (batch_id, position, user_id, outcome, reason)
       select cast(? as integer), row_number() over (order by matched.id), matched.id,
              case when matched.reason is null then 'ready' else 'left_out' end, matched.reason
       from (select u.id, ${reason.sql} as reason
             from (${matching.sql}) named cross join ${tables.users} u where u.id = named.id) matched`,
      [id, ...reason.bindings, ...matching.bindings],
    );
    const [found] = await query<{ total: number }>(
      trx,
      `update user_batches set total = (select count(*) from user_batch_rows where batch_id = ?)
       where id = ? returning total`,
      [id, id],
    );
    if (Number(found?.total) === 0) throw new HttpError(409, 'NobodyMatches', batchTexts.nobody);
    return documentId;
  });
}

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
    await writeAudit(trx, actor, {
      action: 'batch_run',
      subject: { kind: 'batch', id: documentId, label: started.action },
      changes: [
        { field: 'total', after: Number(started.total) },
        { field: 'filter', after: started.filter },
      ],
      reason: why,
    });
  });
  return documentId;
}
