import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, type Day, isoDate } from '@iia/shared/dates';
import { daysOf, endOf } from '../../cms/src/platform/clock/days';
import { newEditor } from '../support/staff';
import { callApi } from '../support/api';
import { databases } from '../support/database';
import { addBuyer, type Buyer } from '../support/members';
import {
  membershipOf,
  quoteRenewal,
  renewBody,
  requestRenewal,
  setGraceDays,
  termsOf,
  type TermBody,
} from '../support/membership';
import { sharedShop } from '../support/shop';
import { shared } from '../support/suite';

const histories = Number(process.env.MEMBERSHIP_HISTORIES ?? 5);
const today = isoDate(new Date());

const typeOf = fc.constantFrom('individual', 'corporate');
const step = fc.oneof(
  fc.record({
    kind: fc.constant('request' as const),
    type: typeOf,
    years: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('pay' as const), times: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('cancel' as const) }),
  fc.record({
    kind: fc.constant('grant' as const),
    type: typeOf,
    from: fc.integer({ min: -40, max: 400 }),
    days: fc.integer({ min: 1, max: 200 }),
  }),
  fc.record({ kind: fc.constant('end' as const), inDays: fc.integer({ min: -1, max: 60 }) }),
  fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 250 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const last = ({ endsOn, endedOn }: TermBody): Day => endedOn ?? endsOn;
const covers = (term: TermBody, day: Day) => term.startsOn <= day && last(term) >= day;

/** By counting days, without the server's arithmetic. */
function expectedOn(terms: readonly TermBody[], day: Day) {
  const current = terms.find((term) => covers(term, day));
  if (current) {
    let end = day;
    while (terms.some((term) => covers(term, addDays(end, 1)))) end = addDays(end, 1);
    return { memberType: current.memberType, end };
  }
  const over = terms
    .filter((term) => term.endedOn === null && term.endsOn < day)
    .sort((one, other) => (one.endsOn < other.endsOn ? 1 : -1))[0];
  return over
    ? { memberType: over.memberType, end: over.endsOn }
    : { memberType: 'none', end: null };
}

describe.each(databases)('random membership histories on %s', (database) => {
  const api = sharedShop({ database });
  const editor = shared(() => newEditor(api));

  beforeAll(async () => {
    await setGraceDays(api, 10);
  });
  const requestsOf = (own: Buyer) =>
    api.sql<{ document_id: string; request_status: string; price: unknown; credit: unknown }>(
      'select document_id, request_status, price, credit from renew_requests where user_id = ? order by id',
      [own.id],
    );

  /** Moves everything of a member into the past, as if so many days had gone by. */
  async function pass(own: Buyer, days: number): Promise<void> {
    const terms = await api.sql<
      Record<'starts_on' | 'ends_on' | 'ended_on', Day | null> & { id: number }
    >(
      `select id, cast(starts_on as text) as starts_on, cast(ends_on as text) as ends_on,
              cast(ended_on as text) as ended_on
       from membership_terms where user_id = ?`,
      [own.id],
    );
    const earlier = (day: Day | null) => day && addDays(day, -days);
    for (const { id, starts_on: from, ends_on: to, ended_on: cut } of terms) {
      await api.sql(
        'update membership_terms set starts_on = ?, ends_on = ?, ended_on = ? where id = ?',
        [earlier(from), earlier(to), earlier(cut), id],
      );
    }
    await api.sql('update up_users set member_changes_at = ? where id = ?', [new Date(0), own.id]);
  }

  async function take(own: Buyer, each: Step): Promise<void> {
    const waiting = (await requestsOf(own)).filter(
      (row) => row.request_status === 'pending_payment',
    );
    const quietly = (work: Promise<unknown>) => work.catch(() => undefined);
    switch (each.kind) {
      case 'request': {
        const { total } = await quoteRenewal(api, own.token, each.type, each.years);
        const body = renewBody({ memberType: each.type, years: each.years, expectedPrice: total });
        await Promise.all([1, 2].map(() => requestRenewal(api, own.token, body)));
        return;
      }
      case 'pay':
        await Promise.all(
          waiting
            .slice(0, each.times)
            .flatMap(({ document_id: id }) => [id, id])
            .map((id) =>
              quietly(
                editor.update('api::renew-request.renew-request', id, { requestStatus: 'paid' }),
              ),
            ),
        );
        return;
      case 'cancel':
        if (waiting[0]) {
          const json = { id: waiting[0].document_id };
          await callApi(api, '/user-renew-requests/cancel', { token: own.token, json });
        }
        return;
      case 'grant':
        await quietly(
          editor.create('api::membership.membership-term', {
            user: { connect: [{ id: own.id }] },
            memberType: each.type,
            startsOn: addDays(today, each.from),
            endsOn: addDays(today, each.from + each.days),
            reason: 'Thử',
          }),
        );
        return;
      case 'end': {
        const term = (await termsOf(api, own.token)).find((one) => covers(one, today));
        const endedOn = addDays(today, each.inDays);
        if (term) {
          const end = { endedOn, endReason: 'Thử' };
          await quietly(editor.update('api::membership.membership-term', term.documentId, end));
        }
        return;
      }
      case 'pass':
        // A request would be cancelled meanwhile.
        if (waiting.length === 0) await pass(own, each.days);
    }
  }

  it('assigns every day to one term, and matches account and money to the terms', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        const own = await addBuyer(api);
        for (const each of steps) await take(own, each);

        const terms = await termsOf(api, own.token);
        const held = terms.flatMap((term) =>
          term.startsOn <= last(term) ? daysOf({ from: term.startsOn, to: last(term) }) : [],
        );
        expect(new Set(held).size).toBe(held.length);

        const { body } = await callApi<{ memberType: string; memberExpiresAt: string | null }>(
          api,
          '/users/me?populate=*',
          { token: own.token },
        );
        const { memberType, end } = expectedOn(terms, today);
        const expiresAt = end && new Date(endOf(end).getTime() - 1).toISOString();
        expect([body.memberType, body.memberExpiresAt]).toEqual([memberType, expiresAt]);
        if (!steps.some(({ kind }) => kind === 'pass')) {
          expect(await membershipOf(api, own.id)).toEqual({ memberType, expiresAt });
        }

        const paid = (await requestsOf(own)).filter((row) => row.request_status === 'paid');
        const sum = (values: unknown[]) =>
          values.reduce<number>((all, one) => all + Number(one), 0);
        const bought = await api.sql<{ value: unknown }>(
          "select value from membership_terms where user_id = ? and source = 'request'",
          [own.id],
        );
        expect(bought).toHaveLength(paid.length);
        expect(sum(bought.map(({ value }) => value))).toBe(
          sum(paid.flatMap(({ price, credit }) => [price, credit])),
        );
        for (const { price } of paid) expect(Number(price)).toBeGreaterThan(0);
      }),
      { numRuns: histories, endOnFailure: true },
    );
  });
});
