import { VIETNAM_ZONE } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import { addTasks } from '../../platform/clock/addTasks';
import { query } from '../../platform/sql/query';
import { BatchWorker } from './BatchWorker';
import { DRAFT_MS } from './findBatch';

let worker: BatchWorker | undefined;

/** Wakes this process's worker; other processes may do the same. */
export function workOnBatches(strapi: Core.Strapi): void {
  worker ??= new BatchWorker(strapi);
  worker.wake();
}

/** Call it in `register`. */
export function registerBatches(strapi: Core.Strapi): void {
  addTasks(strapi, {
    workOnBatches: {
      options: { rule: '*/10 * * * * *' },
      task: () => workOnBatches(strapi),
    },
    dropDrafts: {
      options: { rule: '50 3 * * *', tz: VIETNAM_ZONE },
      task: () => dropDrafts(strapi, new Date()),
    },
  });
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

/** Finishes the current accounts before the database closes. */
export async function stopBatches(): Promise<void> {
  await worker?.stop();
}
