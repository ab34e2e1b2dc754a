import { describe, expect, it, vi } from 'vitest';
import { cancelUnpaidOrders } from '../../cms/src/commerce/orders/startup';
import { runTask } from '../support/api';
import { databases, knexOn } from '../support/database';
import { addBuyer } from '../support/members';
import { addDiscount, addItem } from '../support/content';
import { inDays } from '../support/clock';
import {
  orderBody,
  orderCourse,
  placeOrder,
  takenSeats,
  usesOf,
  type OrderBody,
} from '../support/orders';
import { courseLine, readOrder } from '../support/lines';
import { sharedShop } from '../support/shop';
import { shared } from '../support/suite';

describe.each(databases)('unpaid orders, on %s', (database) => {
  const api = sharedShop({ database });
  const buyer = shared(() => addBuyer(api));

  /** The part of Strapi that the task uses, on the API's database. */
  function strapiOn(log = { error: vi.fn() }): Parameters<typeof cancelUnpaidOrders>[0] {
    const connection = knexOn(api);
    const transaction = (work: (tools: object) => Promise<void>) =>
      work({ trx: connection, onCommit: (call: () => void) => call() });
    return { db: { connection, transaction }, log } as unknown as Parameters<
      typeof cancelUnpaidOrders
    >[0];
  }

  it('cancels them after 72 hours and releases their seats, but no others', async () => {
    const course = await addItem(api, 'course', { capacity: 10 });
    const discount = await addDiscount(api, { code: 'BONUS', type: 'amount', value: 1000 });
    const place = async (quantity: number) => {
      const total = quantity * 1_000_000 - 1000;
      const body = orderBody([courseLine(course, quantity)], total, { discountCode: 'BONUS' });
      return (await placeOrder(api, buyer.token, body)).body.data;
    };
    const [unpaid, waiting, paid] = [await place(1), await place(2), await place(3)] as const;
    await api.sql("update orders set order_status = 'paid' where code = ?", [paid.code]);

    expect(await cancelUnpaidOrders(strapiOn(), inDays(2.9))).toBe(0);
    await api.sql('update orders set pay_before = ? where code in (?, ?)', [
      inDays(-1),
      unpaid.code,
      paid.code,
    ]);
    await runTask(api, 'cancelUnpaidOrders');
    expect(await cancelUnpaidOrders(strapiOn(), new Date())).toBe(0);

    const read = (order: OrderBody) => readOrder(api, buyer, order);
    expect(await read(unpaid)).toMatchObject({ status: 'cancelled', payment: null });
    expect((await read(unpaid)).history.at(-1)).toMatchObject({
      status: 'cancelled',
      by: 'Hệ thống',
      note: 'Quá thời hạn thanh toán.',
    });
    expect([(await read(waiting)).status, (await read(paid)).status]).toEqual([
      'pending_payment',
      'paid',
    ]);
    expect(await takenSeats(api, course)).toBe(5);
    expect([await usesOf(api, discount), await usesOf(api, discount, buyer.id)]).toEqual([2, 2]);
  });

  it('continues after one that cannot be cancelled', async () => {
    const place = async () => {
      const course = await addItem(api, 'course', { capacity: 10 });
      return { course, code: (await orderCourse(api, course, { buyer })).code };
    };
    const [broken, next] = [await place(), await place()];
    const due = 'update orders set pay_before = ? where code = ?';
    await api.sql(due, [inDays(-2), broken.code]);
    await api.sql(due, [inDays(-1), next.code]);
    // Seats that were never counted cannot be released.
    await api.sql('update order_places set taken = 0 where item_id = ?', [broken.course]);

    const log = { error: vi.fn() };
    expect(await cancelUnpaidOrders(strapiOn(log), new Date())).toBe(1);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(await takenSeats(api, next.course)).toBe(0);
  });
});
