import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canTransition } from '../commerce/orders/orderStatus';
import { find, planRenewals, type Member } from './members';
import { momentOf } from './moments';
import { historyOf } from './orders';
import { readContent, readMembers } from './readSamples';

const folder = join(__dirname, '..', '..', 'sample');
const samples = readMembers(folder);
const { accounts, members, certificates, renewals, orders } = samples;

interface Item {
  slug: string;
  price: number;
  startAt?: string;
  endAt?: string;
  capacity?: number;
  orderOptionGroup?: { options: { key: string; price?: number; capacity?: number }[] }[];
}

const items = new Map(
  readContent(folder)
    .filter(({ type }) => ['course', 'document', 'seminar'].includes(type))
    .map(({ fields }) => [fields.slug as string, fields as unknown as Item]),
);

const linesOf = ({ items: text }: { items: string }) =>
  text.split(' + ').map((line) => {
    const [, quantity = 1, slug = '', option = ''] =
      /^(?:(\d+) × )?([^/]+)(?:\/(.+))?$/.exec(line) ?? [];
    return { item: find(items, slug), option, quantity: Number(quantity) };
  });

it('has unique usernames, codes and numbers', () => {
  const usernames = [...members, ...accounts.website].map(({ username }) => username);
  for (const keys of [
    usernames,
    orders.map(({ code }) => code),
    renewals.map(({ code }) => code),
    certificates.map(({ number }) => number),
  ]) {
    expect(new Set(keys).size).toBe(keys.length);
  }
  for (const { code } of [...orders, ...renewals]) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}$/);
});

it('fills the register with certificates of every kind and state, two of them of the demo member', () => {
  expect(certificates).toHaveLength(200);
  expect(certificates.filter(({ member }) => member !== '')).toHaveLength(60);
  expect(certificates.filter(({ member }) => member === 'hoivien')).toHaveLength(2);
  expect(new Set(certificates.map(({ state }) => state)).size).toBe(4);
  expect(new Set(certificates.map(({ number }) => number.split('-')[0])).size).toBe(6);
  for (const { number, issued, state, cpe } of certificates) {
    expect(number).toMatch(/^(CIA|IAP|CRMA|CCSA|CFSA|CGAP)-\d{4}-\d{6}$/);
    expect(number).toContain(`-${issued.slice(0, 4)}-`);
    // Not awarded since 2018.
    if (/^C[CFG]/.test(number)) expect(issued < '2019').toBe(true);
    expect(cpe === '', number).toBe(state !== 'active');
  }
});

it('sells no one the same thing twice, and no more seats than there are', () => {
  const bought = orders.flatMap((order) =>
    linesOf(order).map(({ item }) => `${order.buyer} ${item.slug}`),
  );
  expect(new Set(bought).size).toBe(bought.length);
  const taken = new Map<string, number>();
  for (const order of orders) {
    if (order.closed) continue;
    for (const { item, option, quantity } of linesOf(order)) {
      const key = `${item.slug}/${option}`;
      taken.set(key, (taken.get(key) ?? 0) + quantity);
    }
  }
  const left: number[] = [];
  for (const { slug, capacity, orderOptionGroup } of items.values()) {
    const options = orderOptionGroup?.flatMap((group) => group.options) ?? [{ key: '', capacity }];
    for (const option of options) {
      if (!option.capacity) continue;
      left.push(option.capacity - (taken.get(`${slug}/${option.key}`) ?? 0));
    }
  }
  expect(Math.min(...left)).toBe(0);
  expect(left.filter((seats) => seats === 0)).toHaveLength(3);
  expect(left.filter((seats) => seats > 0 && seats <= 6)).not.toHaveLength(0);
});

describe.each(['2026-11-21', '2026-11-22', '2026-11-23', '2027-02-08', '2028-02-29', '2028-06-30'])(
  'on %s',
  (day) => {
    const now = new Date(`${day}T00:00:00+07:00`);
    const people = new Map<string, Member>();
    for (const { username, expires, joined } of [
      ...members,
      { username: 'hoivien', expires: '+300d', joined: '-460d' },
    ]) {
      people.set(username, {
        username,
        created_at: momentOf(joined, now),
        member_expires_at: expires ? momentOf(expires, now) : null,
      } as Member);
    }

    it('follows the order rules from the buyer’s joining until today', () => {
      const counts: Record<string, number> = {};
      for (const order of orders) {
        const placedAt = momentOf(order.placed, now);
        const [line] = linesOf(order);
        const { startAt, endAt } = line!.item;
        const endsAt = endAt ? momentOf(endAt, now) : null;
        const history = historyOf(order, { placedAt, endsAt, free: order.paid === '0' }, now);
        expect(placedAt >= find(people, order.buyer).created_at, order.code).toBe(true);
        if (startAt) expect(placedAt <= momentOf(startAt, now), order.code).toBe(true);
        for (const [index, change] of history.slice(1).entries()) {
          const before = history[index]!;
          expect(canTransition(before.status, change.status), order.code).toBe(true);
          expect(before.at <= change.at && change.at <= now, order.code).toBe(true);
        }
        const status = history.at(-1)!.status;
        counts[status] = (counts[status] ?? 0) + 1;
        if (status !== 'pending_payment') continue;
        expect(now.getTime() - placedAt.getTime(), order.code).toBeLessThan(72 * 3_600_000);
      }
      expect(Object.keys(counts)).toHaveLength(5);
      expect(counts.paid! + counts.completed!).toBeGreaterThan(orders.length * 0.8);
      const months = new Set(orders.map(({ placed }) => Math.trunc(parseInt(placed, 10) / 30)));
      expect(months.size).toBeGreaterThanOrEqual(24);
    });

    it('explains current memberships by requests that were paid, and leaves some unpaid', () => {
      const planned = planRenewals(renewals, people, now);
      for (const { member, requestedAt, paidAt, until } of planned) {
        expect(requestedAt >= member.created_at, member.username).toBe(true);
        expect(requestedAt <= now && (paidAt ?? now) <= now, member.username).toBe(true);
        if (until && member.username !== 'hoivien') expect(until).toEqual(member.member_expires_at);
      }
      const unpaid = planned.filter(({ paidAt }) => paidAt === null);
      expect(unpaid.length).toBeLessThan(planned.length / 2);
      const limit = now.getTime() - 72 * 3_600_000;
      const open = unpaid.filter(({ requestedAt }) => requestedAt.getTime() > limit);
      expect(open.length).toBeGreaterThan(3);
      expect(unpaid.length - open.length).toBeGreaterThan(3);
    });
  },
);
