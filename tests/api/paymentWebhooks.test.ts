import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../support/database';
import { callApi } from '../support/api';
import { webhookSecrets } from '../support/startApi';
import { addItem } from '../support/content';
import { orderStatusOf, orderCourse, type OrderBody } from '../support/orders';
import {
  storedTransfers,
  newTransferId,
  refundsOf,
  sendSigned,
  signedWebhook,
  reportTransfer,
  webhookProviders,
} from '../support/payments';
import { vietnamNow } from '../support/clock';
import { sharedShop } from '../support/shop';
import { sharedApi, writingNothing } from '../support/suite';

const providers = ['sepay', 'payos', 'casso'] as const;

describe.each(databases)('payment provider webhooks, on %s', (database) => {
  const api = sharedShop({ database });
  let course: string;

  beforeAll(async () => {
    course = await addItem(api, 'course', { capacity: 1000 });
  });
  const newOrder = () => orderCourse(api, course);

  const statusOf = (order: OrderBody) => orderStatusOf(api, order);

  it.each(providers)('counts ten concurrent calls and a late one once: %s', async (provider) => {
    const order = await newOrder();
    const description = `CT DEN ${order.code} hoc phi`;
    const reported = { amount: 1_000_000, description, id: newTransferId() };
    const webhook = signedWebhook(provider, reported);
    const responses = await Promise.all(Array.from({ length: 10 }, () => sendSigned(api, webhook)));
    expect(responses).toEqual(Array(10).fill({ status: 200, body: { success: true } }));
    await writingNothing(api, () => reportTransfer(api, provider, reported));
    expect(await storedTransfers(api, order.code)).toEqual([
      expect.objectContaining({ provider, state: 'confirmed', reason: null, code: order.code }),
    ]);
    expect(await statusOf(order)).toBe('paid');
  });

  it('counts a transfer reported by all providers concurrently once, by the bank’s reference', async () => {
    for (let round = 0; round < 3; round += 1) {
      const order = await newOrder();
      const reference = `FT${newTransferId()}`;
      const reported = { amount: 1_000_000, description: order.code, reference };
      const calls = [...webhookProviders, ...webhookProviders];
      await Promise.all(
        calls.map((provider) => reportTransfer(api, provider, { ...reported, id: 7 + round })),
      );
      const stored = await storedTransfers(api, order.code);
      expect(stored.map(({ state, reason }) => [state, reason])).toEqual([['confirmed', null]]);
      const sources = await api.sql(
        'select provider from bank_transaction_sources where bank_transaction_id = ?',
        [stored[0]?.id],
      );
      expect(sources).toHaveLength(4);
    }
  });

  it('counts two transfers with different references separately', async () => {
    const order = await newOrder();
    for (const provider of ['sepay', 'casso'] as const) {
      await reportTransfer(api, provider, { amount: 1_000_000, description: order.code });
    }
    const stored = await storedTransfers(api, order.code);
    expect(stored.map(({ reason }) => reason)).toEqual([null, 'double']);
  });

  it('leaves one payment reported by two providers without a common reference to staff', async () => {
    const order = await newOrder();
    const reported = { amount: 1_000_000, description: order.code };
    await reportTransfer(api, 'sepay', reported);
    await reportTransfer(api, 'payos', { ...reported, reference: '27220', paymentLinkId: 'link1' });
    expect((await storedTransfers(api, order.code)).map(({ reason }) => reason)).toEqual([
      null,
      'possible_duplicate',
    ]);
    expect(await refundsOf(api, order.code)).toEqual([]);
  });

  it.each(providers)('ignores outgoing money: %s', async (provider) => {
    const order = await newOrder();
    const reported = { amount: -1_000_000, description: order.code };
    const response = await writingNothing(api, () => reportTransfer(api, provider, reported));
    expect(response.status).toBe(200);
    expect(await statusOf(order)).toBe('pending_payment');
  });

  it.each(providers)('rejects an invalid signature and writes nothing: %s', async (provider) => {
    const order = await newOrder();
    const webhook = signedWebhook(provider, { amount: 1_000_000, description: order.code });
    const body = webhook.body.replace('1000000', '9000000');
    expect(body).not.toBe(webhook.body);
    const { status } = await writingNothing(api, () => sendSigned(api, { ...webhook, body }));
    expect(status).toBe(401);
  });

  it('pays both orders if the banks gave payOS one reference', async () => {
    const orders = [await newOrder(), await newOrder()];
    for (const [index, { code }] of orders.entries()) {
      const response = await reportTransfer(api, 'payos', {
        amount: 1_000_000,
        description: code,
        reference: '27220',
        paymentLinkId: `link-${code}`,
        at: `2026-11-2${index} 09:30:00`,
      });
      expect(response).toEqual({ status: 200, body: { success: true } });
    }
    expect(await Promise.all(orders.map(statusOf))).toEqual(['paid', 'paid']);
  });

  it.each(webhookProviders)(
    'leaves a known id with another amount or text to staff, once: %s',
    async (provider) => {
      const [one, two] = [await newOrder(), await newOrder()];
      const reported = { amount: 1_000_000, description: one.code, id: newTransferId() };
      const others = [
        { ...reported, amount: 999_000 },
        { ...reported, description: two.code },
      ];
      await reportTransfer(api, provider, reported);
      for (const other of others) {
        const responses = [1, 2].map(() => reportTransfer(api, provider, other));
        expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200]);
      }
      await writingNothing(api, () => reportTransfer(api, provider, reported));
      const stored = [
        ...(await storedTransfers(api, one.code)),
        ...(await storedTransfers(api, two.code)),
      ];
      expect(stored.map(({ state, reason, amount }) => [state, reason, amount])).toEqual([
        ['confirmed', null, 1_000_000],
        ['needs_review', 'repeated_id', 999_000],
        ['needs_review', 'repeated_id', 1_000_000],
      ]);
      expect(await statusOf(two)).toBe('pending_payment');
    },
  );

  it('counts a transfer once that its provider reports under another id', async () => {
    const order = await newOrder();
    const reported = {
      amount: 1_000_000,
      description: order.code,
      reference: '51',
      at: vietnamNow(),
    };
    await reportTransfer(api, 'sepay', reported);
    await reportTransfer(api, 'sepay', reported);
    expect(await storedTransfers(api, order.code)).toHaveLength(1);
  });

  it('leaves two possible orders to staff', async () => {
    const [one, two] = [await newOrder(), await newOrder()];
    const description = `${one.code.slice(0, 8)} ${two.code.slice(0, 8)} GD 1`;
    await reportTransfer(api, 'sepay', { amount: 1_000_000, description });
    expect(await Promise.all([one, two].map(statusOf))).toEqual(Array(2).fill('pending_payment'));
  });

  it('exists for known providers only', async () => {
    for (const provider of ['bank', 'toString', 'other']) {
      const response = await callApi(api, `/payment/webhooks/${provider}`, { json: {} });
      expect([provider, response.status]).toEqual([provider, 404]);
    }
  });
});

describe('without provider secrets', () => {
  const env = Object.fromEntries(Object.keys(webhookSecrets).map((name) => [name, '']));
  const api = sharedApi({ database: 'sqlite', env });

  it.each(webhookProviders)('responds 404: %s', async (provider) => {
    const response = await reportTransfer(api, provider, { amount: 1, description: 'x' });
    expect(response.status).toBe(404);
  });

  it('rejects a signature made with an empty secret', async () => {
    const json = { transactionId: 'a', amount: 1, description: '' };
    const headers = {
      'X-Bank-Timestamp': String(Math.floor(Date.now() / 1000)),
      'X-Bank-Signature': createHmac('sha256', '').update('').digest('hex'),
    };
    expect((await callApi(api, '/payment/bank-webhook', { json, headers })).status).toBe(404);
  });
});
