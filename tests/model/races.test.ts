import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addBuyers, type Buyer } from '../support/members';
import { addDiscount, addItem } from '../support/content';
import { orderBody, placeOrder, takenSeats, usesOf } from '../support/orders';
import { Shop } from './Shop';
import { brokenInvariants } from './invariants';
import { newEditor } from '../support/staff';
import { callApi } from '../support/api';
import { databases } from '../support/database';
import { shared, sharedApi } from '../support/suite';

const count = (statuses: readonly number[], wanted: number): number =>
  statuses.filter((status) => status === wanted).length;

describe.each(databases)('concurrent changes, on %s', (database) => {
  const api = sharedApi({ database });
  const editor = shared(() => newEditor(api));

  it('gives the last 20 seats to 20 of 200 buyers, and the last 7 uses of a code to 7', async () => {
    const course = await addItem(api, 'course', { capacity: 20 });
    const code = `CUOI${Date.now()}`;
    const discount = await addDiscount(api, {
      code,
      type: 'amount',
      value: 1000,
      usage_limit: 7,
    });
    const line = { kind: 'course', documentId: course, quantity: 1 };
    const buyers = await addBuyers(api, 200);
    const responses = await Promise.all(
      buyers.map(({ token }, index) =>
        index % 2 === 0
          ? placeOrder(api, token, orderBody([line], 999_000, { discountCode: code }))
          : placeOrder(api, token, orderBody([line], 1_000_000)),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect([count(statuses, 200), count(statuses, 409)]).toEqual([20, 180]);
    expect(await takenSeats(api, course)).toBe(20);
    const withCode = responses.filter(({ status }, index) => status === 200 && index % 2 === 0);
    expect(withCode.length).toBeLessThanOrEqual(7);
    expect(await usesOf(api, discount)).toBe(withCode.length);
  });

  it('gives the last 7 uses of a code to 7 of 200 buyers of something unlimited', async () => {
    const document = await addItem(api, 'document');
    const code = `HET${Date.now()}`;
    const discount = await addDiscount(api, {
      code,
      type: 'amount',
      value: 1000,
      usage_limit: 7,
    });
    const line = { kind: 'document', documentId: document, quantity: 1 };
    const buyers = await addBuyers(api, 200);
    const responses = await Promise.all(
      buyers.map(({ token }) =>
        placeOrder(api, token, orderBody([line], 999_000, { discountCode: code })),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect([count(statuses, 200), count(statuses, 409)]).toEqual([7, 193]);
    expect(await usesOf(api, discount)).toBe(7);
  });

  it('counts one payment from ten calls with one transfer, and one from ten transfers', async () => {
    const shop = await Shop.open(api, editor);
    const [user] = shop.buyers.map(({ id }) => id) as [number];
    const [line] = shop.lines as [Shop['lines'][number]];
    const lines = [{ ...line, quantity: 1 }];
    for (const ids of [
      Array<string>(10).fill(randomUUID()),
      Array.from({ length: 10 }, () => randomUUID()),
    ]) {
      const order = await shop.place({ user, lines, withCode: false }, randomUUID());
      const { code, documentId } = order.body.data;
      const responses = await Promise.all(ids.map((id) => shop.transfer(id, code, 1_000_000)));
      expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
      const state = await shop.read();
      expect(state.orders.find(({ id }) => id === documentId)?.status).toBe('paid');
      expect(await brokenInvariants(shop, state)).toEqual([]);
    }
  });

  it('lets one of two staff change an order, and notifies its buyer once', async () => {
    const shop = await Shop.open(api, editor);
    const [user] = shop.buyers.map(({ id }) => id) as [number];
    const [line] = shop.lines as [Shop['lines'][number]];
    for (let round = 0; round < 5; round += 1) {
      const lines = [{ ...line, quantity: 1 }];
      const order = await shop.place({ user, lines, withCode: false }, randomUUID());
      const { documentId: id } = order.body.data;
      const moved = await Promise.all([shop.move(id, 'paid'), shop.move(id, 'cancelled')]);
      expect(moved.filter(Boolean)).toHaveLength(1);
      const state = await shop.read();
      expect(await brokenInvariants(shop, state)).toEqual([]);
      if (moved[0]) await shop.move(id, 'refunded');
    }
  });

  it('reserves an offer for its member while others order, join, leave and expire', async () => {
    for (let round = 0; round < 3; round += 1) {
      const shop = await Shop.open(api, editor);
      const [holder, first, second, last] = shop.buyers.map(({ id }) => id) as [
        number,
        number,
        number,
        number,
      ];
      const [line] = shop.lines as [Shop['lines'][number]];
      const buy = (user: number, quantity = 1) =>
        shop.place({ user, lines: [{ ...line, quantity }], withCode: false }, randomUUID());
      const order = await buy(holder, 2);
      await shop.join(first, line);
      await shop.join(second, line);
      const strangers = (await addBuyers(api, 20)) as Buyer[];
      const item = { kind: 'course', documentId: line.item, quantity: 1 };
      const [cancelled, ...others] = await Promise.all([
        shop.cancel(holder, order.body.data.documentId),
        ...Array.from({ length: 4 }, () => buy(first)),
        ...Array.from({ length: 4 }, () => buy(second)),
        shop.join(last, line),
        ...strangers.map(({ token }) => placeOrder(api, token, orderBody([item], 1_000_000))),
      ]);
      expect(cancelled?.status).toBe(200);
      expect(others.map(({ status }) => status).filter((s) => s !== 200 && s !== 409)).toEqual([]);
      const state = await shop.read();
      const theirs = state.orders.filter(({ user }) => user === first || user === second);
      const held = state.entries.filter((entry) => entry.state === 'offered');
      expect(theirs.length + held.length).toBe(2);
      expect(await takenSeats(api, line.item)).toBe(2);
      expect(await brokenInvariants(shop, state)).toEqual([]);
    }
  });

  it('causes no deadlock', async () => {
    expect(api.log()).not.toMatch(/deadlock|SQLITE_BUSY/i);
    expect((await callApi(api, '/courses')).status).toBe(200);
  });
});
