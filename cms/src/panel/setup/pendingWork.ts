import type { Core } from '@strapi/strapi';
import { query } from '../../platform/sql/query';
import { hasPermission } from '../../platform/panel-writes/actor';
import { panelRoles } from './roles';

export interface PendingCount {
  label: string;
  count: number;
  href: string;
}

interface Queue {
  uid: string;
  label: string;
  field: string;
  value: string | boolean;
  sort: string;
}

const queues: readonly Queue[] = [
  {
    uid: 'api::order.order',
    label: 'Đơn hàng chờ xác nhận thanh toán',
    field: 'orderStatus',
    value: 'pending_payment',
    sort: 'placedAt:ASC',
  },
  {
    uid: 'api::renew-request.renew-request',
    label: 'Yêu cầu hội viên chờ thanh toán',
    field: 'requestStatus',
    value: 'pending_payment',
    sort: 'requestedAt:ASC',
  },
  {
    uid: 'api::bank-transaction.bank-transaction',
    label: 'Giao dịch ngân hàng cần xem',
    field: 'state',
    value: 'needs_review',
    sort: 'receivedAt:ASC',
  },
  {
    uid: 'api::refund.refund',
    label: 'Khoản tiền cần hoàn lại',
    field: 'state',
    value: 'owed',
    sort: 'owedAt:ASC',
  },
  {
    uid: 'api::outbox.letter',
    label: 'Thư không gửi được',
    field: 'state',
    value: 'failed',
    sort: 'createdAt:ASC',
  },
  {
    uid: 'api::contact.contact',
    label: 'Thư liên hệ chưa trả lời',
    field: 'handled',
    value: false,
    sort: 'createdAt:ASC',
  },
];

/** Queues the caller may read, empty ones included, plus drafts if there are any. */
export async function readPendingWork(strapi: Core.Strapi): Promise<PendingCount[]> {
  const counted = await Promise.all(
    queues
      .filter(({ uid }) => hasPermission(strapi, 'update', uid))
      .map(async ({ uid, label, field, value, sort }) => ({
        label,
        count: await strapi.db.query(uid).count({ where: { [field]: value } }),
        href: `${listOf(uid)}?page=1&pageSize=20&sort=${sort}&filters[$and][0][${field}][$eq]=${value}`,
      })),
  );
  return [...counted, ...(await drafts(strapi)), ...(await failedPlans(strapi))];
}

const listOf = (uid: string): string => `/content-manager/collection-types/${uid}`;

async function drafts(strapi: Core.Strapi): Promise<PendingCount[]> {
  const types = panelRoles
    .flatMap(({ writes }) => writes)
    .map((uid) => strapi.contentType(uid as 'api::course.course'))
    .filter(({ uid, options, kind }) => {
      return (
        kind === 'collectionType' &&
        options?.draftAndPublish &&
        hasPermission(strapi, 'update', uid)
      );
    });
  const found = await Promise.all(
    types.map(async ({ uid, collectionName, info }) => {
      const [{ count } = { count: 0 }] = await query<{ count: number | string }>(
        strapi.db.connection,
        `select count(*) as count from ${collectionName} d where d.published_at is null and not exists
         (select 1 from ${collectionName} p where p.document_id = d.document_id and p.published_at is not null)`,
      );
      return {
        label: `Bản nháp chưa đăng: ${info.displayName}`,
        count: Number(count),
        href: `${listOf(uid)}?page=1&pageSize=20&sort=updatedAt:DESC`,
      };
    }),
  );
  return found.filter(({ count }) => count > 0);
}

async function failedPlans(strapi: Core.Strapi): Promise<PendingCount[]> {
  const failed = (await strapi.db
    .query('api::panel.planned-change')
    .findMany({ where: { state: 'failed' } })) as { target: string; targetId: string }[];
  return failed
    .filter(({ target }) => hasPermission(strapi, 'publish', target))
    .map(({ target, targetId }) => ({
      label: `Hẹn giờ không thành: ${strapi.contentType(target as 'api::course.course').info.displayName}`,
      count: 1,
      href: `${listOf(target)}/${targetId}`,
    }));
}
