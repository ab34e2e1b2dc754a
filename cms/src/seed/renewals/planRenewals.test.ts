import { describe, expect, it } from 'vitest';
import { samples } from '../../../../tests/support/samples';
import { addYears } from '../../membership/renewals/addYears';
import { planMembers } from '../members/planMembers';
import { createRandom } from '../random';
import { planRenewals } from './planRenewals';

function plan(day: string) {
  const now = new Date(`${day}T00:00:00+07:00`);
  const members = planMembers(300, createRandom(1), now).map((member, index) => ({
    ...member,
    id: index + 1,
  }));
  const { renewPrices } = samples;
  const random = createRandom(2);
  return { now, members, requests: planRenewals({ members, renewPrices, random, now }) };
}

describe.each(['2026-11-21', '2028-02-29'])('planRenewals on %s', (day) => {
  const { now, members, requests } = plan(day);
  const memberOf = new Map(members.map((member) => [member.id, member]));

  it('covers every status, with most requests paid and unique codes', () => {
    const count = (wanted: string) => requests.filter(({ status }) => status === wanted).length;
    for (const status of ['pending_payment', 'cancelled']) expect(count(status)).toBeGreaterThan(3);
    expect(count('paid')).toBeGreaterThan(requests.length / 2);
    expect(new Set(requests.map(({ code }) => code)).size).toBe(requests.length);
    for (const { code } of requests) expect(code).toMatch(/^GH\d{2}[2-9A-HJKMNP-Z]{5}$/);
  });

  it('ends in the members’ current expiry dates', () => {
    for (const { userId, status, paidAt, years, memberExpiresAt } of requests) {
      if (status !== 'paid') continue;
      expect(memberExpiresAt).toEqual(memberOf.get(userId)?.memberExpiresAt);
      const earliest = addYears(paidAt ?? now, years).getTime();
      expect(memberExpiresAt?.getTime()).toBeGreaterThanOrEqual(earliest - 86_400_000);
    }
  });

  it('dates nothing before its member joined or after today', () => {
    for (const { userId, requestedAt, paidAt, cancelledAt } of requests) {
      const joined = memberOf.get(userId)?.createdAt ?? now;
      expect(requestedAt >= joined).toBe(true);
      for (const moment of [requestedAt, paidAt, cancelledAt]) {
        if (moment) expect(moment <= now).toBe(true);
      }
    }
  });

  it('leaves none unpaid for more than 72 hours', () => {
    for (const { status, payBefore } of requests) {
      if (status === 'pending_payment') expect(payBefore > now).toBe(true);
    }
  });
});
