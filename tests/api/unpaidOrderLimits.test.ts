import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../support/database';
import { addBuyer, type Buyer } from '../support/members';
import { addItem, addOptionGroup } from '../support/content';
import { cancelOrder, orderBody, placeOrder, takenSeats, type Line } from '../support/orders';
import { renewBody, requestRenewal } from '../support/membership';
import { courseLine, optionLine } from '../support/lines';
import { sharedShop } from '../support/shop';

describe.each(databases)('limits on unpaid orders, on %s', (database) => {
  // The default limits.
  const api = sharedShop({
    database,
    env: {
      UNPAID_ORDERS_PER_MEMBER: '',
      UNPAID_SEATS_PER_MEMBER: '',
      UNPAID_SHARE_PERCENT: '',
    },
  });
  let buyer: Buyer;

  beforeEach(async () => {
    buyer = await addBuyer(api);
  });
  const order = (body: unknown, who = buyer) => placeOrder(api, who.token, body);
  const rowsOf = async (table: string) =>
    (await api.sql(`select id from ${table} where user_id = ?`, [buyer.id])).length;
  const tally = (responses: readonly { status: number }[]) => [
    responses.filter(({ status }) => status === 200).length,
    responses.filter(({ status }) => status === 409).length,
  ];

  describe('the limit on unpaid orders', () => {
    let item: string;
    const body = () => orderBody([courseLine(item, 2)], 2_000_000);
    beforeEach(async () => {
      item = await addItem(api, 'course', { capacity: 1000 });
    });

    it('allows ten orders, whatever the number of concurrent calls', async () => {
      const responses = await Promise.all(Array.from({ length: 30 }, () => order(body())));
      expect(tally(responses)).toEqual([10, 20]);
      const refused = responses.find(({ status }) => status === 409);
      expect(refused?.body.error.name).toBe('TooManyUnpaidOrders');
      expect(refused?.body.error.message).toMatch(/10 đơn hàng chờ thanh toán.*huỷ.*Viện/);
      expect(await rowsOf('orders')).toBe(10);
      expect(await takenSeats(api, item)).toBe(20);
      expect(await rowsOf('notifications')).toBe(10);
    });

    it('counts per member, and not once cancelled or paid', async () => {
      const placed = [];
      for (let count = 0; count < 10; count += 1) placed.push((await order(body())).body.data);
      expect((await order(body())).status).toBe(409);
      const other = await addBuyer(api);
      expect((await order(body(), other)).status).toBe(200);
      const cancelled = await cancelOrder(api, buyer.token, placed[0]?.documentId);
      expect(cancelled.status).toBe(200);
      expect((await order(body())).status).toBe(200);
      expect((await order(body())).status).toBe(409);
      await api.sql("update orders set order_status = 'paid' where document_id = ?", [
        placed[1]?.documentId,
      ]);
      expect((await order(body())).status).toBe(200);
    });

    it('returns an existing order for its key, and ignores orders of 0 ₫', async () => {
      const first = body();
      const { body: placed } = await order(first);
      for (let count = 1; count < 10; count += 1) await order(body());
      expect(await order(first)).toMatchObject({ status: 200, body: placed });
      const free = await addItem(api, 'course', { price: 0 });
      expect((await order(orderBody([courseLine(free)], 0))).status).toBe(200);
    });
  });

  describe('the limit on free seats', () => {
    it('allows ten of one item in any combination', async () => {
      const documentId = await addItem(api, 'seminar', { price: 0, capacity: 400 });
      const line = { kind: 'seminar', documentId, quantity: 1 };
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => order(orderBody([line], 0))),
      );
      expect(tally(responses)).toEqual([10, 10]);
      expect(await takenSeats(api, documentId)).toBe(10);
      const { error } = (await order(orderBody([{ ...line, quantity: 100 }], 0))).body;
      expect(error.name).toBe('TooManyFreeSeats');
      const message = expect.stringMatching(/đã nhận đủ 10/) as string;
      expect(error.details.errors).toEqual([{ path: ['items', '0', 'quantity'], message }]);
    });

    it('counts per item, regardless of the capacity', async () => {
      const [one, other] = await Promise.all(
        [20, null].map((capacity) => addItem(api, 'seminar', { price: 0, capacity })),
      );
      const lines = [one, other].map((documentId = '') => ({
        kind: 'seminar',
        documentId,
        quantity: 8,
      }));
      expect((await order(orderBody(lines, 0))).status).toBe(200);
    });

    it('counts over all options and paid seats, until released', async () => {
      const free = await addItem(api, 'seminar', { price: 0, order_by_option: true });
      await addOptionGroup(api, free, 'g', [{ key: 'a' }, { key: 'b' }, { key: 'c', price: 1000 }]);
      const dear = await addItem(api, 'course', { price: 1000 });
      const of = (optionId: string, quantity: number) => optionLine(free, 'g', optionId, quantity);
      const paid = courseLine(dear, 4);
      const cart = (b: number) => orderBody([paid, of('a', 4), of('b', b)], 4000);
      const refused = (await order(cart(7))).body.error;
      expect(refused.details.errors?.map(({ path }) => path)).toEqual([
        ['items', '1', 'quantity'],
        ['items', '2', 'quantity'],
      ]);
      expect(await takenSeats(api, free)).toBe(0);
      const { status, body } = await order(cart(6));
      expect(status).toBe(200);
      expect((await order(orderBody([of('a', 1)], 0))).status).toBe(409);
      expect((await order(orderBody([of('c', 4)], 4000))).status).toBe(200);
      await cancelOrder(api, buyer.token, body.data.documentId);
      expect((await order(orderBody([of('a', 4)], 0))).status).toBe(200);
    });
  });

  describe('the limit on unpaid seats', () => {
    const courseWith = (capacity: number | null) =>
      addItem(api, 'course', { capacity, price: 1000 });
    const buy = (...lines: Line[]) =>
      order(
        orderBody(
          lines,
          lines.reduce((sum, { quantity }) => sum + quantity * 1000, 0),
        ),
      );
    /** The quantity discounts would change the totals. */
    beforeEach(() => api.sql('delete from quantity_discount_rules_cmps'));

    it('allows a quarter of an item, and reports the limit at its line', async () => {
      const [scarce, plenty] = [await courseWith(40), await courseWith(1000)];
      const { status, body } = await buy(courseLine(plenty, 1), courseLine(scarce, 11));
      expect([status, body.error.name]).toEqual([409, 'TooManyUnpaidSeats']);
      const message = expect.stringMatching(/tối đa 10 chỗ.*thanh toán rồi đặt tiếp/) as string;
      expect(body.error.details.errors).toEqual([{ path: ['items', '1', 'quantity'], message }]);
      expect(await takenSeats(api, scarce)).toBe(0);
      expect((await buy(courseLine(scarce, 10))).status).toBe(200);
      expect((await buy(courseLine(scarce, 1))).body.error.details.errors?.[0]?.message).toMatch(
        /đang giữ đủ/,
      );
      await api.sql("update orders set order_status = 'paid' where user_id = ?", [buyer.id]);
      expect((await buy(courseLine(scarce, 10))).status).toBe(200);
    });

    it('enforces the limit under concurrent orders', async () => {
      const scarce = await courseWith(20);
      const responses = await Promise.all(
        Array.from({ length: 9 }, () => buy(courseLine(scarce, 1))),
      );
      expect(tally(responses)).toEqual([5, 4]);
      expect(await takenSeats(api, scarce)).toBe(5);
    });

    it('allows a quarter of an option, at least three', async () => {
      const documentId = await addItem(api, 'seminar', { price: 1000, order_by_option: true });
      await addOptionGroup(api, documentId, 'g', [
        { key: 'a', capacity: 20 },
        { key: 'b', capacity: 4 },
      ]);
      const of = (optionId: string, quantity: number) =>
        optionLine(documentId, 'g', optionId, quantity);
      const refused = await buy(of('a', 6), of('b', 3));
      expect(refused.body.error.details.errors?.map(({ path }) => path)).toEqual([
        ['items', '0', 'quantity'],
      ]);
      expect((await buy(of('a', 5), of('b', 4))).status).toBe(409);
      expect((await buy(of('a', 5), of('b', 3))).status).toBe(200);
    });

    it('counts per option, and per item over all options', async () => {
      const documentId = await addItem(api, 'seminar', {
        price: 1000,
        capacity: 48,
        order_by_option: true,
      });
      await addOptionGroup(api, documentId, 'g', [
        { key: 'a', capacity: 20 },
        { key: 'b', capacity: 20 },
        { key: 'c' },
      ]);
      const of = (optionId: string, quantity: number) =>
        buy(optionLine(documentId, 'g', optionId, quantity));
      expect((await of('a', 5)).status).toBe(200);
      expect((await of('b', 5)).status).toBe(200);
      expect((await of('a', 1)).status).toBe(409);
      expect((await of('c', 3)).status).toBe(409);
      expect((await of('c', 2)).status).toBe(200);
    });

    it('is fifty in total if only the option is limited', async () => {
      const documentId = await addItem(api, 'seminar', { price: 1000, order_by_option: true });
      await addOptionGroup(api, documentId, 'g', [{ key: 'a', capacity: 1000 }]);
      const { error } = (await buy(optionLine(documentId, 'g', 'a', 51))).body;
      expect([error.name, error.details]).toEqual(['TooManyUnpaidSeats', {}]);
    });

    it('is fifty in total, so that one account cannot book up the calendar', async () => {
      const courses = await Promise.all(Array.from({ length: 17 }, () => courseWith(1000)));
      expect(
        (await buy(...courses.map((course) => courseLine(course, 3)))).body.error.message,
      ).toMatch(/tối đa 50 chỗ/);
      expect(
        (await buy(...courses.slice(0, 16).map((course) => courseLine(course, 3)))).status,
      ).toBe(200);
      expect((await buy(courseLine(courses[16] ?? '', 3))).body.error.message).toMatch(
        /đang giữ 48/,
      );
      expect((await buy(courseLine(courses[16] ?? '', 2))).status).toBe(200);
    });

    it('does not apply to unlimited items, and sold-out items are still reported', async () => {
      const unlimited = courseLine(await courseWith(null), 100);
      expect((await buy(unlimited, courseLine(await courseWith(40), 1))).status).toBe(200);
      expect((await buy(courseLine(await courseWith(8), 9))).body.error.name).toBe('NoSeatsLeft');
    });

    it('releases seats of an unconfirmed account after a day', async () => {
      const hours = async () => {
        const { placedAt, payment } = (await buy(courseLine(await courseWith(40), 1))).body.data;
        const [row] = await api.sql<{ pay_before: string }>(
          'select pay_before from orders where user_id = ? order by id desc limit 1',
          [buyer.id],
        );
        const due = payment?.payBefore ?? row?.pay_before ?? '';
        return (new Date(due).getTime() - new Date(placedAt).getTime()) / 3_600_000;
      };
      expect(await hours()).toBe(72);
      await api.sql('update up_users set confirmed = ? where id = ?', [false, buyer.id]);
      expect(await hours()).toBe(24);
    });
  });

  it('allows three membership requests, whatever the number of concurrent calls', async () => {
    const first = renewBody();
    const send = (body = renewBody()) => requestRenewal(api, buyer.token, body);
    const sent = await send(first);
    const responses = await Promise.all(Array.from({ length: 12 }, () => send()));
    expect(tally(responses)).toEqual([2, 10]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body.error.name).toBe('TooManyUnpaidRequests');
    expect(await rowsOf('renew_requests')).toBe(3);
    expect(await send(first)).toMatchObject({ status: 200, body: sent.body });
    await api.sql("update renew_requests set request_status = 'cancelled' where user_id = ?", [
      buyer.id,
    ]);
    expect((await send()).status).toBe(200);
  });
});
