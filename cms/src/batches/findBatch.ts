import type { Knex } from 'knex';
import type { BatchAction, BatchState } from '../generated/types';
import { Fault } from '../platform/errors/Fault';
import { query } from '../platform/sql/query';
import { batchTexts } from './texts';

/** A draft older than this says little about today. */
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

/** @throws Fault 404 for an unknown `documentId` */
export async function findBatch(db: Knex, documentId: unknown): Promise<BatchRow> {
  const [row] = await query<BatchRow>(db, 'select * from user_batches where document_id = ?', [
    typeof documentId === 'string' ? documentId : '',
  ]);
  if (!row) throw new Fault(404, 'NotFoundError', batchTexts.notFound);
  return row;
}
