import type { Knex } from 'knex';
import type { BatchAction, BatchState } from '../../generated/types';
import { HttpError } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';
import { batchTexts } from './texts';

/** A draft older than this is out of date. */
export const DRAFT_MS = 86_400_000;

export interface BatchRow {
  id: number;
  document_id: string;
  action: BatchAction;
  state: BatchState;
  total: number;
  actor: string;
  caller_id: number;
  why: string | null;
  created_at: number | string;
  started_at: number | string | null;
  finished_at: number | string | null;
}

/** @throws HttpError 404 for an unknown `documentId` */
export async function findBatch(db: Knex, documentId: unknown): Promise<BatchRow> {
  const [row] = await query<BatchRow>(db, 'select * from user_batches where document_id = ?', [
    typeof documentId === 'string' ? documentId : '',
  ]);
  if (!row) throw new HttpError(404, 'NotFoundError', batchTexts.notFound);
  return row;
}
