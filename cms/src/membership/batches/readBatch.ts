import { limits } from '@iia/shared/limits';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { AuditActor } from '../../identity/audit/AuditEntry';
import type {
  BatchCount,
  BatchOutcome,
  BatchReason,
  UserBatch,
  UserBatchList,
} from '../../generated/types';
import { badField } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';
import { DRAFT_MS, findBatch, type BatchRow } from './findBatch';
import { previewEmail } from './previewEmail';

export async function readBatch(strapi: Core.Strapi, documentId: unknown): Promise<UserBatch> {
  const row = await findBatch(strapi.db.connection, documentId);
  return toBatch(strapi, row);
}

/** `?after=` a batch. @throws HttpError 400 */
export async function listBatches(strapi: Core.Strapi, after: unknown): Promise<UserBatchList> {
  const isFirst = after === undefined || after === '';
  if (!isFirst && (typeof after !== 'string' || after.length > 64)) {
    throw badField('after', 'Vị trí trong danh sách không hợp lệ.');
  }
  const rows = await query<BatchRow>(
    strapi.db.connection,
    `select * from user_batches where (state <> 'draft' or created_at > ?)
       ${isFirst ? '' : 'and id < (select id from user_batches where document_id = ?)'}
     order by id desc limit ${limits.longPage + 1}`,
    [Date.now() - DRAFT_MS, ...(isFirst ? [] : [String(after)])],
  );
  const page = rows.slice(0, limits.longPage);
  const items: UserBatch[] = [];
  for (const row of page) items.push(await toBatch(strapi, row));
  return { items, next: rows.length > limits.longPage ? (page.at(-1)?.document_id ?? null) : null };
}

async function toBatch(strapi: Core.Strapi, row: BatchRow): Promise<UserBatch> {
  const { name } = JSON.parse(row.actor) as AuditActor;
  return {
    documentId: row.document_id,
    action: row.action,
    state: row.state,
    total: Number(row.total),
    counts: await readCounts(strapi.db.connection, row.id),
    email: row.state === 'draft' ? await previewEmail(strapi.db.connection, row) : null,
    actorName: name,
    why: row.why,
    createdAt: iso(row.created_at),
    startedAt: isoOrNull(row.started_at),
    finishedAt: isoOrNull(row.finished_at),
  };
}

async function readCounts(db: Knex, batchId: number): Promise<BatchCount[]> {
  const rows = await query<{
    outcome: BatchOutcome;
    reason: BatchReason | null;
    count: number | string;
  }>(
    db,
    `select outcome, reason, count(*) as count from user_batch_rows where batch_id = ?
     group by outcome, reason order by outcome, reason`,
    [batchId],
  );
  return rows.map(({ outcome, reason, count }) => ({ outcome, reason, count: Number(count) }));
}

const iso = (ms: number | string): string => new Date(Number(ms)).toISOString();
const isoOrNull = (ms: number | string | null): string | null => (ms === null ? null : iso(ms));
