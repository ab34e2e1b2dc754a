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

const orderStaff: PanelRole = {
  code: 'order-staff',
  name: 'Nhân viên đơn hàng',
  description:
    'Xác nhận thanh toán, xử lý yêu cầu hội viên và thư liên hệ. Không sửa nội dung của trang.',
  writes: [],
  handles: {
    'api::order.order': {
      reads: [
        'code',
        'orderStatus',
        'placedAt',
        'payBefore',
        'total',
        'subtotal',
        'discounts',
        'discountCode',
        'itemCount',
        'firstTitle',
        'user',
        'customerName',
        'customerEmail',
        'customerPhone',
        'customerAddress',
        'invoiceBuyer',
        'invoiceName',
        'invoiceTaxCode',
        'invoiceAddress',
        'invoiceEmail',
        'note',
        'staffNote',
        'lines',
        'history',
      ],
      changes: ['orderStatus', 'staffNote'],
    },
    'api::order.order-line': {
      reads: [
        'title',
        'kind',
        'optionName',
        'quantity',
        'listPrice',
        'unitPrice',
        'amount',
        'order',
        'position',
      ],
      changes: [],
    },
    'api::order.order-status-change': {
      reads: ['orderStatus', 'changedAt', 'changedBy', 'note', 'order'],
      changes: [],
    },
    'api::renew-request.renew-request': {
      reads: [
        'code',
        'requestStatus',
        'staffNote',
        'memberType',
        'years',
        'price',
        'credit',
        'seats',
        'begins',
        'note',
        'requestedAt',
        'payBefore',
        'paidAt',
        'cancelledAt',
        'memberExpiresAt',
        'settledBy',
        'user',
      ],
      changes: ['requestStatus', 'staffNote'],
    },
    'api::membership.membership-term': {
      reads: [
        'user',
        'memberType',
        'startsOn',
        'endsOn',
        'reason',
        'value',
        'seats',
        'endedOn',
        'endReason',
        'source',
        'request',
        'actor',
        'endActor',
      ],
      changes: ['endedOn', 'endReason'],
      adds: ['user', 'memberType', 'startsOn', 'endsOn', 'reason', 'value', 'seats'],
    },
    'api::membership.membership-seat': {
      reads: [
        'company',
        'holder',
        'email',
        'invitedAt',
        'expiresAt',
        'acceptedAt',
        'endedAt',
        'endedBy',
      ],
      changes: [],
    },
    'api::bank-transaction.bank-transaction': {
      reads: [
        'provider',
        'transactionId',
        'reference',
        'account',
        'state',
        'staffNote',
        'reason',
        'code',
        'amount',
        'allocated',
        'description',
        'bankedAt',
        'receivedAt',
        'handledBy',
      ],
      changes: ['state', 'staffNote'],
    },
    'api::refund.refund': {
      reads: [
        'amount',
        'reason',
        'state',
        'code',
        'bankTransaction',
        'user',
        'email',
        'owedAt',
        'sentAt',
        'sentBy',
        'sentReference',
        'staffNote',
      ],
      changes: ['staffNote'],
    },
    'api::outbox.letter': {
      reads: [
        'subject',
        'recipient',
        'state',
        'attempts',
        'dueAt',
        'claimedAt',
        'expiresAt',
        'maybeTwice',
        'lastError',
        'sentAt',
      ],
      changes: ['state'],
    },
    'api::waiting-list.waiting-entry': {
      reads: ['title', 'optionName', 'kind', 'user', 'state', 'joinedAt', 'offerEndsAt', 'price'],
      changes: [],
    },
    'api::contact.contact': {
      reads: ['subject', 'fullName', 'email', 'phone', 'message', 'handled'],
      changes: ['handled'],
    },
    'plugin::users-permissions.user': {
      reads: ['fullName', 'email', 'phone', 'company', 'memberType', 'memberExpiresAt'],
      changes: [],
    },
  },
  actions: [],
};

export const panelRoles: readonly PanelRole[] = [editor, orderStaff];
