import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentAttempt, PaymentMethod, StartedPayment } from '@/data/generated/types';
import { startHost } from '../../host/testing/startHost';
import { runTask } from '../support/api';
import { callAs, dataOf, refusalOf, refusedFieldOf } from '../support/callAs';
import { addItem } from '../support/content';
import { databases } from '../support/database';
import { sharedGatewayShop } from '../support/gatewayShop';
import { courseLine, readOrder } from '../support/lines';
import { addBuyer, type Buyer } from '../support/members';
import { renewBody, requestRenewal } from '../support/membership';
import { cancelOrder, orderBody, placeOrder, type OrderBody } from '../support/orders';
import { moneyOf, refundsOf, reportTransfer, storedTransfers } from '../support/payments';
import { sharedShop } from '../support/shop';
import { shared, writingNothing } from '../support/suite';

const total = 1_000_000;

interface Made {
  buyer: Buyer;
  order: OrderBody;
}

/** A shop with both gateways, and what members and gateways do there. */
function gatewayShop(database: 'sqlite' | 'postgres') {
  const shop = sharedGatewayShop(database);
  let course: string;
  beforeAll(async () => {
    course = await addItem(shop.api, 'course', { capacity: 1000 });
  });
  afterAll(async () => expect((await moneyOf(shop.api)).wrong).toEqual([]));

  async function newOrder(): Promise<Made> {
    const buyer = await addBuyer(shop.api);
    const body = orderBody([courseLine(course)], total);
    return { buyer, order: (await placeOrder(shop.api, buyer.token, body)).body.data };
  }
  const start = ({ buyer, order }: Made, gateway = 'vnpay') =>
    callAs<StartedPayment>(shop.api, buyer, '/payment/startPayment', { code: order.code, gateway });
  const referenceOf = async (code: string): Promise<string> => {
    const [row] = await shop.api.sql<{ reference: string }>(
      'select reference from payment_attempts where code = ? order by id desc limit 1',
      [code],
    );
    return row?.reference ?? '';
  };
  return {
    shop,
    newOrder,
    start,
    /** Starts a payment and opens its page. @returns the reference */
    async visit(made: Made): Promise<string> {
      const { url } = await dataOf(start(made));
      expect((await fetch(url)).status).toBe(200);
      return referenceOf(made.order.code);
    },
    referenceOf,
    statusOf: async (made: Made) => (await readOrder(shop.api, made.buyer, made.order)).status,
    attemptsOf: ({ buyer, order }: Made) =>
      dataOf(callAs<PaymentAttempt[]>(shop.api, buyer, `/payment/attempts?code=${order.code}`)),
    refundsDueFor: async ({ order }: Made) =>
      (await refundsOf(shop.api, order.code)).map(({ amount, reason }) => [amount, reason]),
    notify: async (reference: string, changes = {}) => {
      const { vnpay } = shop.gateways;
      return (await vnpay.notify(shop.api, vnpay.notification(reference, changes))).RspCode;
    },
    /** Runs the query of all attempts now. */
    async query(): Promise<void> {
      await shop.api.sql("update payment_attempts set due_at = ? where state = 'open'", [
        new Date(Date.now() - 1_000),
      ]);
      await runTask(shop.api, 'queryGateways');
    },
  };
}

describe.each(databases)('a payment by VNPAY, on %s', (database) => {
  const given = gatewayShop(database);
  const { shop } = given;

  it('is counted once, whatever the number of concurrent notifications and queries', async () => {
    const made = await given.newOrder();
    const reference = await given.visit(made);
    shop.gateways.vnpay.finish(reference);
    const codes = await Promise.all([
      given.notify(reference),
      given.notify(reference),
      given.query().then(() => '00'),
      given.notify(reference),
      given.notify(reference),
    ]);
    expect(codes.filter((code) => code !== '00' && code !== '02')).toEqual([]);
    expect(await given.notify(reference)).toBe('02');
    expect(await given.statusOf(made)).toBe('paid');
    expect(await storedTransfers(shop.api, made.order.code)).toMatchObject([
      { provider: 'vnpay', state: 'confirmed', amount: total, allocated: total },
    ]);
    expect(await given.refundsDueFor(made)).toEqual([]);
  });

  it('queues a refund of the second payment, if a bank transfer arrives at the same time', async () => {
    const made = await given.newOrder();
    const { code } = made.order;
    const reference = await given.visit(made);
    shop.gateways.vnpay.finish(reference);
    await Promise.all([
      given.notify(reference),
      reportTransfer(shop.api, 'sepay', { amount: total, description: code }),
    ]);
    expect(await given.statusOf(made)).toBe('paid');
    const states = (await storedTransfers(shop.api, code)).map(({ state }) => state);
    expect(states).toEqual(['confirmed', 'confirmed']);
    expect(await given.refundsDueFor(made)).toEqual([[total, 'double']]);
  });

  it('is found by a query if its notification is lost', async () => {
    const made = await given.newOrder();
    const reference = await given.visit(made);
    await given.query();
    expect(await given.statusOf(made)).toBe('pending_payment');
    shop.gateways.vnpay.finish(reference);
    await given.query();
    expect(await given.statusOf(made)).toBe('paid');
    expect(await given.attemptsOf(made)).toMatchObject([{ state: 'paid', amount: total }]);
    expect(await given.notify(reference)).toBe('02');
  });

  it('reactivates an order that was cancelled meanwhile', async () => {
    const made = await given.newOrder();
    const reference = await given.visit(made);
    await cancelOrder(shop.api, made.buyer.token, made.order.documentId);
    shop.gateways.vnpay.finish(reference);
    expect(await given.notify(reference)).toBe('00');
    expect(await given.statusOf(made)).toBe('paid');
  });

  it('starts once, whatever the number of concurrent calls', async () => {
    const made = await given.newOrder();
    const started = await Promise.all([1, 2, 3, 4].map(() => given.start(made)));
    const urls = started.flatMap(({ body, status }) => (status === 200 ? body.data.url : []));
    expect(new Set(urls).size).toBe(1);
    expect(started.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await given.attemptsOf(made)).toHaveLength(1);
  });
});

describe('a payment by a gateway', () => {
  const given = gatewayShop('sqlite');
  const { shop } = given;
  const host = shared(
    () => startHost(shop.api.url),
    (started) => started.stop(),
  );

  it('refuses a notification without a valid signature, and writes nothing', async () => {
    const made = await given.newOrder();
    const reference = await given.visit(made);
    const { vnpay } = shop.gateways;
    vnpay.finish(reference);
    const right = vnpay.notification(reference);
    const forged = [
      vnpay.notification(reference, {}, 'a-secret-of-somebody-else-entirely'),
      right.replace(/vnp_Amount=\d+/, 'vnp_Amount=100'),
      right.replace(/&vnp_SecureHash=\w+/, ''),
      `${right}&vnp_TxnRef=${reference}`,
      '',
    ];
    await writingNothing(shop.api, async () => {
      for (const query of forged) {
        expect((await vnpay.notify(shop.api, query)).RspCode).toBe('97');
      }
    });
    expect(await given.statusOf(made)).toBe('pending_payment');
  });

  it('records the money of an unknown payment for staff, and responds 01', async () => {
    expect(await given.notify('UNKNOWN1', { vnp_OrderInfo: 'Khong ro 1' })).toBe('01');
    expect(await given.notify('UNKNOWN1', { vnp_OrderInfo: 'Khong ro 1' })).toBe('01');
    expect(await storedTransfers(shop.api, 'Khong ro 1')).toMatchObject([
      { state: 'needs_review', amount: total },
    ]);
    expect(await given.notify('UNKNOWN2', { vnp_ResponseCode: '24' })).toBe('01');
  });

  it('records another amount than the one due, and responds 04', async () => {
    const made = await given.newOrder();
    const reference = await given.visit(made);
    shop.gateways.vnpay.finish(reference);
    const changes = { vnp_Amount: '40000000' };
    expect(await given.notify(reference, { ...changes, vnp_ResponseCode: '24' })).toBe('04');
    expect(await given.notify(reference, changes)).toBe('04');
    expect(await given.notify(reference, changes)).toBe('04');
    const { status, payment } = await readOrder(shop.api, made.buyer, made.order);
    expect([status, payment?.amount]).toEqual(['pending_payment', 600_000]);
    const { url } = await dataOf(given.start(made));
    expect(new URL(url).searchParams.get('vnp_Amount')).toBe('60000000');
  });

  it('responds 99 to an amount that is not whole đồng', async () => {
    const made = await given.newOrder();
    const reference = await given.visit(made);
    shop.gateways.vnpay.finish(reference);
    expect(await given.notify(reference, { vnp_Amount: '150' })).toBe('99');
    expect(await storedTransfers(shop.api, made.order.code)).toEqual([]);
  });

  it('shows a failed payment, and accepts money that arrives nevertheless', async () => {
    const made = await given.newOrder();
    const reference = await given.visit(made);
    shop.gateways.vnpay.finish(reference, '02');
    expect(await given.notify(reference)).toBe('00');
    expect(await given.notify(reference)).toBe('02');
    expect(await given.attemptsOf(made)).toMatchObject([{ state: 'failed' }]);
    shop.gateways.vnpay.finish(reference);
    expect(await given.notify(reference)).toBe('00');
    expect(await given.statusOf(made)).toBe('paid');
    shop.gateways.vnpay.finish(reference, '02');
    expect(await given.notify(reference)).toBe('02');
    expect(await given.attemptsOf(made)).toMatchObject([{ state: 'paid' }]);
  });

  it('waits for the decision of VNPAY on a suspected fraud', async () => {
    const made = await given.newOrder();
    const reference = await given.visit(made);
    shop.gateways.vnpay.finish(reference, '07');
    expect(await given.notify(reference)).toBe('00');
    await given.query();
    expect(await given.statusOf(made)).toBe('pending_payment');
    shop.gateways.vnpay.finish(reference);
    await given.query();
    expect(await given.statusOf(made)).toBe('paid');
  });

  it('believes no unsigned response to a query, and queries again later', async () => {
    const made = await given.newOrder();
    const reference = await given.visit(made);
    shop.gateways.vnpay.finish(reference);
    for (const behaviour of ['unsigned', 'failing'] as const) {
      shop.gateways.behave(behaviour);
      await given.query();
      expect(await given.attemptsOf(made)).toMatchObject([{ state: 'open' }]);
    }
    shop.gateways.behave('working');
    await given.query();
    expect(await given.statusOf(made)).toBe('paid');
  });

  it.each(['never opened', 'opened'])(
    'ends if its page was %s, an hour after its time',
    async (page) => {
      const made = await given.newOrder();
      await (page === 'opened' ? given.visit(made) : given.start(made));
      await shop.api.sql('update payment_attempts set expires_at = ? where code = ?', [
        new Date(Date.now() - 3_700_000),
        made.order.code,
      ]);
      await given.query();
      expect(await given.attemptsOf(made)).toMatchObject([{ state: 'expired' }]);
    },
  );

  it('returns the payer to the order, and proves nothing by it', async () => {
    const made = await given.newOrder();
    const reference = await given.visit(made);
    const path = `/api/payment/return/${reference}?vnp_ResponseCode=00&vnp_TransactionStatus=00`;
    const response = await fetch(shop.api.url + path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/dat-hang/thanh-cong?id=${made.order.documentId}&tra-ve=vnpay`,
    ]);
    expect(await given.statusOf(made)).toBe('pending_payment');
    const unknown = await fetch(`${shop.api.url}/api/payment/return/x`, { redirect: 'manual' });
    expect(unknown.headers.get('location')).toBe('/tai-khoan/lich-su-mua-hang');
  });

  it('reaches the server through the web host', async () => {
    const made = await given.newOrder();
    const reference = await given.visit(made);
    const path = `/api/payment/return/${reference}?vnp_ResponseCode=24`;
    const response = await fetch(host.origin + path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/dat-hang/thanh-cong?id=${made.order.documentId}&tra-ve=vnpay`,
    ]);
    const { vnpay } = shop.gateways;
    vnpay.finish(reference);
    const notification = vnpay.notification(reference);
    const { RspCode: code } = await vnpay.notify({ url: host.origin }, notification);
    expect(code).toBe('00');
    expect(await given.statusOf(made)).toBe('paid');
  });

  it('queries the gateway as soon as the payer returns', async () => {
    const made = await given.newOrder();
    const reference = await given.visit(made);
    shop.gateways.vnpay.finish(reference);
    await fetch(`${shop.api.url}/api/payment/return/${reference}`, { redirect: 'manual' });
    for (let wait = 0; wait < 40 && (await given.statusOf(made)) !== 'paid'; wait += 1) {
      await pause(50);
    }
    expect(await given.statusOf(made)).toBe('paid');
  });

  it('pays a membership request', async () => {
    const buyer = await addBuyer(shop.api);
    const request = (await requestRenewal(shop.api, buyer.token, renewBody())).body.data;
    const { url } = await dataOf(
      callAs<StartedPayment>(shop.api, buyer, '/payment/startPayment', {
        code: request.code,
        gateway: 'vnpay',
      }),
    );
    await fetch(url);
    const reference = await given.referenceOf(request.code);
    shop.gateways.vnpay.finish(reference);
    expect(await given.notify(reference)).toBe('00');
    const [row] = await shop.api.sql('select request_status from renew_requests where code = ?', [
      request.code,
    ]);
    expect(row).toEqual({ request_status: 'paid' });
  });

  it('starts only for an own unpaid order', async () => {
    const made = await given.newOrder();
    const other = { ...made, buyer: await addBuyer(shop.api) };
    expect(await refusalOf(given.start(other))).toEqual([404, 'NotFoundError']);
    const attempts = `/payment/attempts?code=${made.order.code}`;
    expect((await callAs(shop.api, other.buyer, attempts)).status).toBe(404);
    expect(await refusedFieldOf(given.start(made, 'bank'))).toEqual([400, 'gateway']);
    await cancelOrder(shop.api, made.buyer.token, made.order.documentId);
    expect(await refusalOf(given.start(made))).toEqual([409, 'NothingDue']);
  });

  it('counts a payOS transfer once that a query and the webhook report in different words', async () => {
    const made = await given.newOrder();
    expect((await given.start(made, 'payos')).status).toBe(200);
    const orderCode = Number(await given.referenceOf(made.order.code));
    const transaction = shop.gateways.payos.pay(orderCode);
    await given.query();
    expect(await given.statusOf(made)).toBe('paid');
    const report = await shop.gateways.payos.report(shop.api, orderCode, transaction, 'VQR123');
    expect(report.body).toEqual({ success: true });
    expect(await storedTransfers(shop.api, made.order.code)).toHaveLength(1);
    expect(await given.refundsDueFor(made)).toEqual([]);
  });

  it('pays by the webhook of payOS although the bank has lost the code', async () => {
    const made = await given.newOrder();
    await given.start(made, 'payos');
    const orderCode = Number(await given.referenceOf(made.order.code));
    const { payos } = shop.gateways;
    await payos.report(shop.api, orderCode, payos.pay(orderCode), 'VQR456');
    expect(await given.statusOf(made)).toBe('paid');
    expect(await given.attemptsOf(made)).toMatchObject([{ gateway: 'payos', state: 'paid' }]);
  });

  it('withdraws the payment link of an order that a transfer has paid', async () => {
    const made = await given.newOrder();
    await given.start(made, 'payos');
    const { code } = made.order;
    await reportTransfer(shop.api, 'sepay', { amount: total, description: code });
    await given.query();
    expect(shop.gateways.payos.statusOf(Number(await given.referenceOf(code)))).toBe('CANCELLED');
    expect(await given.attemptsOf(made)).toMatchObject([{ state: 'cancelled' }]);
  });

  it('opens no page if payOS fails, or sends payers elsewhere', async () => {
    const made = await given.newOrder();
    for (const behaviour of ['failing', 'unsigned', 'elsewhere'] as const) {
      shop.gateways.behave(behaviour);
      expect(await refusalOf(given.start(made, 'payos'))).toEqual([503, 'GatewayUnavailable']);
    }
    shop.gateways.behave('working');
    expect((await given.start(made, 'payos')).status).toBe(200);
    expect(shop.api.log()).not.toContain('an-api-key-of-payos');
  });
});

describe('a shop without gateways', () => {
  const api = sharedShop({ database: 'sqlite' });

  it('offers none and starts none', async () => {
    expect(await dataOf(callAs<PaymentMethod[]>(api, null, '/payment/methods'))).toEqual([]);
    const buyer = await addBuyer(api);
    const json = { code: 'DH26AAAAA', gateway: 'vnpay' };
    expect(await refusedFieldOf(callAs(api, buyer, '/payment/startPayment', json))).toEqual([
      400,
      'gateway',
    ]);
    const notification = await fetch(`${api.url}/api/payment/vnpay-notification?vnp_TxnRef=1`);
    expect(notification.status).toBe(404);
  });
});
