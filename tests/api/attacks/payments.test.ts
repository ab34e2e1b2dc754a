import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api';
import { databases } from '../../support/database';
import { newStaff } from '../../support/members';
import { webhookSecrets } from '../../support/startApi';
import { addItem, addShopSettings } from '../../support/content';
import { orderStatusOf, orderCourse, type OrderBody } from '../../support/orders';
import {
  storedTransfers,
  moneyOf,
  newTransferId,
  sendSigned,
  signedWebhook,
  reportTransfer,
  webhookProviders,
  type WebhookProvider,
  refundsOf,
} from '../../support/payments';
import { callAs } from '../../support/callAs';
import { shared, sharedApi, writingNothing } from '../../support/suite';

const price = 1_000_000;

describe.each(databases)('hostile payment webhooks, on %s', (database) => {
  const api = sharedApi({ database });
  const staff = shared(() => newStaff(api));
  let course: string;

  beforeAll(async () => {
    await addShopSettings(api);
    course = await addItem(api, 'course', { capacity: 1000 });
  });
  afterAll(async () => expect((await moneyOf(api)).wrong).toEqual([]));

  const newOrder = () => orderCourse(api, course);

  const statusOf = (order: OrderBody) => orderStatusOf(api, order);

  type Signed = ReturnType<typeof signedWebhook>;
  const signatureHeader: Record<WebhookProvider, string> = {
    bank: 'X-Bank-Signature',
    sepay: 'X-SePay-Signature',
    payos: '',
    casso: 'X-Casso-Signature',
  };
  /** With each hexadecimal digit of its signature replaced by the next. */
  const resigned = ({ path, body, headers }: Signed): Signed => {
    const shift = (text: string) =>
      text.replace(/[0-9a-f]{64,}/, (signature) =>
        signature.replace(/./g, (digit) => ((Number.parseInt(digit, 16) + 1) % 16).toString(16)),
      );
    return {
      path,
      body: shift(body),
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, text]) => [name, shift(text)]),
      ),
    };
  };
  const unsigned = (provider: WebhookProvider, { path, body, headers }: Signed): Signed => ({
    path,
    body: body.replace(/,"signature":"[0-9a-f]+"/, ''),
    headers: Object.fromEntries(
      Object.entries(headers).filter(([name]) => name !== signatureHeader[provider]),
    ),
  });

  const forgeries: [string, (provider: WebhookProvider, right: Signed) => Signed][] = [
    ['another signature', (_, right) => resigned(right)],
    ['no signature', unsigned],
    [
      'another amount',
      (_, right) => ({ ...right, body: right.body.replace('1000000', '9000000') }),
    ],
    ['another text', (_, right) => ({ ...right, body: right.body.replace('hoc phi', 'hoc phj') })],
  ];
  const ofProviders = webhookProviders.flatMap((provider) =>
    forgeries.map(([what, forge]) => [provider, what, forge] as const),
  );

  it.each(ofProviders)('refuses a report from %s with %s, and writes nothing', async (...row) => {
    const [provider, , forge] = row;
    const order = await newOrder();
    const right = signedWebhook(provider, { amount: price, description: `${order.code} hoc phi` });
    const forged = forge(provider, right);
    expect(forged).not.toEqual(right);
    const refused = await writingNothing(api, () => sendSigned(api, forged));
    expect(refused.status).toBe(401);
    expect((await sendSigned(api, right)).status).toBe(200);
    expect(await statusOf(order)).toBe('paid');
  });

  it.each(['__proto__', 'constructor', 'statement', 'bank', 'prototype', 'SEPAY%00', '..%2fbank'])(
    'rejects the provider %s',
    async (name) => {
      const { status } = await callApi(api, `/payment/webhooks/${name}`, { json: {} });
      expect(status).toBe(404);
    },
  );

  it.each(webhookProviders)(
    'refuses 90 KB of nested arrays without a valid signature: %s',
    async (provider) => {
      const nested = `{"data":${'['.repeat(45_000)}${']'.repeat(45_000)},"signature":"${'a'.repeat(64)}"}`;
      const { path, headers } = signedWebhook(provider, { amount: 1, description: '' });
      expect((await sendSigned(api, { path, headers, body: nested })).status).toBe(401);
      expect((await callApi(api, '/courses')).status).toBe(200);
    },
  );

  /** As JSON, signed. */
  const sendText = (provider: 'bank' | 'sepay', amount: string, text: string) => {
    const seconds = String(Math.floor(Date.now() / 1000));
    const id = newTransferId();
    const fields =
      provider === 'bank'
        ? `"transactionId":"FT${id}","amount":${amount},"description":${JSON.stringify(text)}`
        : `"id":${id},"transferType":"in","transferAmount":${amount},"content":${JSON.stringify(text)},"transactionDate":"2026-11-20 09:30:00","accountNumber":"1","referenceCode":"FT${id}"`;
    const body = `{${fields}}`;
    const key = provider === 'bank' ? 'BANK_WEBHOOK_SECRET' : 'SEPAY_WEBHOOK_SECRET';
    const signature = createHmac('sha256', webhookSecrets[key])
      .update(`${seconds}.${body}`)
      .digest('hex');
    const headers: Record<string, string> =
      provider === 'bank'
        ? { 'X-Bank-Timestamp': seconds, 'X-Bank-Signature': signature }
        : { 'X-SePay-Timestamp': seconds, 'X-SePay-Signature': `sha256=${signature}` };
    const path = provider === 'bank' ? '/payment/bank-webhook' : '/payment/webhooks/sepay';
    return sendSigned(api, { path, body, headers });
  };

  describe.each(['bank', 'sepay'] as const)('an amount from %s', (provider) => {
    it.each([
      '-5',
      '0',
      '1.5',
      '1e21',
      '9007199254740992',
      '"1.000"',
      '"1e6"',
      'null',
      '[1000000]',
      '{}',
    ])('pays nothing if it is %s', async (amount) => {
      const order = await newOrder();
      const { status } = await sendText(provider, amount, order.code);
      expect(status).toBeLessThan(500);
      expect(await statusOf(order)).toBe('pending_payment');
      const stored = await storedTransfers(api, order.code);
      expect(stored.filter(({ allocated }) => allocated > 0)).toEqual([]);
    });

    it('is stored if it is the greatest safe integer, with a text of 3,000 characters and a zero byte', async () => {
      const mark = `dai${newTransferId()}`;
      const text = `${mark} a\0b ${'ộ'.repeat(3_000)}`;
      const { status } = await sendText(provider, String(Number.MAX_SAFE_INTEGER), text);
      expect(status).toBe(200);
      expect(await storedTransfers(api, mark)).toEqual([
        expect.objectContaining({ state: 'needs_review', amount: Number.MAX_SAFE_INTEGER }),
      ]);
    });
  });

  it('assigns or returns a transfer, never both, under concurrent calls', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await newOrder();
      const mark = `khongro${newTransferId()}`;
      await reportTransfer(api, 'sepay', { amount: price, description: mark });
      const [row] = await storedTransfers(api, mark);
      const call = (path: string, json: object) =>
        callAs(api, staff, `/payment/${path}`, { id: row?.document_id, ...json });
      const responses = await Promise.all([
        call('assignTransfer', { parts: [{ code: order.code }] }),
        call('returnTransfer', {}),
        call('assignTransfer', { parts: [{ code: order.code }] }),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const returned = responses[1]?.status === 200;
      expect(await statusOf(order)).toBe(returned ? 'pending_payment' : 'paid');
    }
  });

  it.each(['1e9', '=1+1', '99999999999999999999', '-9999999999999999999'])(
    'pays nothing for a statement with the amount %s',
    async (amount) => {
      const order = await newOrder();
      const content = Buffer.from(
        `Ngày giao dịch;Số tiền ghi có;Mô tả\n20/11/2026;${amount};${order.code}`,
      ).toString('base64');
      const { status } = await callAs(api, staff, '/payment/reconcileStatement', { content });
      expect(status).toBeLessThan(500);
      expect(await statusOf(order)).toBe('pending_payment');
    },
  );

  it('marks a refund as sent once, whatever the number of concurrent calls', async () => {
    const order = await newOrder();
    await reportTransfer(api, 'sepay', { amount: price + 70, description: order.code });
    const [refund] = await refundsOf(api, order.code);
    const json = { id: refund?.document_id, reference: 'FT26326999998' };
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => callAs(api, staff, '/payment/closeRefund', json)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});
