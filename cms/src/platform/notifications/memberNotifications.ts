import { limits } from '@iia/shared/limits';
import type { Core } from '@strapi/strapi';
import { checkInput } from '../errors/checkInput';
import { readNotificationsInputRules } from '@iia/shared/generated/inputRules/ReadNotificationsInput';
import { placeholders, query, type Row } from '../sql/query';
import { iso, isoOrNull, rowReader } from '../sql/rowReader';
import { paginationOf, readPage } from '../query/readValues';
import type { Notification, Pagination } from '../../generated/types';

const toResponse = rowReader<Notification>()(['documentId', 'kind', 'title', 'body', 'url'], {
  at: iso,
  readAt: isoOrNull,
});

interface NotificationPage {
  data: Notification[];
  meta: { pagination: Pagination; unread: number };
}

const COLUMNS = 'document_id, kind, title, body, url, sent_at as at, read_at';

/** One page, newest first, with the total and unread counts. One statement. */
export async function listNotifications(
  strapi: Core.Strapi,
  userId: number,
  parameters: Record<string, unknown>,
): Promise<NotificationPage> {
  const page = readPage(parameters.page);
  type Counts = { total: number | string; unread: number | string };
  const rows = await query<Row & Counts>(
    strapi.db.connection,
    `select whole.total, whole.unread, shown.*
     from (select count(*) as total, count(*) - count(read_at) as unread
           from notifications where user_id = ?) whole
     left join (select ${COLUMNS}, id from notifications where user_id = ?
                order by sent_at desc, id desc limit ${limits.longPage} offset ?) shown on true
     order by shown.at desc, shown.id desc`,
    [userId, userId, (page - 1) * limits.longPage],
  );
  return {
    data: rows.flatMap((row) => (row.document_id === null ? [] : [toResponse(row)])),
    meta: {
      pagination: paginationOf(page, limits.longPage, Number(rows[0]?.total ?? 0)),
      unread: Number(rows[0]?.unread ?? 0),
    },
  };
}

/**
 * Marks the caller's notifications as read; unknown ids are ignored.
 * @throws HttpError 400 for a bad list of ids
 */
export async function markRead(
  strapi: Core.Strapi,
  userId: number,
  body: unknown,
): Promise<{ notifications: Notification[]; unread: number }> {
  const { ids } = checkInput(readNotificationsInputRules, body);
  const uniqueIds = [...new Set(ids)];
  const db = strapi.db.connection;
  const now = new Date();
  const updated = await query<Row>(
    db,
    `update notifications set read_at = coalesce(read_at, ?), updated_at = ?
     where user_id = ? and document_id in (${placeholders(uniqueIds.length)}) returning ${COLUMNS}`,
    [now, now, userId, ...uniqueIds],
  );
  const [count] = await query<{ unread: number | string }>(
    db,
    'select count(*) as unread from notifications where user_id = ? and read_at is null',
    [userId],
  );
  const notifications = updated.map(toResponse).sort((a, b) => (a.at < b.at ? 1 : -1));
  return { notifications, unread: Number(count?.unread ?? 0) };
}
