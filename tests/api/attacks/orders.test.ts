import { beforeAll, describe, expect, it } from 'vitest';
import { startHost } from '../../../host/testing/startHost';
import { newEditor } from '../../support/staff';
import { callApi } from '../../support/api';
import { databases } from '../../support/database';
import { addBuyer, addBuyers, type Buyer } from '../../support/members';
import { addDiscount, addItem, addShopSettings } from '../../support/content';
import { addTerm, membershipOf } from '../../support/membership';
import { cancelOrder, orderBody, placeOrder, takenSeats, usesOf } from '../../support/orders';
import { callAs, dataOf } from '../../support/callAs';
import { shared, sharedApi } from '../../support/suite';
import { storedEmails } from '../../support/mail';
import type { CompanySeats } from '@/data/generated/types';
import { vietnamDay } from '../../support/clock';

describe.each(databases)('hostile buyers, on %s', (database) => {
  const api = sharedApi({ database });
  const editor = shared(() => newEditor(api));
  const host = shared(
    () => startHost(api.url, { TRUST_PROXY: '127.0.0.1' }),
    (started) => started.stop(),
  );

  beforeAll(() => addShopSettings(api));

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
    const inForce = () =>
      api.sql<{ document_id: string; user_id: number }>(
        "select document_id, user_id from orders where discount_code = ? and order_status <> 'cancelled'",
        ['XOAYVONG'],
      );
    const placed = await Promise.all(buyers.slice(0, limit).map(order));
    expect(statusesOf(placed)).toEqual({ 200: limit });
    for (let round = 0; round < 3; round += 1) {
      const held = await inForce();
      await Promise.all([
        ...held.map(({ document_id: orderId, user_id: userId }) => {
          const owner = buyers.find((buyer) => buyer.id === Number(userId));
          return cancelOrder(api, owner?.token, orderId);
        }),
        ...buyers.map(order),
      ]);
      const now = (await inForce()).length;
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
      callAs<Data>(api, who, `/user-seats/${action}`, json);
    const newCompany = async () => {
      const company = await addBuyer(api);
      await addTerm(api, company.id, {
        member_type: 'corporate',
        seats: 6,
        ends_on: vietnamDay(99),
      });
      return company;
    };
    let invited = 0;
    const invite = async (company: Buyer) => {
      const email = `cho-${database}-${(invited += 1)}@example.com`;
      const { status, body } = await call<{ documentId: string }>(company, 'invite', { email });
      const message = (await storedEmails(api, email)).at(-1);
      const token = /nhan-cho#([\w-]{43})/.exec(message?.text ?? '')?.[1] ?? '';
      return { status, id: body.data?.documentId, token };
    };
    const seatsOf = (company: Buyer) => dataOf(callAs<CompanySeats>(api, company, '/user-seats'));

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
