import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastDayOf } from '../../cms/src/membership/memberships/terms';
import { addDays, type Day, isoDate } from '@iia/shared/dates';
import { endOf } from '../../cms/src/platform/clock/days';
import { newEditor } from '../support/staff';
import { callApi } from '../support/api';
import { callAs, refusalOf } from '../support/callAs';
import { priceFor } from '../support/lines';
import { databases } from '../support/database';
import { addBuyer, type Buyer } from '../support/members';
import { addItem } from '../support/content';
import {
  addTerm,
  membershipOf,
  quoteRenewal,
  renewBody,
  requestRenewal,
  setGraceDays,
  termsOf,
} from '../support/membership';
import { sharedShop } from '../support/shop';
import { shared } from '../support/suite';

const uid = 'api::membership.membership-term';
const requestUid = 'api::renew-request.renew-request';
const userUid = 'plugin::users-permissions.user';
const today = isoDate(new Date());
const inDays = (days: number) => addDays(today, days);
const lastMomentOf = (day: Day) => new Date(endOf(day).getTime() - 1).toISOString();

describe.each(databases)('terms of a membership on %s', (database) => {
  const api = sharedShop({ database });
  const editor = shared(() => newEditor(api));
  let course: string;

  beforeAll(async () => {
    course = await addItem(api, 'course', { price: 1_000_000, member_price: 800_000 });
  });
  const request = async (who: Buyer, memberType: string, years = 1) => {
    const { total: expectedPrice } = await quoteRenewal(api, who.token, memberType, years);
    return requestRenewal(api, who.token, renewBody({ memberType, years, expectedPrice }));
  };
  const settle = (documentId: string, requestStatus = 'paid') =>
    editor.update(requestUid, documentId, { requestStatus }).then(
      () => true,
      () => false,
    );
  const write = (who: Buyer, changes: object = {}) =>
    editor.create(uid, {
      user: { connect: [{ id: who.id }] },
      memberType: 'individual',
      startsOn: today,
      endsOn: inDays(99),
      reason: 'Tặng diễn giả hội thảo',
      ...changes,
    });
  const shown = async (who: Buyer) =>
    (await termsOf(api, who.token)).map(({ memberType, startsOn, endsOn, endedOn, source }) =>
      [memberType, startsOn, endsOn, endedOn ?? '-', source].join(' '),
    );
  const priceOf = (who: Buyer) => priceFor(api, course, who);
  const profileOf = async ({ token }: Buyer) => {
    type Profile = { memberType: string; memberExpiresAt: string | null };
    const { body } = await callApi<Profile>(api, '/users/me?populate=*', { token });
    const { memberType, memberExpiresAt } = body;
    return { memberType, expiresAt: memberExpiresAt };
  };

  it('lists the paid terms, oldest first', async () => {
    const own = await addBuyer(api);
    for (const years of [1, 2]) {
      await settle((await request(own, 'individual', years)).body.data.documentId);
    }
    const first = lastDayOf(today, 1);
    const terms = await termsOf(api, own.token);
    expect(await shown(own)).toEqual([
      `individual ${today} ${first} - request`,
      `individual ${addDays(first, 1)} ${lastDayOf(addDays(first, 1), 2)} - request`,
    ]);
    expect(terms.every(({ requestCode }) => /^GH/.test(requestCode ?? ''))).toBe(true);
  });

  it.each([
    'memberType=none&years=1',
    'memberType=individual&years=4',
    'years=1',
    'memberType=individual',
  ])('rejects a quote for %s', async (query) => {
    const { token } = await addBuyer(api);
    expect((await callApi(api, `/user-renew-quote?${query}`, { token })).status).toBe(400);
  });

  describe('a change of membership type', () => {
    const half = async (who: Buyer, value = 1_000_000) => {
      // 365 days, of which 100 are left with today.
      await write(who, { startsOn: inDays(-265), endsOn: inDays(99), value });
    };

    it('starts with the payment, and deducts the rest of the running term', async () => {
      const own = await addBuyer(api);
      await half(own);
      expect(await quoteRenewal(api, own.token, 'corporate')).toMatchObject({
        begins: 'change',
        startsOn: today,
        endsOn: lastDayOf(today, 1),
        price: 9_000_000,
        credits: [{ days: 100, totalDays: 365, amount: 273_972 }],
        total: 8_726_028,
      });
      const { body } = await request(own, 'corporate');
      expect(body.data).toMatchObject({ price: 8_726_028, credit: 273_972 });
      expect(body.data.payment?.amount).toBe(8_726_028);
      await settle(body.data.documentId);
      expect(await shown(own)).toEqual([
        `individual ${inDays(-265)} ${inDays(99)} ${inDays(-1)} staff`,
        `corporate ${today} ${lastDayOf(today, 1)} - request`,
      ]);
      expect(await profileOf(own)).toEqual({
        memberType: 'corporate',
        expiresAt: lastMomentOf(lastDayOf(today, 1)),
      });
    });

    it("rejects yesterday's price, with the new lines", async () => {
      const own = await addBuyer(api);
      const { total } = await quoteRenewal(api, own.token, 'corporate');
      await half(own);
      const stale = renewBody({ memberType: 'corporate', expectedPrice: total });
      const { status, body } = await requestRenewal(api, own.token, stale);
      expect([status, body.error.name]).toEqual([409, 'PriceChanged']);
      expect(body.error.details.quote).toEqual(await quoteRenewal(api, own.token, 'corporate'));
    });

    it('awaits its own payment, and writes nothing before', async () => {
      const own = await addBuyer(api);
      await half(own);
      const { body } = await request(own, 'corporate');
      for (const type of ['corporate', 'individual']) {
        expect(await refusalOf(request(own, type))).toEqual([409, 'ChangeAwaitsPayment']);
      }
      await expect(write(own, { startsOn: inDays(200), endsOn: inDays(300) })).rejects.toThrow(
        /chờ thanh toán/,
      );
      await callAs(api, own, '/user-renew-requests/cancel', { id: body.data.documentId });
      expect((await request(own, 'individual')).status).toBe(200);
      expect((await request(own, 'corporate')).body.error.name).toBe('ChangeAwaitsPayment');
    });

    it('deducts the rest of a term once for concurrent requests', async () => {
      const own = await addBuyer(api);
      await half(own);
      const responses = await Promise.all(
        ['corporate', 'corporate', 'individual', 'corporate'].map((type) => request(own, type)),
      );
      const made = responses.filter(({ status }) => status === 200);
      const changes = made.filter(({ body }) => body.data.credit > 0);
      expect(changes.length === 0 || made.length === 1).toBe(true);
      await Promise.all(made.map(({ body }) => settle(body.data.documentId)));
      const terms = await termsOf(api, own.token);
      expect(terms).toHaveLength(1 + made.length);
    });

    it('rejects a payment if the deducted term is gone', async () => {
      const own = await addBuyer(api);
      await half(own);
      const { body } = await request(own, 'corporate');
      await addTerm(api, own.id, { starts_on: inDays(100), ends_on: inDays(120) });
      expect(await settle(body.data.documentId)).toBe(false);
      expect((await shown(own)).every((term) => term.includes('individual'))).toBe(true);
      expect(await settle(body.data.documentId, 'cancelled')).toBe(true);
    });
  });

  it('starts terms one after the other if they are paid concurrently', async () => {
    const own = await addBuyer(api);
    const made = await Promise.all([1, 2, 3].map(() => request(own, 'individual')));
    const ids = made.map(({ body }) => body.data.documentId);
    await Promise.all([...ids, ...ids].map((id) => settle(id)));
    const terms = await termsOf(api, own.token);
    expect(terms.map(({ startsOn }) => startsOn)).toEqual([
      today,
      ...terms.slice(0, 2).map(({ endsOn }) => addDays(endsOn, 1)),
    ]);
    expect(new Set(terms.map(({ requestCode }) => requestCode)).size).toBe(3);
  });

  describe('the grace period', () => {
    beforeAll(() => setGraceDays(api, 10));
    afterAll(() => setGraceDays(api, 0));

    it.each([
      [5, true],
      [10, true],
      [11, false],
    ])('renews a membership that ended %d days ago without a gap: %s', async (days, counts) => {
      const own = await addBuyer(api);
      await addTerm(api, own.id, { ends_on: inDays(-days) });
      await touch(own);
      expect(await priceOf(own)).toBe(counts ? 800_000 : 1_000_000);
      const quote = await quoteRenewal(api, own.token, 'individual');
      expect([quote.begins, quote.startsOn]).toEqual(
        counts ? ['grace', inDays(1 - days)] : ['payment', today],
      );
      await settle((await request(own, 'individual')).body.data.documentId);
      expect((await termsOf(api, own.token)).at(-1)?.startsOn).toBe(quote.startsOn);
    });
  });

  /** As if the day had just begun. */
  const touch = (who: Buyer) =>
    api.sql('update up_users set member_changes_at = ? where id = ?', [new Date(0), who.id]);

  it('starts and ends terms at midnight in Vietnam without a write', async () => {
    const own = await addBuyer(api);
    await addTerm(api, own.id, { starts_on: today, ends_on: today, member_type: 'student' });
    await addTerm(api, own.id, { starts_on: inDays(1), ends_on: inDays(30) });
    await touch(own);
    const state = { memberType: 'student', expiresAt: lastMomentOf(inDays(30)) };
    expect(await profileOf(own)).toEqual(state);
    expect(await priceOf(own)).toBe(800_000);
    expect(await membershipOf(api, own.id)).toEqual({ memberType: 'none', expiresAt: null });
  });

  describe('in the admin panel', () => {
    it('records changes by staff with a reason and their name', async () => {
      const own = await addBuyer(api);
      const documentId = await write(own, { value: 500_000, source: 'request', actor: 'Ai đó' });
      expect(await shown(own)).toEqual([`individual ${today} ${inDays(99)} - staff`]);
      const [row] = await api.sql<{ value: unknown }>(
        'select reason, value, source, actor from membership_terms where document_id = ?',
        [documentId],
      );
      expect({ ...row, value: Number(row?.value) }).toEqual({
        reason: 'Tặng diễn giả hội thảo',
        value: 500_000,
        source: 'staff',
        actor: 'Biên Tập',
      });
      expect(await membershipOf(api, own.id)).toEqual({
        memberType: 'individual',
        expiresAt: lastMomentOf(inDays(99)),
      });
      expect(await priceOf(own)).toBe(800_000);
    });

    it.each([
      ['no reason', { reason: ' ' }],
      ['no member', { user: null }],
      ['an end before its start', { endsOn: inDays(-1) }],
      ['a day that is none', { endsOn: '2027-02-30' }],
      ['days of another term', { startsOn: inDays(50), endsOn: inDays(150) }],
      ['one day of another term', { startsOn: inDays(99), endsOn: inDays(99) }],
    ])('rejects terms with %s', async (_, changes) => {
      const own = await addBuyer(api);
      await write(own);
      const terms = await api.sql('select id from membership_terms');
      await expect(
        write(own, { startsOn: inDays(200), endsOn: inDays(300), ...changes }),
      ).rejects.toThrow(/: 400 /);
      expect(await api.sql('select id from membership_terms')).toEqual(terms);
    });

    it('ends a term early, once, with a reason, and allows no other change', async () => {
      const own = await addBuyer(api);
      const documentId = await write(own);
      const end = (data: object) => editor.update(uid, documentId, data);
      await expect(end({ endedOn: inDays(5) })).rejects.toThrow(/lý do/);
      await expect(end({ endedOn: inDays(-2), endReason: 'x' })).rejects.toThrow(/từ .* đến/);
      await expect(end({ endedOn: inDays(99), endReason: 'x' })).rejects.toThrow(/từ .* đến/);
      await end({ endsOn: inDays(500), memberType: 'corporate', user: null, reason: 'Khác' });
      await end({ endedOn: inDays(5), endReason: 'Theo yêu cầu' });
      await expect(end({ endedOn: inDays(4), endReason: 'x' })).rejects.toThrow(/đã kết thúc sớm/);
      expect(await shown(own)).toEqual([`individual ${today} ${inDays(99)} ${inDays(5)} staff`]);
      expect((await membershipOf(api, own.id)).expiresAt).toBe(lastMomentOf(inDays(5)));
      await expect(editor.remove(uid, documentId)).rejects.toThrow(/: 403 /);
      await write(own, { startsOn: inDays(6), endsOn: inDays(20) });
      expect((await membershipOf(api, own.id)).expiresAt).toBe(lastMomentOf(inDays(20)));
    });

    it('rejects direct edits in the account', async () => {
      const own = await addBuyer(api);
      await write(own);
      const typed = { memberType: 'corporate', memberExpiresAt: '2099-01-01T00:00:00.000Z' };
      await editor.update(userUid, own.documentId, { company: 'Công ty Sao Mai', ...typed });
      const [row] = await api.sql('select company from up_users where id = ?', [own.id]);
      expect(row).toEqual({ company: 'Công ty Sao Mai' });
      expect(await membershipOf(api, own.id)).toEqual({
        memberType: 'individual',
        expiresAt: lastMomentOf(inDays(99)),
      });
    });

    it('assigns each day to one term under concurrent writes', async () => {
      const own = await addBuyer(api);
      const written = await Promise.allSettled(
        [0, 10, 20, 30, 40].map((from) =>
          write(own, { startsOn: inDays(from), endsOn: inDays(from + 14) }),
        ),
      );
      const terms = await termsOf(api, own.token);
      expect(terms).toHaveLength(written.filter(({ status }) => status === 'fulfilled').length);
      expect(terms.length).toBeGreaterThan(0);
      terms.slice(1).forEach(({ startsOn }, index) => {
        expect(startsOn > (terms[index]?.endsOn ?? '')).toBe(true);
      });
    });
  });
});
