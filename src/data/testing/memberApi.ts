import { operation } from './contract';
import { failure, json, type Answer } from './fakeApi';

/** What the fake server holds of one member and the shop. */
export interface MemberState {
  fullName: string;
  orders: { documentId: string; status: string; items: number }[];
  notifications: { documentId: string; readAt: string | null }[];
  renewals: { documentId: string }[];
  placesLeft: Record<'course' | 'seminar', number>;
}

export const freshState = (): MemberState => ({
  fullName: 'Nguyễn Minh An',
  orders: [{ documentId: 'o1', status: 'pending_payment', items: 1 }],
  notifications: [{ documentId: 'n1', readAt: null }],
  renewals: [],
  placesLeft: { course: 9, seminar: 5 },
});

/** Every kind of thing that a member sees, asked with few fields. */
export const READS = {
  profile: operation(`{ me @rest(path: "/users/me") {
    documentId fullName counts { unpaidOrders unreadNotifications courses documents } } }`),
  bareProfile: operation(`{ me @rest(path: "/users/me") {
    documentId email } }`),
  orders: operation(`{ userOrder(page: 1) @rest(path: "/order/userOrder") {
    items { documentId status } pagination { page total } } }`),
  unpaidOrders:
    operation(`{ userOrder(page: 1, status: pending_payment) @rest(path: "/order/userOrder") {
    items { documentId status } pagination { page total } } }`),
  order: operation(`{ userOrderDetail(id: "o1") @rest(path: "/order/userOrderDetail") {
    documentId status history { documentId status } } }`),
  notifications: operation(`{ userNoti(page: 1) @rest(path: "/notification/userNoti") {
    items { documentId readAt } pagination { page total } unread } }`),
  renewals: operation(
    `{ userRenewRequests @rest(path: "/user-renew-requests") { documentId code } }`,
  ),
  ownership: operation(
    `{ checkUserCourse(id: "c1") @rest(path: "/course/checkUserCourse") { owned pending } }`,
  ),
  members: operation(`{ analysisUsers(page: 1) @rest(path: "/analysis/users") {
    items { documentId fullName orderCount } pagination { page total } } }`),
  course: operation(`{ course(slug: "a") @rest(path: "/courses/{args.slug}") {
    documentId title placesLeft } }`),
  otherCourse: operation(`{ course(slug: "b") @rest(path: "/courses/{args.slug}") {
    documentId title placesLeft } }`),
  seminar: operation(`{ seminar(slug: "s") @rest(path: "/seminars/{args.slug}") {
    documentId title placesLeft } }`),
  courses: operation(`{ courses(page: 1, pageSize: 12) @rest(path: "/courses") {
    items { documentId title } pagination { page total } } }`),
};

export type ReadName = keyof typeof READS;

const page = (data: readonly unknown[], more: object = {}): Response =>
  json({ data, meta: { pagination: { page: 1, total: data.length }, ...more } });

const unpaidOf = ({ orders }: MemberState) =>
  orders.filter(({ status }) => status === 'pending_payment');

const unreadOf = ({ notifications }: MemberState): number =>
  notifications.filter(({ readAt }) => readAt === null).length;

const profileOf = (state: MemberState) => ({
  documentId: 'u1',
  email: 'an@congty.vn',
  fullName: state.fullName,
  counts: {
    unpaidOrders: unpaidOf(state).length,
    unreadNotifications: unreadOf(state),
    courses: 0,
    documents: 0,
  },
});

/** Answers what is read of the state; null where it is no read that the model knows. */
function answerRead(state: MemberState, url: string): Response | null {
  const { orders, notifications, renewals, placesLeft, fullName } = state;
  const unpaid = unpaidOf(state);
  const { pathname, searchParams } = new URL(url, 'http://x');
  const listed = (list: MemberState['orders']) =>
    list.map(({ documentId, status }) => ({ documentId, status }));
  switch (pathname) {
    case '/api/users/me':
      return json(profileOf(state));
    case '/api/order/userOrder':
      return page(listed(searchParams.has('status') ? unpaid : orders));
    case '/api/order/userOrderDetail': {
      const order = orders.find(({ documentId }) => documentId === searchParams.get('id'));
      return json({
        data: { ...order, history: [{ documentId: `h-${order?.status}`, status: order?.status }] },
      });
    }
    case '/api/notification/userNoti':
      return page(notifications, { unread: unreadOf(state) });
    case '/api/user-renew-requests':
      return json({ data: renewals.map((renewal) => ({ ...renewal, code: 'GH1' })) });
    case '/api/course/checkUserCourse':
      return json({ data: { owned: false, pending: unpaid.length > 0 } });
    case '/api/analysis/users':
      return page([{ documentId: 'u1', fullName, orderCount: unpaid.length }]);
    case '/api/courses':
      return page([{ documentId: 'c1', title: 'CIA' }]);
    case '/api/courses/a':
      return json({ data: { documentId: 'c1', title: 'CIA', placesLeft: placesLeft.course } });
    case '/api/courses/b':
      return json({ data: { documentId: 'c2', title: 'CRMA', placesLeft: 3 } });
    case '/api/seminars/s':
      return json({ data: { documentId: 's1', title: 'ĐH', placesLeft: placesLeft.seminar } });
    default:
      return null;
  }
}

interface Change {
  fullName?: string;
  ids?: string[];
  items?: { kind: 'course' | 'seminar' }[];
}

/** Changes the state as the server would, and answers; null where it is no change that the model knows. */
function answerChange(state: MemberState, url: string, body: Change): Response | null {
  const told = (documentId: string) => state.notifications.push({ documentId, readAt: null });
  switch (url) {
    case '/api/order/addUserOrder':
      state.orders.unshift({ documentId: 'o2', status: 'pending_payment', items: 1 });
      for (const { kind } of body.items ?? []) state.placesLeft[kind] -= 1;
      told('n2');
      return json({ data: { documentId: 'o2', code: 'DH2', status: 'pending_payment', total: 1 } });
    case '/api/order/cancelUserOrder':
      for (const order of state.orders) order.status = 'cancelled';
      state.placesLeft.course += 1;
      told('n3');
      return json({
        data: {
          documentId: 'o1',
          code: 'DH1',
          status: 'cancelled',
          history: [
            {
              documentId: 'h-cancelled',
              status: 'cancelled',
              at: '2026-07-05T07:30:00.000Z',
              by: 'Quý khách',
            },
          ],
        },
      });
    case '/api/users/me':
      state.fullName = body.fullName ?? '';
      return json({
        data: {
          ...profileOf(state),
          username: 'an',
          memberType: 'none',
          role: { documentId: 'r1', name: 'Thành viên', type: 'authenticated' },
        },
      });
    case '/api/notification/read':
      for (const notification of state.notifications) {
        if (body.ids?.includes(notification.documentId))
          notification.readAt = '2026-07-05T07:30:00.000Z';
      }
      return json({ data: { notifications: [], unread: 0 } });
    case '/api/user-renew-requests':
      state.renewals.push({ documentId: 'g1' });
      told('n4');
      return json({
        data: {
          documentId: 'g1',
          code: 'GH1',
          memberType: 'individual',
          years: 1,
          price: 1,
          status: 'pending_payment',
          requestedAt: '2026-07-05T07:30:00.000Z',
        },
      });
    case '/api/analysis/user-remind':
      told('n5');
      return json({ data: { queued: 1, skipped: 0 } });
    case '/api/auth/change-password':
    case '/api/auth/local':
      return json({ jwt: 'new' });
    case '/api/auth/local/register':
      return json({ user: { documentId: 'u9', email: 'moi@congty.vn' } });
    case '/api/auth/forgot-password':
    case '/api/auth/reset-password':
    case '/api/auth/logout':
      return json({ ok: true });
    case '/api/contacts':
      return json({ data: { received: true } });
    case '/api/order/quote':
      return json({ data: { lines: [], subtotal: 0, discounts: [], total: 0 } });
    default:
      return null;
  }
}

/** A server that holds the state, answers from it and changes it. */
export const memberApi =
  (state: MemberState): Answer =>
  ({ url, method, body }) =>
    (method === 'GET'
      ? answerRead(state, url)
      : answerChange(state, url, (body ?? {}) as Change)) ?? failure(404, 'NotFoundError', url);
