import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { Component } from '../PurchaseHistoryPage';
import { openPage } from '@/testing/openPage';

const line = {
  documentId: 'l1',
  kind: 'course',
  itemDocumentId: 'c1',
  slug: 'can-ban',
  title: 'Kiểm toán căn bản',
  groupId: null,
  optionId: null,
  optionName: null,
  quantity: 2,
  listPrice: 1_000_000,
  unitPrice: 950_000,
  amount: 1_900_000,
};

const payment = {
  bankName: 'Vietcombank',
  bankBin: '970436',
  accountNumber: '0011',
  accountName: 'VIEN',
  amount: 1_900_000,
  purpose: 'DH26A7K3Q',
  vietQr: '00020101021238',
  payBefore: '2098-07-08T07:30:00.000Z',
};

export const entry = {
  documentId: 'o1',
  code: 'DH26A7K3Q',
  status: 'pending_payment',
  placedAt: '2026-07-05T07:30:00.000Z',
  itemCount: 2,
  firstTitle: 'Kiểm toán căn bản',
  total: 1_900_000,
  payment,
  lines: [line],
};

export const detail = {
  ...entry,
  subtotal: 2_000_000,
  discounts: [{ type: 'member', label: 'Giá hội viên', amount: 100_000 }],
  customer: { fullName: 'Hà', email: 'ha@example.vn', phone: '0912345678', address: null },
  invoice: null,
  note: null,
  history: [
    {
      documentId: 'h1',
      status: 'pending_payment',
      at: '2026-07-05T07:30:00.000Z',
      by: 'Quý khách',
      note: null,
    },
  ],
};

export const pdf = {
  url: '/api/download?ticket=t',
  name: 'Đơn hàng DH26A7K3Q.pdf',
  expiresAt: '2026-07-05T07:35:00.000Z',
};

/** The order after a status change by the given person. */
export const orderWithStatus = (status: string, by: string) => ({
  ...detail,
  status,
  payment: null,
  history: [
    ...detail.history,
    { documentId: 'h2', status, at: '2026-07-06T07:30:00.000Z', by, note: null },
  ],
});

export const page = (items: unknown[], number = 1) =>
  json({
    data: items,
    meta: { pagination: { page: number, pageSize: 10, pageCount: 3, total: 21 } },
  });

export const renderPage = (
  at: string,
  list: Responder,
  one: Responder = () => json({ data: detail }),
  cancel: Responder = () => failure(404, 'NotFoundError', ''),
) =>
  openPage(
    [
      { path: '/tai-khoan/lich-su-mua-hang', Component },
      { path: '/gio-hang', element: null },
    ],
    {
      at: `/tai-khoan/lich-su-mua-hang${at}`,
      loggedIn: true,
      endpoints: {
        'GET /order/userOrder': list,
        'GET /order/userOrderDetail': one,
        'GET /order/userOrderPdf': () => json({ data: pdf }),
        'POST /order/cancelUserOrder': cancel,
        'GET /users/me': () => failure(503, 'ServiceUnavailableError', ''),
      },
    },
  );
