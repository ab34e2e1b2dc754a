import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssignedTransfer, AssignTransferInput } from '@/data/generated/types';
import { auditOf } from '../support/audit';
import { callAs } from '../support/callAs';
import { databases } from '../support/database';
import { addBuyer, newStaff, type Buyer } from '../support/members';
import { addItem } from '../support/content';
import { cancelOrder, orderCourse, orderStatusOf, type OrderBody } from '../support/orders';
import {
  storedTransfers,
  moneyOf,
  newTransferId,
  refundsOf,
  reportTransfer,
} from '../support/payments';
import { membershipOf, renewBody, requestRenewal } from '../support/membership';
import { sharedShop } from '../support/shop';
import { shared } from '../support/suite';

const price = 1_000_000;

type Part = AssignTransferInput['parts'][number];

describe.each(databases)('a transfer that staff split, on %s', (database) => {
  const api = sharedShop({ database });
  const staff = shared(() => newStaff(api));
  let course: string;

  beforeAll(async () => {
    course = await addItem(api, 'course', { capacity: 1000 });
  });
  afterAll(async () => expect((await moneyOf(api)).wrong).toEqual([]));

  const newOrder = (buyer?: Buyer) => orderCourse(api, course, { buyer, price });

  async function unmatched(amount: number): Promise<string> {
    const mark = `khongro${newTransferId()}`;
    await reportTransfer(api, 'sepay', { amount, description: mark });
    const [row] = await storedTransfers(api, mark);
    return row?.document_id ?? '';
  }

  const call = (path: string, json: object) =>
    callAs<AssignedTransfer>(api, staff, `/payment/${path}`, json);

  const assign = (id: string, parts: Part[]) => call('assignTransfer', { id, parts });

  const statusesOf = (...orders: OrderBody[]) =>
    Promise.all(orders.map((order) => orderStatusOf(api, order)));

  const transferOf = async (id: string) => {
    const [row] = await api.sql<{ state: string; allocated: number | string }>(
      'select state, allocated from bank_transactions where document_id = ?',
      [id],
    );
    return [row?.state, Number(row?.allocated)];
  };

  it('pays two orders and a request, and refunds only the rest', async () => {
    const [one, two, member] = [await newOrder(), await newOrder(), await addBuyer(api)];
    const request = (await requestRenewal(api, member.token, renewBody())).body.data;
    const id = await unmatched(3 * price + 7);
    const { status, body } = await assign(id, [
      { code: two.code.toLowerCase() },
      { code: request.code, amount: price },
      { code: one.code, amount: null },
    ]);
    expect([status, body.data]).toEqual([
      200,
      {
        parts: [two, request, one].map(({ code }) => ({ code, allocated: price })),
        owed: 7,
      },
    ]);
    expect(await statusesOf(one, two)).toEqual(['paid', 'paid']);
    expect((await membershipOf(api, member.id)).memberType).toBe('individual');
    expect(await transferOf(id)).toEqual(['confirmed', 3 * price]);
    for (const { code } of [one, two, request]) expect(await refundsOf(api, code)).toEqual([]);
    const logged = await auditOf(api, id);
    expect(logged.map((entry) => entry.subject_label)).toEqual([two.code, request.code, one.code]);
  });

  it('refunds the rest of a transfer for two orders of one payer to this payer', async () => {
    const buyer = await addBuyer(api);
    const [one, two] = [await newOrder(buyer), await newOrder(buyer)];
    const id = await unmatched(2 * price + 9);
    expect((await assign(id, [{ code: one.code }, { code: two.code }])).status).toBe(200);
    const refundsDue = [...(await refundsOf(api, one.code)), ...(await refundsOf(api, two.code))];
    expect(refundsDue.map(({ amount, reason }) => [amount, reason])).toEqual([[9, 'excess']]);
  });

  it('counts a part that does not pay an order yet, and reports the missing amount', async () => {
    const [one, two] = [await newOrder(), await newOrder()];
    const first = await unmatched(price);
    const parts = [{ code: one.code, amount: 300_000 }, { code: two.code }];
    expect((await assign(first, parts)).body.data).toEqual({
      parts: [
        { code: one.code, allocated: 300_000 },
        { code: two.code, allocated: 700_000 },
      ],
      owed: 0,
    });
    expect(await statusesOf(one, two)).toEqual(['pending_payment', 'pending_payment']);
    const second = await unmatched(price);
    const rest = [{ code: two.code }, { code: one.code }];
    expect((await assign(second, rest)).body.data.parts.map(({ allocated }) => allocated)).toEqual([
      300_000, 700_000,
    ]);
    expect(await statusesOf(one, two)).toEqual(['paid', 'paid']);
  });

  it('reopens a cancelled order only for its full price', async () => {
    const buyer = await addBuyer(api);
    const [cancelled, waiting] = [await newOrder(buyer), await newOrder()];
    await cancelOrder(api, buyer.token, cancelled.documentId);
    const id = await unmatched(2 * price);
    const refused = await assign(id, [{ code: waiting.code }, { code: cancelled.code, amount: 5 }]);
    expect(refused.body.error.details.errors).toEqual([
      { path: ['parts', '1', 'amount'], message: expect.stringContaining('1.000.000') },
    ]);
    expect((await assign(id, [{ code: waiting.code }, { code: cancelled.code }])).status).toBe(200);
    expect(await statusesOf(cancelled, waiting)).toEqual(['paid', 'paid']);
  });

  it('is rejected as a whole, at the invalid field', async () => {
    const [one, two, paid] = [await newOrder(), await newOrder(), await newOrder()];
    await reportTransfer(api, 'sepay', { amount: price, description: paid.code });
    const id = await unmatched(price + 500_000);
    const [first, second] = [{ code: one.code }, { code: two.code }];
    for (const [parts, path, message] of [
      [[first, { code: 'DH26ZZZZZ' }], 'parts.1.code', 'mang mã này'],
      [[first, second, first], 'parts.2.code', 'đã có ở trên'],
      [[{ ...first, amount: price + 1 }, second], 'parts.0.amount', 'chỉ còn thiếu 1.000.000'],
      [[{ ...first, amount: price + 1 }], 'parts.0.amount', 'chỉ còn thiếu 1.000.000'],
      [[first, { ...second, amount: 500_001 }], 'parts.1.amount', 'chỉ còn 500.000'],
      [[first, { code: paid.code }], 'parts.1.code', 'đã nhận đủ tiền'],
      [[{ ...first, amount: 0 }], 'parts.0.amount', 'nhỏ nhất là 1'],
      [[], 'parts', 'ít nhất 1'],
    ] as const) {
      const { status, body } = await assign(id, [...parts]);
      const errors = body.error.details.errors ?? [];
      expect([status, errors.map(({ path: at }) => at.join('.'))]).toEqual([400, [path]]);
      expect(errors[0]?.message).toContain(message);
    }
    expect(await statusesOf(one, two)).toEqual(['pending_payment', 'pending_payment']);
    expect(await transferOf(id)).toEqual(['needs_review', 0]);
    const third = await unmatched(price);
    const spent = await assign(third, [first, second]);
    expect(spent.body.error.message).toContain('không còn tiền cho mã này');
  });

  it('is assigned, split or returned only once under concurrent calls', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, two] = [await newOrder(), await newOrder()];
      const id = await unmatched(2 * price);
      const responses = await Promise.all([
        assign(id, [{ code: one.code }]),
        call('returnTransfer', { id }),
        assign(id, [{ code: two.code }, { code: one.code }]),
        assign(id, [{ code: one.code }, { code: two.code }]),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      const winner = responses.findIndex(({ status }) => status === 200);
      expect(await statusesOf(one, two)).toEqual(
        [
          ['paid', 'pending_payment'],
          ['pending_payment', 'pending_payment'],
          ['paid', 'paid'],
          ['paid', 'paid'],
        ][winner],
      );
    }
  });

  it('pays each order once when two transfers are split over the same orders at once', async () => {
    const [one, two] = [await newOrder(), await newOrder()];
    const ids = [await unmatched(2 * price), await unmatched(2 * price)] as const;
    const responses = await Promise.all([
      assign(ids[0], [{ code: one.code }, { code: two.code }]),
      assign(ids[1], [{ code: two.code }, { code: one.code }]),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await statusesOf(one, two)).toEqual(['paid', 'paid']);
    const states = await Promise.all(ids.map(transferOf));
    expect(states.map(([state]) => state).sort()).toEqual(['confirmed', 'needs_review']);
  });
});
