import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifiedKinds } from '../support/audit';
import { databases } from '../support/database';
import { newEditor } from '../support/staff';
import { storedEmails } from '../support/mail';
import { addBuyer, type Buyer } from '../support/members';
import { addDiscount, addItem } from '../support/content';
import {
  cancelOrder,
  orderBody,
  placeOrder,
  takenSeats,
  usesOf,
  type OrderBody,
} from '../support/orders';
import { storedTransfers, moneyOf, refundsOf, reportTransfer } from '../support/payments';
import { membershipOf, renewBody, requestRenewal } from '../support/membership';
import { courseLine, readOrder } from '../support/lines';
import { sharedShop } from '../support/shop';
import { shared } from '../support/suite';

const total = 1_000_000;

describe.each(databases)('the settlement of a transfer, on %s', (database) => {
  const api = sharedShop({ database });
  const editor = shared(() => newEditor(api));
  let course: string;

  beforeAll(async () => {
    course = await addItem(api, 'course', { capacity: 1000 });
  });
  afterAll(async () => expect((await moneyOf(api)).wrong).toEqual([]));

  async function newOrder({ item = course, discountCode = '', price = total } = {}) {
    const buyer = await addBuyer(api);
    const body = orderBody([courseLine(item)], price, discountCode ? { discountCode } : {});
    const { body: placed } = await placeOrder(api, buyer.token, body);
    return { buyer, order: placed.data };
  }

  const pay = (code: string, amount: number) =>
    reportTransfer(api, 'sepay', { amount, description: code });

  const cancel = ({ buyer, order }: { buyer: Buyer; order: OrderBody }) =>
    cancelOrder(api, buyer.token, order.documentId);

  const read = ({ buyer, order }: { buyer: Buyer; order: OrderBody }) =>
    readOrder(api, buyer, order);

  const reasonsOf = async (code: string) =>
    (await storedTransfers(api, code)).map(({ state, reason }) => `${state} ${reason ?? 'exact'}`);

  const refundsDueFor = async (code: string) =>
    (await refundsOf(api, code)).map(({ amount, reason }) => [amount, reason]);

  it('records a partial payment, and pays the order with the rest', async () => {
    const made = await newOrder();
    const { code } = made.order;
    await pay(code, 400_000);
    const waiting = await read(made);
    expect([waiting.status, waiting.payment?.amount]).toEqual(['pending_payment', 600_000]);
    await Promise.all([pay(code, 350_000), pay(code, 250_000)]);
    expect((await read(made)).status).toBe('paid');
    expect(await refundsDueFor(code)).toEqual([]);
    expect((await reasonsOf(code)).sort()).toEqual([
      'confirmed exact',
      'confirmed partial',
      'confirmed partial',
    ]);
    expect(await notifiedKinds(api, made.buyer)).toEqual([
      'order_placed',
      'payment_partial',
      'payment_partial',
      'order_paid',
    ]);
    const emails = await storedEmails(api);
    expect(emails.some(({ text }) => text?.includes('600.000'))).toBe(true);
  });

  it('pays the order with an excess payment, and queues a refund of the rest', async () => {
    const made = await newOrder();
    await pay(made.order.code, total + 1);
    expect((await read(made)).status).toBe('paid');
    expect(await refundsDueFor(made.order.code)).toEqual([[1, 'excess']]);
    expect(await notifiedKinds(api, made.buyer)).toEqual([
      'order_placed',
      'order_paid',
      'refund_owed',
    ]);
    const emails = (await storedEmails(api)).slice(-2).map(({ subject }) => subject);
    expect(emails).toEqual([
      `Xác nhận thanh toán đơn hàng ${made.order.code}`,
      'Viện sẽ hoàn lại 1 ₫',
    ]);
  });

  it('queues a refund of a second payment, even a concurrent one', async () => {
    const made = await newOrder();
    await Promise.all([pay(made.order.code, total), pay(made.order.code, total)]);
    expect((await read(made)).history).toHaveLength(2);
    expect(await refundsDueFor(made.order.code)).toEqual([[total, 'double']]);
  });

  it('counts a transfer once if staff already marked its order as paid', async () => {
    const { order } = await newOrder();
    await editor.update('api::order.order', order.documentId, { orderStatus: 'paid' });
    await pay(order.code, total);
    await pay(order.code, total);
    expect(await reasonsOf(order.code)).toEqual(['confirmed exact', 'confirmed double']);
    expect(await refundsDueFor(order.code)).toEqual([[total, 'double']]);
  });

  it('pays several orders and a request with exactly their total', async () => {
    const [one, two] = [await newOrder(), await newOrder()];
    const member = await addBuyer(api);
    const request = (await requestRenewal(api, member.token, renewBody())).body.data;
    await pay(one.order.code, 400_000);
    const text = `${one.order.code}, ${two.order.code} va ${request.code}`;
    await Promise.all([pay(text, 2_600_000), pay(text, 2_600_000)]);
    expect([(await read(one)).status, (await read(two)).status]).toEqual(['paid', 'paid']);
    expect((await membershipOf(api, member.id)).memberType).toBe('individual');
    const stored = await storedTransfers(api, text);
    expect(stored.map(({ state, allocated }) => [state, allocated])).toEqual([
      ['confirmed', 2_600_000],
      ['needs_review', 0],
    ]);
  });

  it('queues a refund of the part of one order that is refunded later', async () => {
    const [one, two] = [await newOrder(), await newOrder()];
    await pay(`${two.order.code} ${one.order.code}`, 2 * total);
    expect([(await read(one)).status, (await read(two)).status]).toEqual(['paid', 'paid']);
    expect(await refundsDueFor(one.order.code)).toEqual([]);
    await editor.update('api::order.order', one.order.documentId, { orderStatus: 'refunded' });
    expect(await refundsDueFor(one.order.code)).toEqual([[total, 'refunded']]);
    expect((await read(two)).status).toBe('paid');
    expect((await moneyOf(api)).wrong).toEqual([]);
  });

  it.each([
    ['less', -1],
    ['more', 1],
  ])('leaves a transfer for two orders of %s than their sum to staff', async (_, more) => {
    const [one, two] = [await newOrder(), await newOrder()];
    const text = `${two.order.code} ${one.order.code}`;
    await pay(text, 2 * total + more);
    expect([(await read(one)).status, (await read(two)).status]).toEqual(
      Array(2).fill('pending_payment'),
    );
    expect((await storedTransfers(api, text)).map(({ state }) => state)).toEqual(['needs_review']);
  });

  it('queues a refund of the part paid for a cancelled order', async () => {
    const made = await newOrder();
    await pay(made.order.code, 400_000);
    expect((await cancel(made)).status).toBe(200);
    expect(await refundsDueFor(made.order.code)).toEqual([[400_000, 'cancelled']]);
    expect((await notifiedKinds(api, made.buyer)).slice(-2)).toEqual([
      'order_cancelled',
      'refund_owed',
    ]);
  });

  it('queues a refund of what an order received when staff refund it', async () => {
    const { order } = await newOrder();
    await pay(order.code, total);
    await editor.update('api::order.order', order.documentId, { orderStatus: 'refunded' });
    expect(await refundsDueFor(order.code)).toEqual([[total, 'refunded']]);
    await pay(order.code, total);
    expect((await refundsDueFor(order.code))[1]).toEqual([total, 'late']);
  });

  describe('a late transfer', () => {
    it('reactivates the order if seats, code and price are unchanged', async () => {
      const discount = await addDiscount(api, { code: 'MUON', usage_limit: 1 });
      const item = await addItem(api, 'course', { capacity: 1 });
      const made = await newOrder({ item, discountCode: 'MUON', price: 900_000 });
      await cancel(made);
      expect([await takenSeats(api, item), await usesOf(api, discount)]).toEqual([0, 0]);
      await pay(made.order.code, 900_000);
      const reactivated = await read(made);
      expect(reactivated.status).toBe('paid');
      expect(reactivated.history.map(({ status, by }) => [status, by])).toEqual([
        ['pending_payment', 'Quý khách'],
        ['cancelled', 'Quý khách'],
        ['paid', 'Hệ thống'],
      ]);
      expect([await takenSeats(api, item), await usesOf(api, discount)]).toEqual([1, 1]);
      expect(await reasonsOf(made.order.code)).toEqual(['confirmed revived']);
      expect((await notifiedKinds(api, made.buyer)).at(-1)).toBe('order_paid');
      expect((await storedEmails(api)).at(-1)?.text).toContain('đã khôi phục đơn hàng này');
    });

    it('reactivates the order with an excess payment, and queues a refund of the rest', async () => {
      const made = await newOrder();
      await cancel(made);
      await pay(made.order.code, total + 5000);
      expect((await read(made)).status).toBe('paid');
      expect(await refundsDueFor(made.order.code)).toEqual([[5000, 'excess']]);
    });

    it.each<[string, (item: string) => Promise<unknown>]>([
      ['the seat is gone', (item) => newOrder({ item })],
      ['the price has changed', (item) => setItem(item, 'price', total + 1)],
      ['it is no longer sold', (item) => setItem(item, 'published_at', null)],
      ['it has begun', (item) => setItem(item, 'start_at', new Date(Date.now() - 1000))],
    ])('queues a refund if %s', async (_, change) => {
      const item = await addItem(api, 'course', { capacity: 1 });
      const made = await newOrder({ item });
      await cancel(made);
      await change(item);
      const taken = await takenSeats(api, item);
      await pay(made.order.code, total);
      expect((await read(made)).status).toBe('cancelled');
      expect(await takenSeats(api, item)).toBe(taken);
      expect(await refundsDueFor(made.order.code)).toEqual([[total, 'late']]);
      expect((await notifiedKinds(api, made.buyer)).at(-1)).toBe('refund_owed');
    });

    const setItem = (item: string, column: string, value: unknown) =>
      api.sql(`update courses set ${column} = ? where document_id = ?`, [value, item]);

    it('leaves no trace of a failed reactivation if the code is used up', async () => {
      const discount = await addDiscount(api, { code: 'HET', usage_limit: 1 });
      const item = await addItem(api, 'course', { capacity: 9 });
      const made = await newOrder({ item, discountCode: 'HET', price: 900_000 });
      await cancel(made);
      await newOrder({ item, discountCode: 'HET', price: 900_000 });
      await pay(made.order.code, 900_000);
      expect((await read(made)).status).toBe('cancelled');
      expect([await takenSeats(api, item), await usesOf(api, discount)]).toEqual([1, 1]);
      expect(await refundsDueFor(made.order.code)).toEqual([[900_000, 'late']]);
    });

    it('queues a refund if the code now belongs to another discount', async () => {
      const discount = await addDiscount(api, { code: 'THAY' });
      const made = await newOrder({ discountCode: 'THAY', price: 900_000 });
      await cancel(made);
      await api.sql("update discounts set document_id = 'another' where document_id = ?", [
        discount,
      ]);
      await pay(made.order.code, 900_000);
      expect((await read(made)).status).toBe('cancelled');
      expect(await refundsDueFor(made.order.code)).toEqual([[900_000, 'late']]);
    });

    it('allows staff to cancel an order whose account is gone, and queues a refund', async () => {
      const { order } = await newOrder();
      await api.sql('update orders set user_id = null where document_id = ?', [order.documentId]);
      await editor.update('api::order.order', order.documentId, { orderStatus: 'cancelled' });
      await pay(order.code, total);
      expect(await refundsDueFor(order.code)).toEqual([[total, 'late']]);
      expect(await api.sql('select id from notifications where user_id is null')).toEqual([]);
    });

    it('queues a refund of a partial payment', async () => {
      const made = await newOrder();
      await cancel(made);
      await pay(made.order.code, total - 1);
      expect(await refundsDueFor(made.order.code)).toEqual([[total - 1, 'late']]);
    });

    it('gives the last seat to exactly one of a reactivated order and another buyer', async () => {
      for (let round = 0; round < 6; round += 1) {
        const item = await addItem(api, 'course', { capacity: 1 });
        const late = await newOrder({ item });
        await cancel(late);
        const other = await addBuyer(api);
        const [, placed] = await Promise.all([
          pay(late.order.code, total),
          placeOrder(api, other.token, orderBody([courseLine(item)], total)),
        ]);
        const reactivated = (await read(late)).status === 'paid';
        expect([reactivated, placed.status]).toEqual(reactivated ? [true, 409] : [false, 200]);
        expect(await takenSeats(api, item)).toBe(1);
        expect(await refundsDueFor(late.order.code)).toEqual(reactivated ? [] : [[total, 'late']]);
      }
    });

    it('reactivates the order once for two concurrent transfers', async () => {
      const item = await addItem(api, 'course', { capacity: 5 });
      const made = await newOrder({ item });
      await cancel(made);
      await Promise.all([pay(made.order.code, total), pay(made.order.code, total)]);
      expect((await read(made)).status).toBe('paid');
      expect(await takenSeats(api, item)).toBe(1);
      expect(await refundsDueFor(made.order.code)).toEqual([[total, 'double']]);
    });
  });

  it('settles partial, excess, second and late payments of a membership', async () => {
    const member = await addBuyer(api);
    const { code } = (await requestRenewal(api, member.token, renewBody())).body.data;
    await pay(code, 300_000);
    expect((await membershipOf(api, member.id)).memberType).toBe('none');
    await pay(code, 800_000);
    expect((await membershipOf(api, member.id)).memberType).toBe('individual');
    await pay(code, total);
    expect(await refundsDueFor(code)).toEqual([
      [100_000, 'excess'],
      [total, 'double'],
    ]);
    const late = await addBuyer(api);
    const request = (await requestRenewal(api, late.token, renewBody())).body.data;
    await pay(request.code, 300_000);
    await editor.update('api::renew-request.renew-request', request.documentId, {
      requestStatus: 'cancelled',
    });
    await pay(request.code, total);
    expect(await refundsDueFor(request.code)).toEqual([
      [300_000, 'cancelled'],
      [total, 'late'],
    ]);
    expect((await notifiedKinds(api, late)).slice(-2)).toEqual(['refund_owed', 'refund_owed']);
  });

  it('refuses a manual reactivation without free seats', async () => {
    const made = await newOrder();
    await cancel(made);
    const update = editor.update('api::order.order', made.order.documentId, {
      orderStatus: 'paid',
    });
    await expect(update).rejects.toThrow(/: 400 /);
  });
});
