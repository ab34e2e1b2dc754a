import { formOf } from '../form-layouts/forms';

/** The fields of a type that a role may read, change, and fill in when creating a record. */
interface Handled {
  reads: readonly string[];
  changes: readonly string[];
  adds?: readonly string[];
}

/** A panel role with least privilege; anything not granted to a role here is left to super admins. */
export interface PanelRole {
  code: string;
  name: string;
  description: string;
  writes: readonly string[];
  handles: Readonly<Record<string, Handled>>;
  actions: readonly string[];
}

const editor: PanelRole = {
  code: 'strapi-editor',
  name: 'Biên tập viên',
  description: 'Soạn, xem trước, đăng và gỡ nội dung của trang. Không xem đơn hàng và thành viên.',
  writes: [
    'api::course.course',
    'api::course-category.course-category',
    'api::document.document',
    'api::document-category.document-category',
    'api::seminar.seminar',
    'api::news-post.news-post',
    'api::news-category.news-category',
    'api::about-page.about-page',
    'api::co-manager.co-manager',
    'api::standard-list.standard-list',
    'api::standard-page.standard-page',
    'api::member-benefit.member-benefit',
    'api::partner.partner',
    'api::service.service',
    'api::cpe.cpe-duty',
    'api::home-page.home-page',
    'api::single-page.trang-bang-cap-cua-iia',
    'api::single-page.trang-cach-thuc-dat-chung-nhan',
    'api::single-page.trang-cia',
    'api::single-page.trang-crma',
    'api::single-page.trang-gia-nhap-iia',
    'api::single-page.trang-iap',
    'api::single-page.trang-loi-ich-hoi-vien',
    'api::single-page.trang-xac-minh-chung-chi',
    'api::single-page.trang-yeu-cau-cpe',
  ],
  handles: {},
  actions: [
    'plugin::upload.read',
    'plugin::upload.assets.create',
    'plugin::upload.assets.update',
    'plugin::upload.assets.download',
    'plugin::upload.assets.copy-link',
  ],
};

/** Reads what the type's form shows and changes what it lets be written. `createdAt` needs no permission. */
function asInForm(uid: string): Handled {
  const form = formOf(uid);
  if (!form) throw new Error(`${uid} has no form.`);
  const rows = [form.list ?? '', ...Object.values(form.groups).flat()];
  const fields = new Set(rows.flatMap((row) => row.split(' ')));
  fields.delete('createdAt');
  // Strapi rewrites permissions whose fields are in another order.
  return { reads: [...fields].filter(Boolean).sort(), changes: form.writable ?? [] };
}

const orders = asInForm('api::order.order');

const orderStaff: PanelRole = {
  code: 'order-staff',
  name: 'Nhân viên đơn hàng',
  description:
    'Xác nhận thanh toán, xử lý yêu cầu hội viên và thư liên hệ. Không sửa nội dung của trang.',
  writes: [],
  handles: {
    'api::order.order': { ...orders, reads: [...orders.reads, 'itemCount'] },
    ...Object.fromEntries(
      [
        'api::order.order-line',
        'api::order.order-status-change',
        'api::renew-request.renew-request',
        'api::membership.membership-seat',
        'api::bank-transaction.bank-transaction',
        'api::refund.refund',
        'api::outbox.letter',
        'api::waiting-list.waiting-entry',
        'api::contact.contact',
      ].map((uid) => [uid, asInForm(uid)]),
    ),
    'api::membership.membership-term': {
      reads: asInForm('api::membership.membership-term').reads,
      changes: ['endedOn', 'endReason'],
      adds: ['user', 'memberType', 'startsOn', 'endsOn', 'reason', 'value', 'seats'],
    },
    'plugin::users-permissions.user': {
      reads: ['fullName', 'email', 'phone', 'company', 'memberType', 'memberExpiresAt'],
      changes: [],
    },
  },
  actions: [],
};

export const panelRoles: readonly PanelRole[] = [editor, orderStaff];
