import { VIETNAM_ZONE } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import { query } from '../../platform/sql/query';
import { BatchWorker } from './BatchWorker';
import { DRAFT_MS } from './findBatch';
import type { Startup } from '../../platform/startup';

let worker: BatchWorker | undefined;

/** Wakes this process's worker; other processes may do the same. */
export function workOnBatches(strapi: Core.Strapi): void {
  worker ??= new BatchWorker(strapi);
  worker.wake();
}

export const batches: Startup = {
  // Stops first, since its accounts write emails.
  after: ['outbox'],
  tasks: {
    workOnBatches: { rule: '*/10 * * * * *', run: workOnBatches },
    dropDrafts: { rule: '50 3 * * *', tz: VIETNAM_ZONE, run: dropDrafts },
  },
  /** Finishes the current accounts before the database closes. */
  destroy: async () => worker?.stop(),
};

/** Drafts that can no longer be started. */
async function dropDrafts(strapi: Core.Strapi, now: Date): Promise<void> {
  const old = `select id from user_batches where state = 'draft' and created_at <= ?`;
  const until = now.getTime() - DRAFT_MS;
  await strapi.db.connection.transaction(async (trx) => {
    await query(trx, `delete from user_batch_rows where batch_id in (${old})`, [until]);
    await query(trx, `delete from user_batches where id in (${old})`, [until]);
  });
}
