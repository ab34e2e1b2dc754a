import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { newEditor } from '../support/staff';
import { databases, countRows, addedRows } from '../support/database';
import { storedEmails } from '../support/mail';
import { addBuyer } from '../support/members';
import { addItem, addShopSettings } from '../support/content';
import { orderCourse, cancelOrder, takenSeats, type OrderBody } from '../support/orders';
import { addRenewPrices, membershipOf, renewBody, requestRenewal } from '../support/membership';
import { shared, sharedApi, writingNothing } from '../support/suite';
import { callAs, dataOf } from '../support/callAs';
import {
  reportTransfer,
  sendSigned,
  signedWebhook,
  type ReportedTransfer,
  type StoredTransfer,
} from '../support/payments';

const uid = 'api::bank-transaction.bank-transaction';
describe.each(databases)('bank webhook calls, on %s', (database) => {
  const api = sharedApi({ database });
  const buyer = shared(() => addBuyer(api));
  const editor = shared(() => newEditor(api));
  let course: string;

  beforeAll(async () => {
    await addShopSettings(api);
    await addRenewPrices(api);
    course = await addItem(api, 'course', { capacity: 1000 });
  });

  /** Two million, by default with a new reference. */
  const report = (fields: Partial<ReportedTransfer>) =>
    reportTransfer(api, 'bank', { amount: 2_000_000, description: '', ...fields });
  const stored = (reference: string) =>
    api.sql<Pick<StoredTransfer, 'state' | 'reason' | 'code' | 'document_id'>>(
      'select state, reason, code, document_id from bank_transactions where transaction_id = ?',
      [reference],
    );

  const newOrder = () => orderCourse(api, course, { buyer, quantity: 2 });

  const read = ({ documentId }: OrderBody) =>
    dataOf(callAs<OrderBody>(api, buyer, `/order/userOrderById?id=${documentId}`));

  it('confirms an order by code and exact amount, and notifies its buyer', async () => {
    const order = await newOrder();
    const before = await countRows(api);
    const reference = randomUUID();
    const description = `MBVCB.123.${order.code.toLowerCase()}.CT tu NGUYỄN VĂN AN`;
    const { status, body } = await report({ reference, description });
    expect([status, body.data]).toEqual([200, { state: 'confirmed' }]);
    const paid = await read(order);
    expect(paid).toMatchObject({ status: 'paid', payment: null });
    expect(paid.history.at(-1)).toMatchObject({
      by: 'Hệ thống',
      note: 'Ngân hàng đã xác nhận chuyển khoản.',
    });
    expect(await stored(reference)).toEqual([
      expect.objectContaining({ state: 'confirmed', reason: null, code: order.code }),
    ]);
    expect(await addedRows(api, before)).toEqual({
      bank_transactions: 1,
      bank_transaction_sources: 1,
      bank_transaction_allocations: 1,
      transfer_locks: 1,
      order_status_changes: 1,
      notifications: 1,
      letters: 1,
      letter_bodies: 1,
    });
    expect((await storedEmails(api)).at(-1)?.subject).toBe(
      `Xác nhận thanh toán đơn hàng ${order.code}`,
    );
  });

  it('confirms a membership request and extends the membership', async () => {
    const member = await addBuyer(api);
    const { body } = await requestRenewal(api, member.token, renewBody());
    const response = await report({ amount: 1_000_000, description: body.data.code });
    expect(response.body.data).toEqual({ state: 'confirmed' });
    const { memberType, expiresAt } = await membershipOf(api, member.id);
    expect(memberType).toBe('individual');
    expect(Date.parse(expiresAt ?? '')).toBeGreaterThan(Date.now() + 364 * 86_400_000);
  });

  it('counts a transfer once, reported again later or concurrently', async () => {
    const order = await newOrder();
    const member = await addBuyer(api);
    const request = (await requestRenewal(api, member.token, renewBody())).body.data;
    for (const [description, amount] of [
      [order.code, 2_000_000],
      [request.code, 1_000_000],
    ] as const) {
      const reference = randomUUID();
      const again = () => report({ reference, description, amount });
      const confirmed = { status: 200, body: { data: { state: 'confirmed' } } };
      const responses = await Promise.all(Array.from({ length: 20 }, again));
      expect(responses).toEqual(Array(20).fill(confirmed));
      expect(await writingNothing(api, again)).toEqual(confirmed);
      expect(await stored(reference)).toHaveLength(1);
    }
    expect((await read(order)).history).toHaveLength(2);
    const { expiresAt } = await membershipOf(api, member.id);
    expect(Date.parse(expiresAt ?? '')).toBeLessThan(Date.now() + 367 * 86_400_000);
    const notified = await api.sql('select id from notifications where user_id = ?', [member.id]);
    expect(notified).toHaveLength(2);
  });

  it('acknowledges outgoing money, and writes nothing', async () => {
    const { status, body } = await writingNothing(api, () => report({ amount: -2_000_000 }));
    expect([status, body.data]).toEqual([200, { state: null }]);
  });

  it('pays an order once if two transfers for it arrive concurrently', async () => {
    const order = await newOrder();
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    await Promise.all(ids.map((reference) => report({ reference, description: order.code })));
    const rows = (await Promise.all(ids.map(stored))).flat();
    expect(rows.map(({ state }) => state)).toEqual(Array(3).fill('confirmed'));
    expect(rows.map(({ reason }) => reason).filter(Boolean)).toEqual(['double', 'double']);
    expect((await read(order)).history).toHaveLength(2);
  });

  describe('unmatched transfers, recorded for staff and answered with 200', () => {
    async function expectStored(fields: object, reason: string, code: string | null) {
      const reference = randomUUID();
      const { status, body } = await report({ reference, ...fields });
      expect([status, body.data]).toEqual([200, { state: 'needs_review' }]);
      const [row] = await stored(reference);
      expect(row).toMatchObject({ state: 'needs_review', reason, code });
    }

    it('records an unknown code', async () => {
      await expectStored({ description: 'DH26ZZZZZ' }, 'unknown_purpose', 'DH26ZZZZZ');
      await expectStored({ description: 'GH26ZZZZZ' }, 'unknown_purpose', 'GH26ZZZZZ');
      await expectStored({ description: 'tien hoc' }, 'unknown_purpose', null);
      await expectStored({ description: '' }, 'unknown_purpose', null);
      await expectStored({ description: 'a\0b' }, 'unknown_purpose', null);
      await expectStored({ description: 'x'.repeat(5000) }, 'unknown_purpose', null);
    });

    it('records two codes with a different total', async () => {
      const [one, two] = [await newOrder(), await newOrder()];
      await expectStored({ description: `${one.code} ${two.code}` }, 'unknown_purpose', null);
      expect((await read(one)).status).toBe('pending_payment');
    });

    it('records a request whose member is deleted', async () => {
      const member = await addBuyer(api);
      const { code } = (await requestRenewal(api, member.token, renewBody())).body.data;
      await api.sql('update renew_requests set user_id = null where code = ?', [code]);
      await expectStored({ amount: 1_000_000, description: code }, 'account_gone', code);
      const [row] = await api.sql('select request_status from renew_requests where code = ?', [
        code,
      ]);
      expect(row).toEqual({ request_status: 'pending_payment' });
    });
  });

  it('pays an order whether a concurrent cancellation comes before or after', async () => {
    for (let round = 0; round < 8; round += 1) {
      const order = await newOrder();
      const taken = await takenSeats(api, course);
      const cancel = () => cancelOrder(api, buyer.token, order.documentId);
      const [cancelled, notified] = await Promise.all([
        cancel(),
        report({ description: order.code }),
      ]);
      const { status } = await read(order);
      expect(notified.body.data).toEqual({ state: 'confirmed' });
      // Cancelled first, it is reactivated: its seats are still free.
      expect([200, 409]).toContain(cancelled.status);
      expect(status).toBe('paid');
      expect(await takenSeats(api, course)).toBe(taken);
    }
  });

  it('refuses a call without a signature, or without an amount, and writes nothing', async () => {
    const { body, ...signed } = signedWebhook('bank', { amount: 1, description: '' });
    const unsigned = { ...signed, body, headers: {} };
    expect((await writingNothing(api, () => sendSigned(api, unsigned))).status).toBe(401);
    const amountless = () => report({ amount: undefined as never });
    expect((await writingNothing(api, amountless)).status).toBe(400);
  });

  it('marks a transfer as handled in the panel, and allows no other change', async () => {
    const reference = randomUUID();
    await report({ reference, description: 'la' });
    const id = (await stored(reference))[0]?.document_id ?? '';
    await editor.update(uid, id, { state: 'handled', staffNote: 'Đã hoàn tiền', amount: 1 });
    const [handled] = await api.sql(
      'select state, staff_note, handled_by, amount from bank_transactions where document_id = ?',
      [id],
    );
    expect({ ...handled, amount: Number(handled?.amount) }).toEqual({
      state: 'handled',
      staff_note: 'Đã hoàn tiền',
      handled_by: 'Biên Tập',
      amount: 2_000_000,
    });
    await expect(editor.update(uid, id, { state: 'confirmed' })).rejects.toThrow(/: 400 /);
    await editor.update(uid, id, { state: 'needs_review' });
    await expect(editor.remove(uid, id)).rejects.toThrow(/: 403 /);
    await expect(editor.create(uid, { transactionId: 'x', amount: 1 })).rejects.toThrow(/: 403 /);
  });
});
