import { DAY_MS } from '@iia/shared/dates';
import type { Knex } from 'knex';
import type { BatchAction, BatchState } from '../../generated/types';
import { HttpError } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';

export const batchTexts = {
  notFound: 'Không tìm thấy lượt xử lý này.',
  nobody: 'Không có thành viên nào khớp bộ lọc.',
  stale: 'Danh sách này đã chuẩn bị hơn một ngày. Vui lòng chuẩn bị lại.',
};

/** A draft older than this is out of date. */
export const DRAFT_MS = DAY_MS;

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
