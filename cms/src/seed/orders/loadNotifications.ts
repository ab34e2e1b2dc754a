import type { Knex } from 'knex';
import {
  writeNotifications,
  type NewNotification,
} from '../../platform/notifications/writeNotification';
import { placedNotification, statusNotification } from '../../commerce/orders/orderNotifications';
import { query, toDate } from '../../platform/sql/query';
import type { OrderStatus } from '../../generated/types';

const DAY_MS = 86_400_000;
const UNREAD_DAYS = 14;

interface ChangeRow {
  document_id: string;
  code: string;
  first_title: string;
  total: number | string;
  user_id: number;
  pay_before: number | string | Date | null;
  order_status: OrderStatus;
  changed_at: number | string | Date;
}

export async function loadNotifications(trx: Knex, day: Date): Promise<void> {
  const changes = await query<ChangeRow>(
    trx,
    `select o.document_id, o.code, o.first_title, o.total, o.user_id, o.pay_before,
            c.order_status, c.changed_at
     from orders o join order_status_changes c on c.order_id = o.id
     where o.user_id is not null order by c.changed_at, c.id`,
  );
  const unreadFrom = new Date(day.getTime() - UNREAD_DAYS * DAY_MS);
  await writeNotifications(
    trx,
    changes.map((change) => {
      const at = toDate(change.changed_at);
      const readAt = at < unreadFrom ? new Date(at.getTime() + DAY_MS) : null;
      return { ...toNotification(change), at, readAt };
    }),
  );
}

function toNotification(change: ChangeRow): NewNotification {
  const { document_id: documentId, code, first_title: firstTitle, user_id: userId } = change;
  const news = { documentId, code, firstTitle, total: Number(change.total) };
  const { order_status: status } = change;
  if (status !== 'pending_payment') return statusNotification(news, userId, status);
  const placedAt = toDate(change.changed_at);
  const payBefore = change.pay_before === null ? null : toDate(change.pay_before);
  return placedNotification({ ...news, placedAt, payBefore }, userId);
}
