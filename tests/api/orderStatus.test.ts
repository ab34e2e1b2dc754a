import { describe, expect, it } from 'vitest';
import { databases } from '../support/database';
import { addBuyer } from '../support/members';
import { addDiscount, addItem, addOptionGroup } from '../support/content';
import {
  orderBody,
  orderCourse,
  placeOrder,
  takenSeats,
  usesOf,
  type OrderBody,
} from '../support/orders';
import { courseLine, optionLine, readOrder } from '../support/lines';
import { newChief, panelList } from '../support/staff';
import { sharedShop } from '../support/shop';
import { shared, writingNothing } from '../support/suite';

const orders = panelList('api::order.order');

describe.each(databases)('order status changes in the admin panel, on %s', (database) => {
  const api = sharedShop({ database });
  const buyer = shared(() => addBuyer(api));
  const chief = shared(() => newChief(api));

  async function newOrder(): Promise<{ order: OrderBody; course: string }> {
    const course = await addItem(api, 'course', { capacity: 5 });
    return { order: await orderCourse(api, course, { buyer, quantity: 2 }), course };
  }

  const move = (order: OrderBody, orderStatus: string) =>
    chief.call<{ error?: { message: string } }>(`${orders}/${order.documentId}`, 'PUT', {
      orderStatus,
    });

  const read = (order: OrderBody) => readOrder(api, buyer, order);

  it('shows an order and its lines to staff', async () => {
    const { order } = await newOrder();
    const list = await chief.call<{ results: object[] }>(
      `${orders}?page=1&pageSize=5&sort=placedAt:DESC`,
    );
    const shown = { code: order.code, orderStatus: 'pending_payment' };
    expect(list.body.results[0]).toMatchObject(shown);
    const { body } = await chief.call<{ results: object[] }>(
      `/content-manager/relations/api::order.order/${order.documentId}/lines`,
    );
    expect(body.results).toHaveLength(1);
  });

  it('advances an order, records the user, and stops requesting payment', async () => {
    const { order, course } = await newOrder();
    expect((await move(order, 'paid')).status).toBe(200);
    expect((await move(order, 'completed')).status).toBe(200);
    const now = await read(order);
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
    expect(change?.actor).toBe('Quản Trị');
  });

  it('rejects every undefined transition', async () => {
    const { order } = await newOrder();
    await writingNothing(api, async () => {
      for (const to of ['completed', 'refunded', 'gone']) {
        const { status, body } = await move(order, to);
        expect([status, body.error?.message]).toEqual([400, expect.any(String)]);
      }
    });
    await move(order, 'cancelled');
    expect((await move(order, 'paid')).status).toBe(400);
    expect((await move(order, 'pending_payment')).status).toBe(400);
    expect(await read(order)).toMatchObject({ status: 'cancelled' });
  });

  it('releases seats once under concurrent cancellations', async () => {
    const { order, course } = await newOrder();
    const { order: other } = await newOrder();
    expect(await takenSeats(api, course)).toBe(2);
    const responses = await Promise.all(Array.from({ length: 8 }, () => move(order, 'cancelled')));
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(await takenSeats(api, course)).toBe(0);
    const history = (await read(order)).history.map(({ status }) => status);
    expect(history).toEqual(['pending_payment', 'cancelled']);
    expect(await read(other)).toMatchObject({ status: 'pending_payment' });
  });

  it('releases a discount use when staff cancel, but not when they refund', async () => {
    const discount = await addDiscount(api, { code: 'NHANVIEN', usage_limit: 2 });
    const line = courseLine(await addItem(api, 'course'));
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
      const { status, history } = await read(order);
      expect([status, history.length]).toEqual([won[0], 2]);
      expect(await takenSeats(api, course)).toBe(status === 'paid' ? 2 : 0);
    }
  });

  it('releases the seats of an option after a refund, and sells them again', async () => {
    const seminar = await addItem(api, 'seminar', { capacity: 9, order_by_option: true });
    await addOptionGroup(api, seminar, 'a', [{ key: 'a1', capacity: 1 }]);
    const line = optionLine(seminar, 'a', 'a1');
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
    expect((await chief.call(path, 'PUT', sent)).status).toBe(200);
    expect(await read(order)).toEqual(order);
    const { body } = await chief.call<{ data: object }>(path);
    expect(body.data).toMatchObject({ staffNote: 'Đã gọi', code: order.code });
  });

  it('rejects adding and deleting orders, lines and history', async () => {
    const { order } = await newOrder();
    const lines = panelList('api::order.order-line');
    const changes = panelList('api::order.order-status-change');
    const refused = await writingNothing(api, () =>
      Promise.all([
        chief.call(`${orders}/${order.documentId}`, 'DELETE'),
        chief.call(`${orders}/actions/bulkDelete`, 'POST', { documentIds: [order.documentId] }),
        chief.call(orders, 'POST', { code: 'X' }),
        chief.call(`${orders}/clone/${order.documentId}`, 'POST', {}),
        chief.call(lines, 'POST', { title: 'x' }),
        chief.call(`${lines}/${order.lines[0]?.documentId}`, 'PUT', { quantity: 1 }),
        chief.call(`${changes}/${order.history[0]?.documentId}`, 'DELETE'),
      ]),
    );
    expect(refused.filter(({ status }) => status < 400 || status >= 500)).toEqual([]);
    expect(await read(order)).toEqual(order);
  });
});
