import { beforeAll, describe, expect, it } from 'vitest';
import { databases, countRows } from '../support/database';
import { enrollPanelUser } from '../support/enroll';
import { callApi } from '../support/api';
import { addBuyer } from '../support/members';
import { addDiscount, addItem, addOptionGroup, addShopSettings } from '../support/content';
import { orderBody, placeOrder, takenSeats, usesOf, type OrderBody } from '../support/orders';
import { shared, sharedApi } from '../support/suite';

const orders = '/content-manager/collection-types/api::order.order';

describe.each(databases)('order status changes in the admin panel, on %s', (database) => {
  const api = sharedApi({ database });
  const buyer = shared(() => addBuyer(api));
  let adminToken: string;

  beforeAll(async () => {
    await addShopSettings(api);
    const registered = await panel<{ data: { token: string } }>('POST', '/admin/register-admin', {
      firstname: 'Lan',
      lastname: 'Quản Trị',
      email: 'lan@example.com',
      password: 'Gio-nam-thoi-2026',
    });
    adminToken = registered.body.data.token;
    await enrollPanelUser(api, 'lan@example.com');
  });

  async function panel<Body>(method: string, path: string, json?: unknown) {
    const response = await fetch(`${api.url}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(adminToken && { Authorization: `Bearer ${adminToken}` }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : null) as Body };
  }

  async function newOrder(): Promise<{ order: OrderBody; course: string }> {
    const course = await addItem(api, 'course', { capacity: 5 });
    const line = { kind: 'course', documentId: course, quantity: 2 };
    const { body } = await placeOrder(api, buyer.token, orderBody([line], 2_000_000));
    return { order: body.data, course };
  }

  const move = (order: OrderBody, orderStatus: string) =>
    panel<{ error?: { message: string } }>('PUT', `${orders}/${order.documentId}`, { orderStatus });

  async function readOrder(order: OrderBody): Promise<OrderBody> {
    const path = `/order/userOrderById?id=${order.documentId}`;
    return (await callApi<{ data: OrderBody }>(api, path, { token: buyer.token })).body.data;
  }

  it('advances an order, records the user, and stops requesting payment', async () => {
    const { order, course } = await newOrder();
    expect((await move(order, 'paid')).status).toBe(200);
    expect((await move(order, 'completed')).status).toBe(200);
    const now = await readOrder(order);
    expect(now).toMatchObject({ status: 'completed', payment: null });
    expect(now.history.map(({ status, by }) => [status, by])).toEqual([
      ['pending_payment', 'Quý khách'],
      ['paid', 'Nhân viên'],
      ['completed', 'Nhân viên'],
    ]);
    expect(await takenSeats(api, course)).toBe(2);
    const [change] = await api.sql<{ actor: string }>(
      "select actor from order_status_changes where order_status = 'completed' order by id desc",
    );
    expect(change?.actor).toBe('Lan Quản Trị');
  });

  it('rejects every undefined transition', async () => {
    const { order } = await newOrder();
    const before = await countRows(api);
    for (const to of ['completed', 'refunded', 'gone']) {
      const { status, body } = await move(order, to);
      expect(status).toBe(400);
      expect(body.error?.message).toBeTruthy();
    }
    expect(await countRows(api)).toEqual(before);
    await move(order, 'cancelled');
    expect((await move(order, 'paid')).status).toBe(400);
    expect((await move(order, 'pending_payment')).status).toBe(400);
    expect(await readOrder(order)).toMatchObject({ status: 'cancelled' });
  });

  it('releases seats once under concurrent cancellations', async () => {
    const { order, course } = await newOrder();
    const { order: other } = await newOrder();
    expect(await takenSeats(api, course)).toBe(2);
    const responses = await Promise.all(Array.from({ length: 8 }, () => move(order, 'cancelled')));
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(await takenSeats(api, course)).toBe(0);
    const history = (await readOrder(order)).history.map(({ status }) => status);
    expect(history).toEqual(['pending_payment', 'cancelled']);
    expect(await readOrder(other)).toMatchObject({ status: 'pending_payment' });
  });

  it('releases a discount use when staff cancel, but not when they refund', async () => {
    const discount = await addDiscount(api, { code: 'NHANVIEN', usage_limit: 2 });
    const line = { kind: 'course', documentId: await addItem(api, 'course'), quantity: 1 };
    const place = async () =>
      (await placeOrder(api, buyer.token, orderBody([line], 900_000, { discountCode: 'NHANVIEN' })))
        .body.data;
    const [one, two] = [await place(), await place()];
    expect(await usesOf(api, discount)).toBe(2);
    await Promise.all([move(one, 'cancelled'), move(one, 'cancelled'), move(two, 'paid')]);
    await move(two, 'refunded');
    expect(await usesOf(api, discount)).toBe(1);
  });

  it('settles a concurrent payment and cancellation as exactly one of them, seats and history included', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, newOrder));
    for (const [index, { order, course }] of made.entries()) {
      const ways = index % 2 === 0 ? ['paid', 'cancelled'] : ['cancelled', 'paid'];
      const responses = await Promise.all(ways.map((to) => move(order, to)));
      const won = ways.filter((_, way) => responses[way]?.status === 200);
      expect(won).toHaveLength(1);
      const { status, history } = await readOrder(order);
      expect([status, history.length]).toEqual([won[0], 2]);
      expect(await takenSeats(api, course)).toBe(status === 'paid' ? 2 : 0);
    }
  });

  it('releases the seats of an option after a refund, and sells them again', async () => {
    const seminar = await addItem(api, 'seminar', { capacity: 9, order_by_option: true });
    await addOptionGroup(api, seminar, 'a', [{ key: 'a1', capacity: 1 }]);
    const line = {
      kind: 'seminar',
      documentId: seminar,
      quantity: 1,
      groupId: 'a',
      optionId: 'a1',
    };
    const first = await placeOrder(api, buyer.token, orderBody([line], 1_000_000));
    const second = () => placeOrder(api, buyer.token, orderBody([line], 1_000_000));
    expect((await second()).status).toBe(409);
    await move(first.body.data, 'paid');
    expect((await second()).status).toBe(409);
    await move(first.body.data, 'refunded');
    expect((await second()).status).toBe(200);
    expect([await takenSeats(api, seminar), await takenSeats(api, seminar, 'a1')]).toEqual([1, 1]);
  });

  it('protects sold data: staff may only write an internal note', async () => {
    const { order } = await newOrder();
    const path = `${orders}/${order.documentId}`;
    const sent = { staffNote: 'Đã gọi', total: '1', code: 'DH26AAAAA', customerName: 'Khác' };
    expect((await panel('PUT', path, sent)).status).toBe(200);
    expect(await readOrder(order)).toEqual(order);
    const { body } = await panel<{ data: Record<string, unknown> }>('GET', path);
    expect(body.data).toMatchObject({ staffNote: 'Đã gọi', code: order.code });
  });

  it('rejects adding and deleting orders, lines and history', async () => {
    const { order } = await newOrder();
    const before = await countRows(api);
    const parts = ['order-line', 'order-status-change'].map(
      (name) => `/content-manager/collection-types/api::order.${name}`,
    );
    const [line] = order.lines;
    const refused = [
      await panel('DELETE', `${orders}/${order.documentId}`),
      await panel('POST', `${orders}/actions/bulkDelete`, { documentIds: [order.documentId] }),
      await panel('POST', orders, { code: 'X' }),
      await panel('POST', `${orders}/clone/${order.documentId}`, {}),
      await panel('POST', parts[0] ?? '', { title: 'x' }),
      await panel('PUT', `${parts[0]}/${String(line?.documentId)}`, { quantity: 1 }),
      await panel('DELETE', `${parts[1]}/${String(order.history[0]?.['documentId' as never])}`),
    ];
    expect(
      refused.map(({ status }) => status).every((status) => status >= 400 && status < 500),
    ).toBe(true);
    expect(await countRows(api)).toEqual(before);
    expect(await readOrder(order)).toEqual(order);
  });
});
