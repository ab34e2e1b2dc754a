import { beforeAll, describe, expect, it } from 'vitest';
import { newEditor } from '../support/staff';
import { databases } from '../support/database';
import { storedEmails } from '../support/mail';
import { addBuyer } from '../support/members';
import { addItem, addShopSettings } from '../support/content';
import { orderCourse, cancelOrder, takenSeats, type OrderBody } from '../support/orders';
import { shared, sharedApi, writingNothing } from '../support/suite';
import { callAs, refusalOf } from '../support/callAs';

describe.each(databases)('cancelling an order, on %s', (database) => {
  const api = sharedApi({ database });
  const buyer = shared(() => addBuyer(api));
  const other = shared(() => addBuyer(api));
  const editor = shared(() => newEditor(api));
  let course: string;

  beforeAll(async () => {
    await addShopSettings(api);
    course = await addItem(api, 'course', { capacity: 1000 });
  });

  const cancel = (id: unknown, token: string | undefined = buyer.token) =>
    cancelOrder(api, token, id);
  const move = (order: OrderBody, orderStatus: string) =>
    editor.update('api::order.order', order.documentId, { orderStatus });

  const newOrder = () => orderCourse(api, course, { buyer, quantity: 2 });

  const notifications = (order: OrderBody) =>
    api.sql<{ kind: string; title: string; url: string; user_id: number }>(
      'select kind, title, url, user_id from notifications where url like ? order by id',
      [`%${order.documentId}`],
    );

  it('returns the order, frees its seats, and notifies its buyer', async () => {
    const order = await newOrder();
    const taken = await takenSeats(api, course);
    const { status, body } = await cancel(order.documentId);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ code: order.code, status: 'cancelled', payment: null });
    expect(body.data.history.map(({ status: step, by }) => [step, by])).toEqual([
      ['pending_payment', 'Quý khách'],
      ['cancelled', 'Quý khách'],
    ]);
    expect(await takenSeats(api, course)).toBe(taken - 2);
    const detail = await callAs(api, buyer, `/order/userOrderDetail?id=${order.documentId}`);
    expect(body).toEqual(detail.body);
    const url = `/tai-khoan/lich-su-mua-hang?don=${order.documentId}`;
    expect(await notifications(order)).toEqual([
      expect.objectContaining({ kind: 'order_placed', url, user_id: buyer.id }),
      expect.objectContaining({ kind: 'order_cancelled', url, user_id: buyer.id }),
    ]);
  });

  it('cancels once, whatever the number of concurrent calls', async () => {
    const order = await newOrder();
    const taken = await takenSeats(api, course);
    const responses = await Promise.all(Array.from({ length: 20 }, () => cancel(order.documentId)));
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await takenSeats(api, course)).toBe(taken - 2);
    expect((await notifications(order)).map(({ kind }) => kind)).toEqual([
      'order_placed',
      'order_cancelled',
    ]);
  });

  it('rejects a cancellation with the current status once the order has progressed', async () => {
    const order = await newOrder();
    for (const next of ['paid', 'completed', 'refunded']) {
      await move(order, next);
      const refused = await writingNothing(api, () => cancel(order.documentId));
      expect(await refusalOf(refused)).toEqual([409, 'OrderStatusRefused']);
      expect(refused.body.error.details.status).toBe(next);
    }
    expect((await notifications(order)).map(({ kind }) => kind)).toEqual(
      ['placed', 'paid', 'completed', 'refunded'].map((step) => `order_${step}`),
    );
    const subjects = (await storedEmails(api)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes(order.code))).toEqual([
      `Xác nhận thanh toán đơn hàng ${order.code}`,
    ]);
  });

  it('settles a concurrent payment and cancellation as exactly one of them', async () => {
    for (let round = 0; round < 8; round += 1) {
      const order = await newOrder();
      const taken = await takenSeats(api, course);
      const [{ status }, paid] = await Promise.all([
        cancel(order.documentId),
        move(order, 'paid').then(
          () => true,
          () => false,
        ),
      ]);
      expect([status, paid]).toEqual(paid ? [409, true] : [200, false]);
      expect(await takenSeats(api, course)).toBe(paid ? taken : taken - 2);
    }
  });

  it('hides another member’s order like a missing one', async () => {
    const order = await newOrder();
    const theirs = await writingNothing(api, () => cancel(order.documentId, other.token));
    const missing = await cancel('z'.repeat(24), other.token);
    expect(theirs.status).toBe(404);
    expect(theirs.body).toEqual(missing.body);
  });
});
