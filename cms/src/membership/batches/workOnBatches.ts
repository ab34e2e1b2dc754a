import type { Core } from '@strapi/strapi';
import { query } from '../../platform/sql/query';
import { BatchWorker } from './BatchWorker';
import { DRAFT_MS } from './findBatch';

let worker: BatchWorker | undefined;

/** Wakes this process's worker; other processes may do the same. */
export function workOnBatches(strapi: Core.Strapi): void {
  worker ??= new BatchWorker(strapi);
  worker.wake();
}

/** Finishes the current accounts before the database closes. */
export async function stopWorking(): Promise<void> {
  await worker?.stop();
}

/** Drafts that can no longer be started. */
export async function dropDrafts(strapi: Core.Strapi, now: Date): Promise<void> {
  const old = `select id from user_batches where state = 'draft' and created_at <= ?`;
  const until = now.getTime() - DRAFT_MS;
  await strapi.db.connection.transaction(async (trx) => {
    await query(trx, `delete from user_batch_rows where batch_id in (${old})`, [until]);
    await query(trx, `delete from user_batches where id in (${old})`, [until]);
  });
}
