import { describe, expect, it } from 'vitest';
import { samples } from '../../../../tests/support/samples';
import { releasesSeats, canTransition } from '../../commerce/orders/orderStatus';
import { planMembers } from '../members/planMembers';
import { createRandom } from '../random';
import { planOrders, type Buyer, type PlannedOrder } from './planOrders';
import { saleItems } from './saleItems';

const { courses, documents, seminars, quantityDiscountRule: quantityRule } = samples;
const ids = new Map<string, string>();
for (const course of Object.values(courses).flat()) ids.set(`course ${course.slug}`, course.slug);
for (const one of Object.values(documents).flat()) ids.set(`document ${one.slug}`, one.slug);
for (const seminar of seminars) ids.set(`seminar ${seminar.slug}`, seminar.slug);

function plan(day: string) {
  const now = new Date(`${day}T00:00:00+07:00`);
  const buyers: Buyer[] = planMembers(300, createRandom(1), now).map((member, index) => ({
    ...member,
    id: index + 1,
  }));
  const random = createRandom(2);
  const items = saleItems({ samples, ids, random, now });
  return { now, buyers, items, orders: planOrders({ buyers, items, quantityRule, random, now }) };
}

function seatsTaken(orders: readonly PlannedOrder[]) {
  const taken = new Map<string, number>();
  for (const { status, quote } of orders) {
    if (releasesSeats(status)) continue;
    for (const { documentId, optionId, quantity } of quote.lines) {
      const key = `${documentId} ${optionId ?? ''}`;
      taken.set(key, (taken.get(key) ?? 0) + quantity);
    }
  }
  return taken;
}

describe.each(['2026-11-21', '2027-02-08', '2028-06-30'])('planOrders on %s', (day) => {
  const { now, buyers, items, orders } = plan(day);
  const buyerOf = new Map(buyers.map((buyer) => [buyer.id, buyer]));
  const taken = seatsTaken(orders);

  it('generates two years of orders, the same on every run', () => {
    expect(orders.length).toBeGreaterThan(800);
    expect(plan(day).orders).toEqual(orders);
    const months = new Set(orders.map(({ placedAt }) => placedAt.toISOString().slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(24);
  });

  it('assigns every order a unique code with its year in Vietnam', () => {
    expect(new Set(orders.map(({ code }) => code)).size).toBe(orders.length);
    for (const { code } of orders) expect(code).toMatch(/^DH\d{2}[2-9A-HJKMNP-Z]{5}$/);
  });

  it('dates no order before its buyer joined or after today', () => {
    for (const { userId, placedAt } of orders) {
      const joined = buyerOf.get(userId)?.createdAt ?? now;
      expect(placedAt.getTime()).toBeGreaterThan(joined.getTime());
      expect(placedAt.getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('creates a history that follows the order rules and deadlines', () => {
    for (const { status, history, placedAt } of orders) {
      expect(history[0]).toMatchObject({ status: 'pending_payment', at: placedAt, by: 'buyer' });
      expect(history.at(-1)?.status).toBe(status);
      history.slice(1).forEach((change, index) => {
        const before = history[index];
        expect(before && canTransition(before.status, change.status)).toBe(true);
        expect(before && before.at <= change.at).toBe(true);
        expect(change.at <= now).toBe(true);
      });
    }
  });

  it('covers every status, with most orders paid or completed', () => {
    const count = (wanted: string) => orders.filter(({ status }) => status === wanted).length;
    for (const status of ['pending_payment', 'paid', 'completed', 'cancelled', 'refunded']) {
      expect(count(status)).toBeGreaterThan(0);
    }
    expect(count('paid') + count('completed')).toBeGreaterThan(orders.length * 0.8);
  });

  it('leaves no order unpaid for more than 72 hours', () => {
    const limit = now.getTime() - 72 * 3_600_000;
    for (const { status, placedAt } of orders) {
      if (status === 'pending_payment') expect(placedAt.getTime()).toBeGreaterThan(limit);
    }
  });

  it('sells no more than the capacity, and fills items displayed as full', () => {
    for (const { selected, requestedSeats } of items) {
      const { item, option } = selected;
      const capacity = (option ?? item).capacity;
      const seats = taken.get(`${item.documentId} ${option?.id ?? ''}`) ?? 0;
      if (capacity === null) continue;
      expect(seats).toBeLessThanOrEqual(capacity);
      if (requestedSeats >= capacity - 6) expect(seats).toBe(requestedSeats);
    }
  });

  it('sells no one the same thing twice', () => {
    const bought = orders.flatMap(({ userId, quote }) =>
      quote.lines.map(({ documentId }) => `${userId} ${documentId}`),
    );
    expect(new Set(bought).size).toBe(bought.length);
  });
});
