import type { Knex } from 'knex';
import type { NotificationKind } from '../generated/types';
import { newDocumentId } from '../platform/sql/documentIds';
import { insertRows } from '../platform/sql/query';
import { documentColumns } from '../platform/sql/documentColumns';

export interface NewNotification {
  userId: number;
  kind: NotificationKind;
  title: string;
  body: string;
  /** Where it leads: a path of the site. */
  url: string | null;
  /** When it is sent: now, unless sample data says otherwise. */
  at?: Date;
  /** When it was read, for sample data. */
  readAt?: Date | null;
}

/** Tells a member something, in the transaction of what it is about. */
export function writeNotification(trx: Knex, notification: NewNotification): Promise<void> {
  return writeNotifications(trx, [notification]);
}

/** SQLite binds at most 32,766 values to a statement. */
const BATCH = 500;

/** As `writeNotification`, many at once. */
export async function writeNotifications(
  trx: Knex,
  notifications: readonly NewNotification[],
): Promise<void> {
  for (let from = 0; from < notifications.length; from += BATCH) {
    await insertRows(trx, 'notifications', notifications.slice(from, from + BATCH).map(toRow));
  }
}

function toRow({ userId, kind, title, body, url, at = new Date(), readAt }: NewNotification) {
  return {
    ...documentColumns(newDocumentId(), at),
    user_id: userId,
    kind,
    title,
    body,
    url,
    sent_at: at,
    read_at: readAt ?? null,
  };
}
