import { limits } from '@iia/shared/limits';
import type { Core } from '@strapi/strapi';
import type { BatchOutcome, BatchReason, UserBatchRowList } from '../../generated/types';
import { badField } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { findBatch } from './findBatch';

const outcomes: readonly BatchOutcome[] = ['ready', 'done', 'left_out', 'failed'];

interface Row {
  position: number;
  account: string | null;
  full_name: string | null;
  email: string | null;
  outcome: BatchOutcome;
  reason: BatchReason | null;
}

/** The result of each account, `?after=` a row. @throws HttpError 404 for an unknown batch, 400 */
export async function listRows(
  strapi: Core.Strapi,
  documentId: unknown,
  parameters: Record<string, unknown>,
): Promise<UserBatchRowList> {
  const db = strapi.db.connection;
  const { id } = await findBatch(db, documentId);
  const outcome = readOutcome(parameters.outcome);
  const after = readPosition(parameters.after);
  const rows = await query<Row>(
    db,
    `select entry.position, entry.outcome, entry.reason, u.document_id as account,
            coalesce(nullif(u.full_name, ''), u.username) as full_name, u.email
     from user_batch_rows entry left join ${tables.users} u on u.id = entry.user_id
     where entry.batch_id = ? and entry.position > ? ${outcome ? 'and entry.outcome = ?' : ''}
     order by entry.position limit ${limits.longPage + 1}`,
    [id, after, ...(outcome ? [outcome] : [])],
  );
  const page = rows.slice(0, limits.longPage);
  const idOf = ({ position }: Row) => `${String(documentId)}-${position}`;
  const last = page.at(-1);
  return {
    items: page.map((row) => ({
      documentId: idOf(row),
      user: row.account,
      fullName: row.full_name ?? '',
      email: row.email ?? '',
      outcome: row.outcome,
      reason: row.reason,
    })),
    next: last && rows.length > limits.longPage ? String(last.position) : null,
  };
}

function readOutcome(value: unknown): BatchOutcome | null {
  if (value === undefined || value === '') return null;
  const found = outcomes.find((outcome) => outcome === value);
  if (!found) throw badField('outcome', 'Kết quả không hợp lệ.');
  return found;
}

function readPosition(value: unknown): number {
  if (value === undefined || value === '') return 0;
  if (typeof value !== 'string' || !/^\d{1,9}$/.test(value)) {
    throw badField('after', 'Vị trí trong danh sách không hợp lệ.');
  }
  return Number(value);
}
