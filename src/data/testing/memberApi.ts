import { operation } from './contract';
import { failure, json, type Responder } from './fakeApi';

export interface MemberState {
  orders: { documentId: string; status: string }[];
  notifications: { documentId: string; readAt: string | null }[];
  seatsLeft: number;
}

export const freshState = (): MemberState => ({
  orders: [{ documentId: 'o1', status: 'pending_payment' }],
  notifications: [{ documentId: 'n1', readAt: null }],
  seatsLeft: 9,
});

export const READS = {
  profile: operation(`{ me @rest(path: "/users/me") {
    documentId email counts { unpaidOrders unreadNotifications courses documents } } }`),
  bareProfile: operation(`{ me @rest(path: "/users/me") {
    documentId email } }`),
  orders: operation(`{ userOrder(page: 1) @rest(path: "/order/userOrder") {
    items { documentId status } pagination { page total } } }`),
  order: operation(`{ userOrderDetail(id: "o1") @rest(path: "/order/userOrderDetail") {
    documentId status } }`),
  notifications: operation(`{ userNoti(page: 1) @rest(path: "/notification/userNoti") {
    items { documentId readAt } pagination { page total } unread } }`),
  course: operation(`{ course(slug: "a") @rest(path: "/courses/{args.slug}") {
    documentId title seatsLeft } }`),
  otherCourse: operation(`{ course(slug: "b") @rest(path: "/courses/{args.slug}") {
    documentId title seatsLeft } }`),
  courses: operation(`{ courses(page: 1, pageSize: 12) @rest(path: "/courses") {
    items { documentId title } pagination { page total } } }`),
};

export type ReadName = keyof typeof READS;

const page = (data: readonly unknown[], more: object = {}): Response =>
  json({ data, meta: { pagination: { page: 1, total: data.length }, ...more } });

const unreadOf = ({ notifications }: MemberState): number =>
  notifications.filter(({ readAt }) => readAt === null).length;

function respondToQuery(state: MemberState, url: string): Response | null {
  const { orders, notifications, seatsLeft } = state;
  const { pathname, searchParams } = new URL(url, 'http://x');
  switch (pathname) {
    case '/api/users/me':
      return json({
        documentId: 'u1',
        email: 'an@congty.vn',
        counts: {
          unpaidOrders: orders.length,
          unreadNotifications: unreadOf(state),
          courses: 0,
          documents: 0,
        },
      });
    case '/api/order/userOrder':
      return page(orders);
    case '/api/order/userOrderDetail':
      return json({ data: orders.find((one) => one.documentId === searchParams.get('id')) });
    case '/api/notification/userNoti':
      return page(notifications, { unread: unreadOf(state) });
    case '/api/courses':
      return page([{ documentId: 'c1', title: 'CIA' }]);
    case '/api/courses/a':
      return json({ data: { documentId: 'c1', title: 'CIA', seatsLeft } });
    case '/api/courses/b':
      return json({ data: { documentId: 'c2', title: 'CRMA', seatsLeft: 3 } });
    default:
      return null;
  }
}

function respondToMutation(state: MemberState, url: string): Response | null {
  switch (url) {
    case '/api/order/addUserOrder': {
      const order = { documentId: 'o2', status: 'pending_payment' };
      state.orders.unshift(order);
      state.notifications.push({ documentId: 'n2', readAt: null });
      state.seatsLeft -= 1;
      return json({ data: { ...order, code: 'DH2', total: 1 } });
    }
    case '/api/notification/read':
      for (const one of state.notifications) one.readAt = '2026-07-05T07:30:00.000Z';
      return json({ data: { notifications: [], unread: 0 } });
    default:
      return null;
  }
}

export const memberApi =
  (state: MemberState): Responder =>
  ({ url, method }) =>
    (method === 'GET' ? respondToQuery(state, url) : respondToMutation(state, url)) ??
    failure(404, 'NotFoundError', url);
