import type { Knex } from 'knex';
import type { BatchEmail } from '../../generated/types';
import { query } from '../../platform/sql/query';
import { readReminded } from '../reminders/sendReminders';
import { reminderEmail } from '../reminders/texts';
import type { BatchRow } from './findBatch';
import { reminderKindOf } from './refusals';

/** The email for the first recipient of the reminder; null if the action sends none. */
export async function previewEmail(
  db: Knex,
  { id, action }: Pick<BatchRow, 'id' | 'action'>,
): Promise<BatchEmail | null> {
  const kind = reminderKindOf[action];
  if (!kind) return null;
  const rows = await query<{ user_id: number }>(
    db,
    `select user_id from user_batch_rows where batch_id = ? and outcome = 'ready'
     order by position limit 1`,
    [id],
  );
  const [member] = await readReminded(
    db,
    rows.map(({ user_id: userId }) => userId),
  );
  if (!member) return null;
  const { to, subject, greeting, paragraphs, action: link } = reminderEmail(kind, member);
  return { to, subject, greeting, paragraphs: [...paragraphs], action: link?.label ?? '' };
}
