import { DAY_MS, formatDate } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { accountById } from '../auth/accounts';
import { lockAccount } from '../auth/lockAccount';
import type { Member } from '../auth/memberOfToken';
import { writeMail } from '../../platform/mail/writeMail';
import { query, toDate, type Stamp } from '../../platform/sql/query';
import { environment } from '../../platform/environment';
import { routePatterns } from '@iia/shared/routePatterns';
import type { Mail } from '../../platform/mail/Mail';

const greeting = 'Kính gửi Quý khách,';
const thanks = 'Trân trọng.';

const retentionNotice =
  'Theo pháp luật về kế toán, Viện lưu đơn hàng và thông tin hoá đơn trong 10 năm; các dữ liệu khác được xoá hoặc không còn gắn với Quý khách.';

function deletionRequestedEmail(to: string, dueAt: Date): Mail {
  const { publicUrl } = environment();
  return {
    kind: 'deletionAsked',
    to,
    subject: 'Yêu cầu xoá tài khoản',
    greeting,
    paragraphs: [
      `Viện đã nhận yêu cầu xoá tài khoản của Quý khách. Tài khoản được xoá sau ngày ${formatDate(dueAt)}. Đến khi đó Quý khách vẫn dùng được tài khoản và có thể giữ lại.`,
      retentionNotice,
    ],
    action: { label: 'Giữ lại tài khoản', url: `${publicUrl}${routePatterns.personalData}` },
    notes: [
      `Nếu không phải Quý khách yêu cầu, vui lòng đặt lại mật khẩu ngay tại ${publicUrl}/quen-mat-khau rồi giữ lại tài khoản.`,
    ],
    thanks,
  };
}

function deletionCancelledEmail(to: string): Mail {
  return {
    kind: 'security',
    to,
    subject: 'Tài khoản của Quý khách được giữ lại',
    greeting,
    paragraphs: ['Yêu cầu xoá tài khoản đã được huỷ. Tài khoản của Quý khách vẫn như cũ.'],
    thanks,
  };
}

export function accountDeletedEmail(to: string): Mail {
  return {
    kind: 'security',
    to,
    subject: 'Tài khoản của Quý khách đã được xoá',
    greeting,
    paragraphs: [
      'Theo yêu cầu của Quý khách, tài khoản tại Viện đã được xoá.',
      retentionNotice,
      'Địa chỉ email này có thể dùng để đăng ký tài khoản mới.',
    ],
    thanks,
  };
}

const WAIT_MS = 14 * DAY_MS;

export async function readDeletion(db: Knex, userId: number): Promise<string | null> {
  const [row] = await query<{ due_at: Stamp }>(
    db,
    'select due_at from account_deletions where user_id = ? and done_at is null',
    [userId],
  );
  return row ? toDate(row.due_at).toISOString() : null;
}

/** Schedules deletion of the account in two weeks. Idempotent. */
export async function requestDeletion(
  strapi: Core.Strapi,
  { id }: Member,
  now = new Date(),
): Promise<void> {
  const account = await accountById(strapi, id);
  const dueAt = new Date(now.getTime() + WAIT_MS);
  await lockAccount(strapi, id, () =>
    strapi.db.transaction(async ({ trx }) => {
      const requested = await query(
        trx,
        `insert into account_deletions (user_id, asked_at, due_at) values (?, ?, ?)
         on conflict (user_id) do nothing returning user_id`,
        [id, now, dueAt],
      );
      if (requested.length > 0 && account) {
        await writeMail(trx, [deletionRequestedEmail(account.email, dueAt)]);
      }
    }),
  );
}

/** Does nothing if no deletion is scheduled. */
export async function cancelDeletion(strapi: Core.Strapi, { id }: Member): Promise<void> {
  const account = await accountById(strapi, id);
  await lockAccount(strapi, id, () =>
    strapi.db.transaction(async ({ trx }) => {
      const cancelled = await query(
        trx,
        'delete from account_deletions where user_id = ? and done_at is null returning user_id',
        [id],
      );
      if (cancelled.length > 0 && account) {
        await writeMail(trx, [deletionCancelledEmail(account.email)]);
      }
    }),
  );
}
