import type { Knex } from 'knex';
import type { NotificationKind } from '../../generated/types';
import { newDocumentId, documentColumns } from '../sql/documentIds';
import { insertRows } from '../sql/query';
import type { Insertion } from '../sql/together';

export interface NewNotification {
  userId: number;
  kind: NotificationKind;
  title: string;
  body: string;
  url: string | null;
  at?: Date;
  readAt?: Date | null;
}

/** Call it in the transaction of the change it reports. */
export function writeNotification(trx: Knex, notification: NewNotification): Promise<void> {
  return writeNotifications(trx, [notification]);
}

/** SQLite allows at most 32,766 bound values per statement. */
const BATCH = 500;

export async function writeNotifications(
  trx: Knex,
  notifications: readonly NewNotification[],
): Promise<void> {
  for (let from = 0; from < notifications.length; from += BATCH) {
    await insertRows(trx, 'notifications', notifications.slice(from, from + BATCH).map(toRow));
  }
}

/** As `writeNotifications`, for at most 500. */
export function notificationInsertion(notifications: readonly NewNotification[]): Insertion {
  return { table: 'notifications', rows: notifications.map(toRow) };
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
