import { callApi } from '../../tests/support/api';
import type { DatabaseKind } from '../../tests/support/database';
import { addItem, addShopSettings } from '../../tests/support/content';
import { addBuyer, newStaff } from '../../tests/support/members';
import { orderBody } from '../../tests/support/orders';
import { startApi } from '../../tests/support/startApi';
import { timed } from '../lib/report';
import { fillOrders } from './fillOrders';
import type { Subject } from './measure';

/** Orders of one member, if the total allows. */
const MOST_OWN = 10_000;

/** A database of so many orders by a tenth as many members, and the most frequent queries of members and staff. */
export async function startWithOrders(
  database: DatabaseKind,
  size: number,
): Promise<Subject & { staffToken: string }> {
  const api = await startApi({ database });
  await addShopSettings(api);
  const item = await addItem(api, 'course', { capacity: null });
  const owner = await addBuyer(api);
  const own = Math.min(MOST_OWN, size);
  const ms = await timed(() =>
    fillOrders(api, { orders: size, members: size / 10 }, { id: owner.id, orders: own }, item),
  );
  console.log(
    `${size.toLocaleString('en')} orders on ${database}: written in ${(ms / 1000).toFixed(0)} s`,
  );
  const staff = await newStaff(api);
  const get = (path: string, token: string) => [
    async () => (await callApi(api, path, { token })).status,
  ];
  const year = new Date().getUTCFullYear();
  const json = orderBody([{ kind: 'course', documentId: item, quantity: 1 }], 1_000_000);
  return {
    api,
    size,
    records: 'orders',
    staffToken: staff.token,
    calls: {
      "the first page of one's orders": get('/order/userOrder?page=1', owner.token),
      "one's hundredth page": get(`/order/userOrder?page=${Math.min(100, own / 10)}`, owner.token),
      "one's orders awaiting payment": get(
        '/order/userOrder?page=1&status=pending_payment',
        owner.token,
      ),
      'the profile with its counts': get('/users/me?populate=*', owner.token),
      "a year's statistics": get(`/analysis?from=${year}-01-01&to=${year}-12-31`, staff.token),
      'the list of users': get('/analysis/users', staff.token),
      'the list of users by name, far from its start': get(
        `/analysis/users?sort=fullName:asc&after=lon${Math.ceil(size / 20)}`,
        staff.token,
      ),
      'the list of users by type and expiry': get(
        `/analysis/users?memberType=student&expiresFrom=${year}-01-01&sort=memberExpiresAt:asc`,
        staff.token,
      ),
      'a search of users': get('/analysis/users?q=tran%20van', staff.token),
      'a search of users for one': get(`/analysis/users?q=minh%20lon%20${size / 20}`, staff.token),
      'placing an order': [
        async () =>
          (await callApi(api, '/order/addUserOrder', { token: owner.token, json })).status,
      ],
    },
  };
}
