import { createHmac, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { newEditor } from '../support/staff';
import { callApi } from '../support/api';
import { databases, countRows } from '../support/database';
import { webhookSecrets } from '../support/startApi';
import { storedEmails } from '../support/mail';
import { addBuyer } from '../support/members';
import { addItem, addShopSettings } from '../support/content';
import {
  orderCourse,
  cancelOrder,
  takenSeats,
  type OrderBody,
  type OrderCall,
} from '../support/orders';
import { addRenewPrices, membershipOf, renewBody, requestRenewal } from '../support/membership';
import { shared, sharedApi } from '../support/suite';

const secret = webhookSecrets.BANK_WEBHOOK_SECRET;
const uid = 'api::bank-transaction.bank-transaction';
const path = '/payment/bank-webhook';

interface Stored {
  state: string;
  reason: string | null;
  code: string | null;
  amount: number | string;
  document_id: string;
}

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

  const now = () => Math.floor(Date.now() / 1000);
  const sign = (text: string, at = now(), key = secret) => ({
    'X-Bank-Timestamp': String(at),
    'X-Bank-Signature': createHmac('sha256', key).update(`${at}.${text}`).digest('hex'),
  });

  /** Sends text verbatim, signed by default. */
  async function send(text: string, headers: Record<string, string> = sign(text)) {
    const response = await fetch(`${api.url}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: text,
    });
    const body = (await response.json()) as { data: { state: string } | null };
    return { status: response.status, body };
  }

  const transfer = (fields: object) =>
    JSON.stringify({ transactionId: randomUUID(), amount: 2_000_000, description: '', ...fields });
  const report = (fields: object) => send(transfer(fields));
  const stored = async (transactionId: string) =>
    api.sql<Stored>(
      'select state, reason, code, amount, document_id from bank_transactions where transaction_id = ?',
      [transactionId],
    );

  const newOrder = () => orderCourse(api, course, { buyer, quantity: 2 });

  const read = async ({ documentId }: OrderBody) =>
    (
      await callApi<OrderCall>(api, `/order/userOrderById?id=${documentId}`, {
        token: buyer.token,
      })
    ).body.data;

  async function writingNothing<Result>(call: () => Promise<Result>): Promise<Result> {
    const before = await countRows(api);
    const result = await call();
    expect(await countRows(api)).toEqual(before);
    return result;
  }

  it('confirms an order by code and exact amount, and notifies its buyer', async () => {
    const order = await newOrder();
    const before = await countRows(api);
    const transactionId = randomUUID();
    const text = transfer({
      transactionId,
      description: `MBVCB.123.${order.code.toLowerCase()}.CT tu NGUYỄN VĂN AN`,
      at: '2026-11-21T05:00:00Z',
      balance: 5,
    });
    const { status, body } = await send(text);
    expect([status, body.data]).toEqual([200, { state: 'confirmed' }]);
    const paid = await read(order);
    expect(paid).toMatchObject({ status: 'paid', payment: null });
    expect(paid.history.at(-1)).toMatchObject({
      by: 'Hệ thống',
      note: 'Ngân hàng đã xác nhận chuyển khoản.',
    });
    expect(await stored(transactionId)).toEqual([
      expect.objectContaining({ state: 'confirmed', reason: null, code: order.code }),
    ]);
    expect(await countRows(api)).toEqual({
      ...before,
      bank_transactions: (before.bank_transactions ?? 0) + 1,
      bank_transaction_sources: (before.bank_transaction_sources ?? 0) + 1,
      bank_transaction_allocations: (before.bank_transaction_allocations ?? 0) + 1,
      transfer_locks: (before.transfer_locks ?? 0) + 1,
      order_status_changes: (before.order_status_changes ?? 0) + 1,
      notifications: (before.notifications ?? 0) + 1,
      letters: (before.letters ?? 0) + 1,
      letter_bodies: (before.letter_bodies ?? 0) + 1,
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
      const transactionId = randomUUID();
      const text = transfer({ transactionId, description, amount });
      const responses = await Promise.all(Array.from({ length: 20 }, () => send(text)));
      expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
      expect(new Set(responses.map(({ body }) => body.data?.state))).toEqual(
        new Set(['confirmed']),
      );
      const again = await writingNothing(() => report({ transactionId, description, amount }));
      expect(again.body.data).toEqual({ state: 'confirmed' });
      expect(await stored(transactionId)).toHaveLength(1);
    }
    expect((await read(order)).history).toHaveLength(2);
    const { expiresAt } = await membershipOf(api, member.id);
    expect(Date.parse(expiresAt ?? '')).toBeLessThan(Date.now() + 367 * 86_400_000);
    const notified = await api.sql('select id from notifications where user_id = ?', [member.id]);
    expect(notified).toHaveLength(2);
  });

  it.each([
    ['no transaction', { transactionId: undefined }],
    ['an empty transaction', { transactionId: '' }],
    ['a transaction too long', { transactionId: 'x'.repeat(101) }],
    ['a transaction with spaces and accents', { transactionId: `Mã ${randomUUID()}` }],
    ['an amount as text', { amount: '2000000' }],
    ['an unreadable time', { at: {} }],
  ])('pays an order with %s', async (_, fields) => {
    const order = await newOrder();
    expect((await report({ description: order.code, ...fields })).status).toBe(200);
    expect((await read(order)).status).toBe('paid');
  });

  it('acknowledges outgoing money, and writes nothing', async () => {
    const { status, body } = await writingNothing(() => report({ amount: -2_000_000 }));
    expect([status, body.data]).toEqual([200, { state: null }]);
  });

  it('pays an order once if two transfers for it arrive concurrently', async () => {
    const order = await newOrder();
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    await Promise.all(
      ids.map((transactionId) => report({ transactionId, description: order.code })),
    );
    const rows = (await Promise.all(ids.map(stored))).flat();
    expect(rows.map(({ state }) => state)).toEqual(Array(3).fill('confirmed'));
    expect(rows.map(({ reason }) => reason).filter(Boolean)).toEqual(['double', 'double']);
    expect((await read(order)).history).toHaveLength(2);
  });

  describe('unmatched transfers, recorded for staff and answered with 200', () => {
    async function expectStored(fields: object, reason: string, code: string | null) {
      const transactionId = randomUUID();
      const { status, body } = await report({ transactionId, ...fields });
      expect([status, body.data]).toEqual([200, { state: 'needs_review' }]);
      const [row] = await stored(transactionId);
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
      expect(notified.body.data?.state).toBe('confirmed');
      // Cancelled first, it is reactivated: its seats are still free.
      expect([200, 409]).toContain(cancelled.status);
      expect(status).toBe('paid');
      expect(await takenSeats(api, course)).toBe(taken);
    }
  });

  describe('refused calls that write nothing', () => {
    const text = () => transfer({ description: 'DH26ZZZZZ' });

    it.each<[string, (body: string) => Record<string, string>]>([
      ['without a signature', () => ({})],
      ['signed with another secret', (body) => sign(body, now(), 'another')],
      ['signed for another body', (body) => sign(`${body} `)],
      ['signed six minutes ago', (body) => sign(body, now() - 360)],
      ['signed in the future', (body) => sign(body, now() + 360)],
      ['with another moment', (body) => ({ ...sign(body), 'X-Bank-Timestamp': `${now() - 1}` })],
      ['with half a signature', (body) => ({ ...sign(body), 'X-Bank-Signature': 'ab' })],
      [
        'signed without the moment',
        (body) => ({
          'X-Bank-Timestamp': `${now()}`,
          'X-Bank-Signature': createHmac('sha256', secret).update(body).digest('hex'),
        }),
      ],
    ])('refuses a call %s', async (_, headers) => {
      const body = text();
      const { status } = await writingNothing(() => send(body, headers(body)));
      expect(status).toBe(401);
    });

    it.each([
      ['a list', '[]'],
      ['no amount', transfer({ amount: undefined })],
      ['an amount in words', transfer({ amount: 'hai triệu' })],
      ['half a đồng', transfer({ amount: 0.5 })],
    ])('refuses a signed call with %s', async (_, body) => {
      expect((await writingNothing(() => send(body))).status).toBe(400);
    });

    it('refuses a body that is not JSON', async () => {
      const body = '{"transactionId":';
      expect((await writingNothing(() => send(body))).status).toBe(400);
    });
  });

  it('marks a transfer as handled in the panel, and allows no other change', async () => {
    const transactionId = randomUUID();
    await report({ transactionId, description: 'la' });
    const [row] = (await stored(transactionId)) as [Stored];
    const id = row.document_id;
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
    expect((await callApi(api, '/bank-transactions')).status).toBe(404);
  });
});
