import type { Core } from '@strapi/strapi';
import { query, toDate } from '../../../platform/sql/query';

export interface PendingChange {
  email: string;
  until: string;
}

/** The change that waits for its confirmation. */
export async function pendingChange(
  strapi: Core.Strapi,
  userId: number,
): Promise<PendingChange | null> {
  const [row] = await query<{ new_email: string; confirm_before: number | string | Date }>(
    strapi.db.connection,
    `select new_email, confirm_before from email_changes
     where user_id = ? and confirmed_at is null and stopped_at is null and confirm_before > ?
     order by id desc limit 1`,
    [userId, new Date()],
  );
  return row ? { email: row.new_email, until: toDate(row.confirm_before).toISOString() } : null;
}
