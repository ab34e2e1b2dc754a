import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isoDate } from '@iia/shared/dates';
import { startHost, type TestHost } from '../../../host/testing/startHost';
import { newEditor, type TestEditor } from '../../support/staff';
import { borrowApi, callApi } from '../../support/api';
import { databases } from '../../support/database';
import type { TestApi } from '../../support/startApi';
import { addBuyer, addBuyers, type Buyer } from '../../support/members';
import { addDiscount, addItem, addShopSettings } from '../../support/content';
import { addTerm, membershipOf } from '../../support/membership';
import { inDays } from '../../support/clock';
import {
  cancelOrder,
  orderBody,
  placeOrder,
  takenSeats,
  usesOf,
  type OrderCall,
} from '../../support/orders';

describe.each(databases)('hostile buyers, on %s', (database) => {
  let api: TestApi;
  let editor: TestEditor;
  let host: TestHost;

  beforeAll(async () => {
    api = await borrowApi({ database });
    host = await startHost(api.url, { TRUST_PROXY: '127.0.0.1' });
    await addShopSettings(api);
    editor = await newEditor(api);
  });
  afterAll(async () => {
    await host?.stop();
    await api?.stop();
  });

  const statusesOf = (responses: readonly { status: number }[]) => {
    const counts: Record<number, number> = {};
    for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  it('sells the last seat once to 199 buyers through the host', async () => {
    const course = await addItem(api, 'course', { capacity: 1 });
    const buyers = await addBuyers(api, 199);
    const line = { kind: 'course', documentId: course, quantity: 1 };
    const responses = await Promise.all(
      buyers.map(({ token }, index) =>
        callApi({ url: host.origin }, '/order/addUserOrder', {
          token,
          json: orderBody([line], 1_000_000),
          headers: { 'X-Forwarded-For': `10.1.${index}.1` },
        }),
      ),
    );
    expect(statusesOf(responses)).toEqual({ 200: 1, 409: 198 });
    expect(await takenSeats(api, course)).toBe(1);
  });

  it('enforces the limit of a code while buyers cancel and reuse it', async () => {
    const limit = 3;
    const id = await addDiscount(api, { code: 'XOAYVONG', usage_limit: limit });
    const course = await addItem(api, 'course');
    const line = { kind: 'course', documentId: course, quantity: 1 };
    const buyers = await addBuyers(api, 9);
    const order = ({ token }: Buyer) =>
      placeOrder(api, token, orderBody([line], 900_000, { discountCode: 'XOAYVONG' }));
    const cancel = ({ token }: Buyer, documentId: string) => cancelOrder(api, token, documentId);
    const inForce = async () =>
      (
        await api.sql(
          "select id from orders where discount_code = ? and order_status <> 'cancelled'",
          ['XOAYVONG'],
        )
      ).length;
    const placed = await Promise.all(buyers.slice(0, limit).map(order));
    expect(statusesOf(placed)).toEqual({ 200: limit });
    for (let round = 0; round < 3; round += 1) {
      const held = await api.sql<{ document_id: string; user_id: number }>(
        "select document_id, user_id from orders where discount_code = ? and order_status <> 'cancelled'",
        ['XOAYVONG'],
      );
      await Promise.all([
        ...held.map(({ document_id: orderId, user_id: userId }) =>
          cancel(buyers.find((buyer) => buyer.id === Number(userId)) as Buyer, orderId),
        ),
        ...buyers.map(order),
      ]);
      const now = await inForce();
      expect(now).toBeLessThanOrEqual(limit);
      expect(await usesOf(api, id)).toBe(now);
      if (now < limit) await order(buyers[round] as Buyer);
    }
  });

  it.each([
    ['150 %', { value: 150 }],
    ['a negative percentage', { value: -10 }],
    ['half a percent', { value: 0.5 }],
    ['a negative amount', { type: 'amount', value: -1_000_000 }],
    ['half a đồng', { type: 'amount', value: 1.5 }],
    ['markup for a code', { code: '<script>' }],
    ['a negative minimum', { minSubtotal: -1 }],
    ['a negative limit', { usageLimit: -1 }],
  ])('refuses a discount with %s in the panel', async (_, changes) => {
    const fields = { code: 'PANEL-XAU', label: 'Ưu đãi', type: 'percent', value: 10 };
    await expect(
      editor.create('api::discount.discount', { ...fields, ...changes }),
    ).rejects.toThrow(/: 400 /);
  });

  describe('for company seats', () => {
    const call = <Data>(who: Buyer, action: string, json: object) =>
      callApi<OrderCall<Data>>(api, `/user-seats/${action}`, { token: who.token, json });
    const newCompany = async () => {
      const company = await addBuyer(api);
      await addTerm(api, company.id, {
        member_type: 'corporate',
        seats: 6,
        starts_on: isoDate(new Date()),
        ends_on: isoDate(inDays(99)),
      });
      return company;
    };
    let invited = 0;
    const invite = async (company: Buyer) => {
      const email = `cho-${database}-${(invited += 1)}@example.com`;
      const { status, body } = await call<{ documentId: string }>(company, 'invite', { email });
      const [message] = await api.sql<{ text: string }>(
        `select b.text from letter_bodies b join letters l on l.id = b.letter_id
         where l.recipient = ? order by l.id desc`,
        [email],
      );
      const token = /nhan-cho#([\w-]{43})/.exec(message?.text ?? '')?.[1] ?? '';
      return { status, id: body.data?.documentId, token };
    };
    const seatsOf = async ({ token }: Buyer) =>
      (
        await callApi<OrderCall<{ free: number; list: { state: string }[] }>>(api, '/user-seats', {
          token,
        })
      ).body.data;

    it('issues six invitations for six seats at most, at any concurrency', async () => {
      const company = await newCompany();
      const made = await Promise.all(Array.from({ length: 12 }, () => invite(company)));
      expect(statusesOf(made)).toEqual({ 200: 6, 409: 6 });
      expect(await seatsOf(company)).toMatchObject({ free: 0 });
    });

    it('accepts no token that is cut, changed, in another case or not a string', async () => {
      const { token } = await invite(await newCompany());
      const holder = await addBuyer(api);
      const other = token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
      const wrong = [
        other,
        token.slice(1),
        `${token}A`,
        token.toLowerCase(),
        token.toUpperCase(),
        token.split('').reverse().join(''),
        `${token}\0`,
        '%',
        "' or 1=1 --",
        { $ne: null },
        { token },
        [token],
        1,
        true,
        null,
      ];
      for (const each of wrong) {
        const { status } = await call(holder, 'accept', { token: each });
        expect([each, [400, 404].includes(status)]).toEqual([each, true]);
      }
      expect((await membershipOf(api, holder.id)).memberType).toBe('none');
      expect((await call(holder, 'accept', { token })).status).toBe(200);
    });

    it('gives one account one seat for three concurrent links', async () => {
      const company = await newCompany();
      const links = [await invite(company), await invite(company), await invite(company)];
      const holder = await addBuyer(api);
      const responses = await Promise.all(
        links.map(({ token }) => call(holder, 'accept', { token })),
      );
      expect(statusesOf(responses)).toEqual({ 200: 1, 409: 2 });
    });

    it('releases the seat if accepting races with revoking', async () => {
      const company = await newCompany();
      for (let round = 0; round < 6; round += 1) {
        const { id, token } = await invite(company);
        expect(token).not.toBe('');
        const holder = await addBuyer(api);
        await Promise.all([call(holder, 'accept', { token }), call(company, 'revoke', { id })]);
        const { list } = await seatsOf(company);
        expect(list).toEqual([]);
        expect((await membershipOf(api, holder.id)).memberType).toBe('none');
      }
    });
  });
});
