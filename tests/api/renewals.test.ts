import { beforeAll, describe, expect, it } from 'vitest';
import { lastDayOf } from '../../cms/src/membership/memberships/terms';
import { addDays, type Day, isoDate } from '@iia/shared/dates';
import { endOf } from '../../cms/src/platform/clock/days';
import { newEditor } from '../support/staff';
import { callApi, runTask } from '../support/api';
import { notifiedKinds } from '../support/audit';
import { databases, countRows } from '../support/database';
import { storedEmails } from '../support/mail';
import { addBuyer, addBuyers, type Buyer } from '../support/members';
import { inDays } from '../support/clock';
import type { OrderCall } from '../support/orders';
import {
  membershipOf,
  renewBody,
  requestRenewal,
  termsOf,
  type RenewBody,
} from '../support/membership';
import { sharedShop } from '../support/shop';
import { shared, writingNothing } from '../support/suite';

const uid = 'api::renew-request.renew-request';
const lastMomentOf = (day: Day) => new Date(endOf(day).getTime() - 1).toISOString();
const priceUid = 'api::user-renew-price.user-renew-price';

describe.each(databases)('renewals on %s', (database) => {
  const api = sharedShop({ database });
  const editor = shared(() => newEditor(api));
  let member: Buyer;
  let other: Buyer;

  beforeAll(async () => {
    [member, other] = await addBuyers(api, 2);
  });
  const list = async (token: string) =>
    (await callApi<OrderCall<RenewBody[]>>(api, '/user-renew-requests', { token })).body.data;
  const settle = (request: RenewBody, requestStatus: string) =>
    editor.update(uid, request.documentId, { requestStatus }).then(
      () => true,
      () => false,
    );
  const newRequest = async (who: Buyer, changes: object = {}) => {
    const { status, body } = await requestRenewal(api, who.token, renewBody(changes));
    expect(status).toBe(200);
    return body.data;
  };

  it('returns all prices to everybody', async () => {
    const { status, body } = await callApi<{ data: unknown[] }>(api, '/user-renew-price');
    expect(status).toBe(200);
    expect(body.data).toHaveLength(6);
    expect(body.data[0]).toEqual({
      memberType: 'corporate',
      years: 1,
      price: 9_000_000,
      seats: 0,
    });
  });

  it('stores a request at the server’s price and returns payment instructions', async () => {
    const before = await countRows(api);
    const { status, body } = await requestRenewal(
      api,
      member.token,
      renewBody({ years: 2, expectedPrice: 2_000_000, note: 'Xin hoá đơn' }),
    );
    expect(status).toBe(200);
    const { code, requestedAt } = body.data;
    expect(body.data).toEqual({
      documentId: expect.stringMatching(/^[a-z][a-z0-9]{23}$/) as string,
      code: expect.stringMatching(/^GH\d\d[2-9A-HJKMNP-Z]{5}$/) as string,
      memberType: 'individual',
      years: 2,
      price: 2_000_000,
      credit: 0,
      status: 'pending_payment',
      requestedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      paidAt: null,
      memberExpiresAt: null,
      payment: {
        bankBin: '970436',
        bankName: 'Vietcombank',
        accountNumber: '0011004312345',
        accountName: 'VIEN KIEM TOAN NOI BO',
        amount: 2_000_000,
        purpose: code,
        vietQr: expect.stringContaining(code) as string,
        payBefore: new Date(Date.parse(requestedAt) + 72 * 3_600_000).toISOString(),
      },
    });
    expect(await countRows(api)).toEqual({
      ...before,
      renew_requests: (before.renew_requests ?? 0) + 1,
      notifications: (before.notifications ?? 0) + 1,
    });
    const [notified] = await api.sql(
      'select kind, title from notifications where user_id = ? order by id desc',
      [member.id],
    );
    expect(notified).toEqual({
      kind: 'renewal_requested',
      title: `Viện đã nhận yêu cầu hội viên ${code}`,
    });
  });

  it('lists only the member’s own requests, newest first', async () => {
    const own = await addBuyer(api);
    const codes = [await newRequest(own), await newRequest(own)].map(({ code }) => code);
    expect((await list(own.token)).map(({ code }) => code)).toEqual(codes.reverse());
    expect(await list((await addBuyer(api)).token)).toEqual([]);
  });

  it('rejects another price with the new one, and writes nothing', async () => {
    for (const expectedPrice of [0, 999_999, 9_007_199_254_740_991]) {
      const { status, body } = await writingNothing(api, () =>
        requestRenewal(api, member.token, renewBody({ expectedPrice })),
      );
      expect([status, body.error.name]).toEqual([409, 'PriceChanged']);
      const today = isoDate(new Date());
      expect(body.error.details.quote).toEqual({
        memberType: 'individual',
        years: 1,
        begins: 'payment',
        startsOn: today,
        endsOn: lastDayOf(today, 1),
        price: 1_000_000,
        credits: [],
        total: 1_000_000,
      });
    }
  });

  it('rejects a membership without a price', async () => {
    const { status, body } = await writingNothing(api, () =>
      requestRenewal(api, member.token, renewBody({ memberType: 'student' })),
    );
    expect(status).toBe(400);
    expect(body.error.details.errors?.[0]?.path).toEqual(['years']);
  });

  it('returns the same request for the same key and body, even if the price has changed', async () => {
    const own = await addBuyer(api);
    const body = renewBody({ memberType: 'corporate', expectedPrice: 9_000_000 });
    const first = await requestRenewal(api, own.token, body);
    const price =
      "update user_renew_prices set price = ? where member_type = 'corporate' and years = 1";
    await api.sql(price, [8]);
    const again = await writingNothing(api, () =>
      requestRenewal(api, own.token, {
        ...body,
        note: null,
        idempotencyKey: body.idempotencyKey.toUpperCase(),
      }),
    );
    await api.sql(price, [9_000_000]);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const refused = await writingNothing(api, () =>
      requestRenewal(api, own.token, { ...body, years: 2, expectedPrice: 18_000_000 }),
    );
    expect([refused.status, refused.body.error.name]).toEqual([422, 'IdempotencyKeyReused']);
    expect((await requestRenewal(api, other.token, body)).status).toBe(200);
  });

  it('creates one request from 30 concurrent calls with one key', async () => {
    const own = await addBuyer(api);
    const body = renewBody();
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => requestRenewal(api, own.token, body)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect(new Set(responses.map((response) => response.body.data.code)).size).toBe(1);
    expect(await list(own.token)).toHaveLength(1);
    expect(await notifiedKinds(api, own)).toHaveLength(1);
  });

  describe('a paid renewal', () => {
    it('starts a membership now, and notifies its member by email too', async () => {
      const own = await addBuyer(api);
      const request = await newRequest(own);
      expect(await settle(request, 'paid')).toBe(true);
      const [paid] = await list(own.token);
      expect(paid).toMatchObject({ status: 'paid', payment: null });
      const until = lastMomentOf(lastDayOf(isoDate(new Date(paid?.paidAt ?? 0)), 1));
      expect(paid?.memberExpiresAt).toBe(until);
      const membership = await membershipOf(api, own.id);
      expect(membership).toEqual({ memberType: 'individual', expiresAt: until });
      expect(await notifiedKinds(api, own)).toEqual(['renewal_requested', 'membership_renewed']);
      expect((await storedEmails(api)).map(({ subject }) => subject)).toContain(
        `Xác nhận hội viên ${request.code}`,
      );
      const [row] = await api.sql('select settled_by, actor from renew_requests where code = ?', [
        request.code,
      ]);
      expect(row).toEqual({ settled_by: 'staff', actor: 'Biên Tập' });
    });
    it('extends it once under concurrent confirmations', async () => {
      const own = await addBuyer(api);
      const request = await newRequest(own);
      const settled = await Promise.all(Array.from({ length: 8 }, () => settle(request, 'paid')));
      expect(settled.filter(Boolean).length).toBeGreaterThanOrEqual(1);
      const { expiresAt } = await membershipOf(api, own.id);
      expect(expiresAt).toBe((await list(own.token))[0]?.memberExpiresAt);
      expect(Date.parse(expiresAt ?? '')).toBeLessThan(inDays(370).getTime());
    });

    it('extends it twice if two requests are paid concurrently', async () => {
      const expires = inDays(10);
      const own = await addBuyer(api, { member_type: 'individual', member_expires_at: expires });
      const requests = [await newRequest(own), await newRequest(own)];
      expect(await Promise.all(requests.map((each) => settle(each, 'paid')))).toEqual([true, true]);
      const { expiresAt } = await membershipOf(api, own.id);
      const first = lastDayOf(addDays(isoDate(expires), 1), 1);
      expect(expiresAt).toBe(lastMomentOf(lastDayOf(addDays(first, 1), 1)));
    });

    it('settles a concurrent payment and cancellation as exactly one of them', async () => {
      for (let round = 0; round < 6; round += 1) {
        const own = await addBuyer(api);
        const request = await newRequest(own);
        const ways = round % 2 === 0 ? ['paid', 'cancelled'] : ['cancelled', 'paid'];
        const won = await Promise.all(ways.map((to) => settle(request, to)));
        expect(won.filter(Boolean)).toHaveLength(1);
        const [now] = await list(own.token);
        expect(now?.status).toBe(ways[won.indexOf(true)]);
        const { expiresAt } = await membershipOf(api, own.id);
        expect(expiresAt === null).toBe(now?.status === 'cancelled');
      }
    });
  });

  describe('in the admin panel', () => {
    it('rejects editing, adding and deleting', async () => {
      const request = await newRequest(member);
      await editor.update(uid, request.documentId, {
        staffNote: 'Đã gọi',
        price: 1,
        years: 3,
        user: null,
      });
      const [row] = await api.sql(
        'select staff_note, price, years, user_id from renew_requests where code = ?',
        [request.code],
      );
      expect({ ...row, price: Number(row?.price) }).toEqual({
        staff_note: 'Đã gọi',
        price: 1_000_000,
        years: 1,
        user_id: member.id,
      });
      await expect(editor.create(uid, { code: 'GH26AAAAA' })).rejects.toThrow(/: 403 /);
      await expect(editor.remove(uid, request.documentId)).rejects.toThrow(/: 403 /);
    });

    it('allows only the steps from pending to paid or cancelled', async () => {
      const request = await newRequest(member);
      for (const to of ['completed', 'gone', 'refunded']) {
        expect(await settle(request, to)).toBe(false);
      }
      expect(await settle(request, 'cancelled')).toBe(true);
      for (const to of ['paid', 'pending_payment']) expect(await settle(request, to)).toBe(false);
    });

    it('allows one price for each type and number of years', async () => {
      const price = { memberType: 'student', years: 1, price: 400_000 };
      const documentId = await editor.create(priceUid, price);
      await expect(editor.create(priceUid, price)).rejects.toThrow(/đã có phí/);
      await editor.update(priceUid, documentId, { price: 500_000 });
      await expect(
        editor.update(priceUid, documentId, { memberType: 'individual' }),
      ).rejects.toThrow(/đã có phí/);
      await expect(editor.create(priceUid, { ...price, years: 4 })).rejects.toThrow(/: 400 /);
      await editor.remove(priceUid, documentId);
    });
  });

  describe('a renewal cancelled by the member', () => {
    const cancel = (who: Buyer, id: string) =>
      callApi<OrderCall<RenewBody>>(api, '/user-renew-requests/cancel', {
        token: who.token,
        json: { id },
      });

    it('awaits payment no longer, whatever the number of calls', async () => {
      const own = await addBuyer(api);
      const { documentId } = await newRequest(own);
      const responses = await Promise.all([1, 2, 3].map(() => cancel(own, documentId)));
      expect(responses.map(({ status, body }) => [status, body.data.status])).toEqual(
        Array(3).fill([200, 'cancelled']),
      );
      const [row] = await api.sql('select settled_by from renew_requests where document_id = ?', [
        documentId,
      ]);
      expect(row).toEqual({ settled_by: 'buyer' });
    });

    it("is refused unless it is unpaid and the caller's own", async () => {
      const request = await newRequest(member);
      expect((await cancel(other, request.documentId)).status).toBe(404);
      expect(await settle(request, 'paid')).toBe(true);
      const { status, body } = await cancel(member, request.documentId);
      expect([status, body.error.name, body.error.details.status]).toEqual([
        409,
        'RenewStatusRefused',
        'paid',
      ]);
    });

    it('is either cancelled or paid, never both, under concurrent calls', async () => {
      for (let round = 0; round < 4; round += 1) {
        const own = await addBuyer(api);
        const request = await newRequest(own);
        const [cancelled, paid] = await Promise.all([
          cancel(own, request.documentId),
          settle(request, 'paid'),
        ]);
        expect([cancelled.status, paid]).toEqual(paid ? [409, true] : [200, false]);
        expect(await termsOf(api, own.token)).toHaveLength(paid ? 1 : 0);
      }
    });
  });

  it('cancels unpaid requests after 72 hours', async () => {
    const own = await addBuyer(api);
    const [due, waiting] = [await newRequest(own), await newRequest(own)];
    await api.sql('update renew_requests set pay_before = ? where code = ?', [
      inDays(-1),
      due.code,
    ]);
    await runTask(api, 'cancelUnpaidRequests');
    const stored = () => api.sql('select * from renew_requests where code = ?', [due.code]);
    const cancelled = await stored();
    await runTask(api, 'cancelUnpaidRequests');
    expect(await stored()).toEqual(cancelled);
    expect((await list(own.token)).map(({ code, status }) => [code, status])).toEqual([
      [waiting.code, 'pending_payment'],
      [due.code, 'cancelled'],
    ]);
  });
});
