import type { Knex } from 'knex';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable } from '../outages/Outages';

type Container = (trx: Knex.Transaction) => unknown;

/** The part of a Knex client that is used here. */
interface Client {
  runner(builder: unknown): { run(): Promise<unknown> };
  transaction(container: Container, config?: unknown, outer?: unknown): Promise<unknown>;
}

const MAX_WAIT_MS = 2_000;
const PAUSE_MS = 25;

/**
 * The error of a call that has waited too long: another process, e.g. a backup, has locked the SQLite
 * file, or PostgreSQL ended a statement (`hasWaitedTooLong`). Its transaction wrote nothing.
 */
export class DatabaseLocked extends DatabaseUnavailable {
  constructor(cause: unknown) {
    super(
      'busy',
      cause,
      'Hệ thống đang bận nên chưa ghi nhận. Quý khách vui lòng thử lại sau vài giây, nội dung đã nhập vẫn còn.',
    );
  }
}

/**
 * Retries statements that SQLite rejects because another process has locked the file. SQLite’s own
 * wait (`busy_timeout`) would block the whole process, and the connection is free for readers between
 * two attempts.
 * @throws DatabaseLocked after two seconds
 */
export function waitWhileLocked(db: Knex): void {
  const client = db.client as Client;
  const { runner, transaction } = client;
  client.runner = (builder) =>
    Object.assign(runner.call(client, builder), {
      // A new runner for each attempt: one has a single connection.
      run: () => retryLocked(() => runner.call(client, builder).run()),
    });
  client.transaction = (container, config, outer) =>
    retryLocked((giveUp) =>
      transaction.call(
        client,
        (trx) => {
          // Knex calls it after a failed BEGIN too.
          if (trx.isCompleted()) return undefined;
          giveUp();
          return container(trx);
        },
        config,
        outer,
      ),
    );
}

/** @param attempt calls its parameter once it may not be repeated */
async function retryLocked(attempt: (giveUp: () => void) => Promise<unknown>): Promise<unknown> {
  const deadline = Date.now() + MAX_WAIT_MS;
  for (let begun = false; ;) {
    try {
      return await attempt(() => (begun = true));
    } catch (error) {
      if (begun || !isLocked(error)) throw error;
      if (Date.now() > deadline) throw new DatabaseLocked(error);
      await pause(PAUSE_MS);
    }
  }
}

/** `SQLITE_BUSY` and its extended codes, e.g. `SQLITE_BUSY_RECOVERY`. */
const isLocked = (error: unknown): boolean =>
  String((error as { code?: unknown } | null)?.code).startsWith('SQLITE_BUSY');
