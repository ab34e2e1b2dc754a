import { beforeAll, describe, expect, it } from 'vitest';
import { addBuyer, addBuyers, type Buyer } from '../support/members';
import { addDiscount, addItem, addOptionGroup, addShopSettings } from '../support/content';
import { countRows, databases, isLong, addedRows } from '../support/database';
import { orderBody, placeOrder, takenSeats, usesOf } from '../support/orders';
import { sharedApi } from '../support/suite';

/** `tests/faults/killsUnderLoad.test.ts` kills at more moments. */
const kills = isLong ? 3 : 1;

describe.each(databases)('concurrent buyers, on %s', (database) => {
  const api = sharedApi({ database });

  beforeAll(() => addShopSettings(api));

  it('gives 10 seats to 10 of 100 buyers, and rejects the others clearly', async () => {
    const seminar = await addItem(api, 'seminar', { capacity: 10 });
    const buyers = await addBuyers(api, 100);
    const before = await countRows(api);
    const item = { kind: 'seminar', documentId: seminar, quantity: 1 };
    const responses = await Promise.all(
      buyers.map(({ token }) => placeOrder(api, token, orderBody([item], 1_000_000))),
    );
    const placed = responses.filter(({ status }) => status === 200);
    const refused = responses.filter(({ status }) => status === 409);
    expect([placed.length, refused.length]).toEqual([10, 90]);
    expect(new Set(placed.map(({ body }) => body.data.code)).size).toBe(10);
    for (const { body } of refused) {
      expect(body.error.name).toBe('NoSeatsLeft');
      expect(body.error.details.items).toEqual([
        { documentId: seminar, optionId: null, seatsLeft: 0 },
      ]);
    }
    expect(await takenSeats(api, seminar)).toBe(10);
    expect(await addedRows(api, before)).toEqual({
      orders: 10,
      order_lines: 10,
      order_status_changes: 10,
      order_places: 1,
      notifications: 10,
    });
  });

  it('oversells neither an option nor its seminar, in any mix of orders', async () => {
    const seminar = await addItem(api, 'seminar', { capacity: 12, order_by_option: true });
    await addOptionGroup(api, seminar, 'hinh-thuc', [
      { key: 'truc-tiep', capacity: 5 },
      { key: 'online' },
    ]);
    const course = await addItem(api, 'course', { capacity: 9 });
    const buyers = await addBuyers(api, 60);
    const line = (optionId: string) => ({
      kind: 'seminar',
      documentId: seminar,
      quantity: 1,
      groupId: 'hinh-thuc',
      optionId,
    });
    const seat = { kind: 'course', documentId: course, quantity: 1 };
    // The same items in both sequences: transactions that locked in the given sequence would deadlock.
    const carts = [
      [line('truc-tiep'), seat],
      [seat, line('online')],
      [line('online'), seat],
    ];
    const responses = await Promise.all(
      buyers.map(({ token }, index) =>
        placeOrder(api, token, orderBody(carts[index % 3] ?? [], 2_000_000)),
      ),
    );
    expect(responses.map(({ status }) => status).filter((s) => s !== 200 && s !== 409)).toEqual([]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(await takenSeats(api, course)).toBe(9);
    expect(await takenSeats(api, seminar)).toBe(9);
    const inRoom = await takenSeats(api, seminar, 'truc-tiep');
    expect(inRoom).toBeLessThanOrEqual(5);
    expect(inRoom + (await takenSeats(api, seminar, 'online'))).toBe(9);
  });

  it('creates one order from 50 concurrent calls with one key', async () => {
    const course = await addItem(api, 'course', { capacity: 100 });
    const buyer = await addBuyer(api);
    const body = orderBody([{ kind: 'course', documentId: course, quantity: 3 }], 3_000_000);
    const before = await countRows(api);
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => placeOrder(api, buyer.token, body)),
    );
    const [first] = responses;
    expect(first?.status).toBe(200);
    for (const { status, body: each } of responses)
      expect({ status, body: each }).toEqual({ status: 200, body: first?.body });
    expect(await addedRows(api, before)).toMatchObject({
      orders: 1,
      order_lines: 1,
      notifications: 1,
    });
    expect(await takenSeats(api, course)).toBe(3);
  });

  it('returns the order of the last seat to all calls with its key', async () => {
    const seminar = await addItem(api, 'seminar', { capacity: 1 });
    const [buyer, other] = (await addBuyers(api, 2)) as [Buyer, Buyer];
    const item = { kind: 'seminar', documentId: seminar, quantity: 1 };
    const body = orderBody([item], 1_000_000);
    const rivals = Array.from({ length: 10 }, () =>
      placeOrder(api, other.token, orderBody([item], 1_000_000)),
    );
    const same = Array.from({ length: 20 }, () => placeOrder(api, buyer.token, body));
    const responses = await Promise.all(same);
    const others = await Promise.all(rivals);
    const statuses = new Set(responses.map(({ status }) => status));
    expect(statuses.size).toBe(1);
    expect(others.filter(({ status }) => status === 200)).toHaveLength(statuses.has(200) ? 0 : 1);
    expect(await takenSeats(api, seminar)).toBe(1);
  });

  it('keeps every acknowledged order through a kill at any moment, and no partial one', async () => {
    const course = await addItem(api, 'course', { capacity: 1_000_000 });
    const discount = await addDiscount(api, { code: 'MATDIEN', type: 'amount', value: 1000 });
    const buyer = await addBuyer(api);
    const token = buyer.token;
    const acknowledged: string[] = [];
    const sent: ReturnType<typeof orderBody>[] = [];
    const line = { kind: 'course', documentId: course, quantity: 2 };
    for (let round = 0; round < kills; round += 1) {
      let alive = true;
      const clients = Array.from({ length: 8 }, async () => {
        while (alive) {
          const body = orderBody([line], 1_999_000, { discountCode: 'MATDIEN' });
          sent.push(body);
          const response = await placeOrder(api, token, body).catch(() => null);
          if (response?.status === 200) acknowledged.push(response.body.data.code);
        }
      });
      const enough = acknowledged.length + 8 + round * 3;
      while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 5));
      await api.kill();
      alive = false;
      await Promise.all(clients);
      await api.restart();
    }
    const stored = await api.sql<{ code: string; id: number }>(
      `select o.code, o.id from orders o join order_lines l on l.order_id = o.id
       join order_status_changes c on c.order_id = o.id where l.item_document_id = ?`,
      [course],
    );
    const codes = stored.map(({ code }) => code);
    expect(acknowledged.length).toBeGreaterThanOrEqual(8 * kills);
    expect(new Set(codes).size).toBe(codes.length);
    expect(acknowledged.filter((code) => !codes.includes(code))).toEqual([]);
    expect(await takenSeats(api, course)).toBe(codes.length * 2);
    expect(await usesOf(api, discount)).toBe(codes.length);
    const notified = await api.sql('select id from notifications where user_id = ?', [buyer.id]);
    expect(notified).toHaveLength(codes.length);
    const [all] = await api.sql<{ n: number | string }>(
      'select count(*) as n from orders where user_id = ?',
      [buyer.id],
    );
    expect(Number(all?.n)).toBe(codes.length);
    // Retries everything without a response: stored orders are returned, the others are placed now, once.
    for (const body of sent.slice(-8)) {
      expect((await placeOrder(api, token, body)).status).toBe(200);
    }
    const [again] = await api.sql<{ n: number | string }>(
      'select count(distinct idempotency_key) as n from orders where user_id = ?',
      [buyer.id],
    );
    const placed = await takenSeats(api, course);
    expect(placed).toBe(Number(again?.n) * 2);
  });
});
