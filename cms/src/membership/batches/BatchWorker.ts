import { MINUTE_MS } from '@iia/shared/dates';
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { refreshMemberships } from '../memberships/refreshMemberships';
import { HttpError } from '../../platform/errors/HttpError';
import { retryTransient } from '../../platform/sql/retryTransient';
import { hasRunTooLong } from '../../platform/sql/limitWaits';
import { query } from '../../platform/sql/query';
import { applyTo, recordResults, type Results } from './applyRows';
import type { BatchRow } from './findBatch';
import { logFailure } from '../../platform/outages/logFailure';
import { mayPass } from '../../platform/outages/watchDatabase';

/** Accounts per transaction. */
const CHUNK = 100;
/** After this time another process may take over an abandoned batch. */
const LEASE_MS = MINUTE_MS;

/**
 * Processes running batches, in any number of processes: each account's change and its result share
 * one transaction.
 */
export class BatchWorker {
  readonly #strapi: Core.Strapi;
  readonly #id = randomUUID();
  #running: Promise<void> | null = null;
  #isStopped = false;

  constructor(strapi: Core.Strapi) {
    this.#strapi = strapi;
  }

  wake(): void {
    if (this.#isStopped) return;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
  }

  /** Resolves when the current accounts are done; another process or the next start continues. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      for (;;) {
        const batch = this.#isStopped ? undefined : await this.#claim();
        if (!batch) return;
        await refreshMemberships(this.#strapi.db.connection, new Date());
        while (!this.#isStopped && (await this.#workOn(batch))) await nextTurn();
        await this.#release(batch);
      }
    } catch (error) {
      // Retried by the next wake-up, or by the process that finds the lease expired.
      logFailure(this.#strapi, error);
    }
  }

  async #claim(): Promise<BatchRow | undefined> {
    const now = Date.now();
    const [batch] = await query<BatchRow>(
      this.#strapi.db.connection,
      `update user_batches set worker = ?, leased_until = ?
       where state = 'running' and id = (select min(id) from user_batches
         where state = 'running' and (leased_until is null or leased_until < ? or worker = ?))
         and (leased_until is null or leased_until < ? or worker = ?)
       returning *`,
      [this.#id, now + LEASE_MS, now, this.#id, now, this.#id],
    );
    return batch;
  }

  async #release({ id }: BatchRow): Promise<void> {
    await query(
      this.#strapi.db.connection,
      'update user_batches set leased_until = null where id = ? and worker = ?',
      [id, this.#id],
    );
  }

  /** @returns whether there is more to do */
  async #workOn(batch: BatchRow): Promise<boolean> {
    try {
      return await retryTransient(() => this.#workOnSome(batch, CHUNK));
    } catch (error) {
      if (error instanceof HttpError && error.status === 403) return this.#stopBatch(batch);
      if (continuesLater(error)) throw error;
      logFailure(this.#strapi, error);
    }
    // One account has failed: only it is marked so.
    for (let count = 0; count < CHUNK; count += 1) {
      if (!(await this.#workOnOne(batch))) return false;
    }
    return true;
  }

  async #workOnOne(batch: BatchRow): Promise<boolean> {
    try {
      return await retryTransient(() => this.#workOnSome(batch, 1));
    } catch (error) {
      if (continuesLater(error)) throw error;
      logFailure(this.#strapi, error);
      return this.#workOnSome(batch, 1, (_trx, userIds) =>
        Promise.resolve({ results: new Map(userIds.map((id) => [id, 'error'])), failed: true }),
      );
    }
  }

  #workOnSome(
    batch: BatchRow,
    count: number,
    work: (
      trx: Knex.Transaction,
      userIds: readonly number[],
    ) => Promise<{ results: Results; failed: boolean }> = async (trx, userIds) => ({
      results: await applyTo(trx, batch, userIds),
      failed: false,
    }),
  ): Promise<boolean> {
    return this.#strapi.db.connection.transaction(async (trx) => {
      const now = Date.now();
      const renewed = await query(
        trx,
        `update user_batches set leased_until = ? where id = ? and worker = ? and state = 'running'
         returning id`,
        [now + LEASE_MS, batch.id, this.#id],
      );
      if (renewed.length === 0) return false;
      const rows = await query<{ user_id: number }>(
        trx,
        `select user_id from user_batch_rows where batch_id = ? and outcome = 'ready'
         order by position limit ${count}`,
        [batch.id],
      );
      if (rows.length === 0) {
        await this.#finish(trx, batch, 'done');
        return false;
      }
      const userIds = rows.map(({ user_id: id }) => Number(id));
      const { results, failed } = await work(trx, userIds);
      await recordResults(trx, batch.id, results, failed ? 'failed' : 'left_out');
      return true;
    });
  }

  /** Stops if the initiator has lost the permission. */
  async #stopBatch(batch: BatchRow): Promise<false> {
    await this.#strapi.db.connection.transaction(async (trx) => {
      await query(
        trx,
        `update user_batch_rows set outcome = 'left_out', reason = 'not_staff'
         where batch_id = ? and outcome = 'ready'`,
        [batch.id],
      );
      await this.#finish(trx, batch, 'stopped');
    });
    return false;
  }

  async #finish(trx: Knex, { id }: BatchRow, state: 'done' | 'stopped'): Promise<void> {
    await query(
      trx,
      `update user_batches set state = ?, finished_at = ?, leased_until = null
       where id = ? and state = 'running'`,
      [state, Date.now(), id],
    );
  }
}

/** Not after a statement timeout: the same statement would time out again, and block this batch and all later ones. */
const continuesLater = (error: unknown): boolean => mayPass(error) && !hasRunTooLong(error);
