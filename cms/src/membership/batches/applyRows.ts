import type { Knex } from 'knex';
import type { AuditActor } from '../../identity/audit/AuditEntry';
import type { BatchReason } from '../../generated/types';
import { setBlocked } from '../managed-users/blockUser';
import { lockStaff } from '../managed-users/findUser';
import { isoDate } from '@iia/shared/dates';
import { placeholders, query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { unrefused } from '../reminders/refusals';
import { writeReminders } from '../reminders/sendReminders';
import type { BatchRow } from './findBatch';
import { reasonOf, reminderKindOf } from './refusals';

/** Keyed by account row id: null if done, otherwise why it was skipped. */
export type Results = ReadonlyMap<number, BatchReason | null>;

/**
 * Applies the action to some accounts, after checking again for reasons to skip them.
 *
 * @throws HttpError 403 if the caller is no longer staff
 */
export async function applyTo(
  trx: Knex.Transaction,
  batch: BatchRow,
  userIds: readonly number[],
): Promise<Results> {
  const now = new Date();
  await lockStaff(trx, batch.caller_id);
  const reasons = await readReasons(trx, batch, userIds, now);
  const open = userIds.filter((id) => reasons.get(id) === null);
  const done = new Set(open.length > 0 ? await act(trx, batch, open, now) : []);
  const lost = open.filter((id) => !done.has(id));
  // Another process did it meanwhile.
  const later = await readReasons(trx, batch, lost, now);
  return new Map(
    userIds.map((id) => {
      if (done.has(id)) return [id, null];
      return [id, reasons.get(id) ?? later.get(id) ?? 'error'];
    }),
  );
}

async function act(
  trx: Knex.Transaction,
  { action, actor: stored, why }: BatchRow,
  userIds: readonly number[],
  now: Date,
): Promise<readonly number[]> {
  const actor = JSON.parse(stored) as AuditActor;
  const kind = reminderKindOf[action];
  if (!kind) {
    return setBlocked(trx, actor, { userIds, blocked: action === 'block', reason: why ?? '' });
  }
  const reminded = await writeReminders(trx, {
    kind,
    actor,
    key: kind,
    day: { sql: '?', bindings: [isoDate(now)] },
    concerned: unrefused(kind, now, {
      where: `u.id in (${placeholders(userIds.length)})`,
      bindings: userIds,
    }),
  });
  return reminded.map(Number);
}

/** Null for accounts without a reason to skip. Deleted accounts are absent. */
async function readReasons(
  trx: Knex,
  { action, caller_id: callerId }: BatchRow,
  userIds: readonly number[],
  now: Date,
): Promise<Map<number, BatchReason | null>> {
  if (userIds.length === 0) return new Map();
  const reason = reasonOf(action, callerId, now);
  const rows = await query<{ id: number; reason: BatchReason | null }>(
    trx,
    `select u.id, ${reason.sql} as reason from ${tables.users} u
     where u.id in (${placeholders(userIds.length)})`,
    [...reason.bindings, ...userIds],
  );
  return new Map(rows.map((row) => [Number(row.id), row.reason]));
}

export async function recordResults(
  trx: Knex,
  batchId: number,
  results: Results,
  outcome: 'left_out' | 'failed' = 'left_out',
): Promise<void> {
  const byReason = new Map<BatchReason | null, number[]>();
  for (const [id, reason] of results) {
    byReason.set(reason, [...(byReason.get(reason) ?? []), id]);
  }
  for (const [reason, ids] of byReason) {
    await query(
      trx,
      `update user_batch_rows set outcome = ?, reason = ?
       where batch_id = ? and outcome = 'ready' and user_id in (${placeholders(ids.length)})`,
      [reason === null ? 'done' : outcome, reason, batchId, ...ids],
    );
  }
}
