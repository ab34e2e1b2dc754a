import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Analysis } from '@/data/generated/types';
import { newStaff } from '../support/members';
import { databases } from '../support/database';
import { addDays, isoDate } from '@iia/shared/dates';
import { newEditor } from '../support/staff';
import { callApi, runTask } from '../support/api';
import type { TestApi } from '../support/startApi';
import {
  figureStep,
  type FigureStep,
  newFigureHistory,
  newFigureShop,
  type FigureShop,
} from './figureHistories';
import { plainFigures, type Figures, type Range } from './plainFigures';
import { shared, sharedApi } from '../support/suite';

/** Steps that change every figure. */
const everyStep: FigureStep[] = [
  { kind: 'buy', buyer: 0, items: [0, 1, 2], quantity: 5, withCode: true },
  { kind: 'pay', order: 0, share: 1 },
  { kind: 'pass', hours: 30 },
  { kind: 'buy', buyer: 1, items: [2], quantity: 1, withCode: false },
  { kind: 'pass', hours: 80 },
  { kind: 'pay', order: 0, share: 2 },
  { kind: 'send back' },
  { kind: 'learn', buyer: 1, thenRefund: false },
  { kind: 'learn', buyer: 2, thenRefund: true },
  { kind: 'grant', buyer: 0, from: -40, days: 30 },
  { kind: 'renew', buyer: 0, type: 'individual' },
  { kind: 'pass', hours: 50 },
  { kind: 'grant', buyer: 1, from: -20, days: 10 },
  { kind: 'certify', certification: 'CIA', state: 'active', again: false },
  { kind: 'certify', certification: 'IAP', state: 'grace', again: true },
  { kind: 'join' },
];

const histories = Number(process.env.FIGURE_HISTORIES ?? 4);

const keyed = (
  points: readonly object[],
  names: readonly string[],
  count: string | null,
  amount: string | null,
  times = 1,
): Figures =>
  Object.fromEntries(
    points
      .map((each) => {
        const point = each as Record<string, string | number | null>;
        const value = (name: string | null) => (name === null ? 0 : Number(point[name]));
        return [
          names.map((name) => point[name]).join(' '),
          { count: value(count), amount: Math.round(value(amount) * times) },
        ] as const;
      })
      .filter(([, { count: some, amount: sum }]) => some !== 0 || sum !== 0),
  );

const best = (figures: Figures, most: number, by: 'count' | 'amount') => {
  const other = by === 'count' ? 'amount' : 'count';
  return Object.entries(figures)
    .sort(([, one], [, two]) => two[by] - one[by] || two[other] - one[other])
    .slice(0, most)
    .map(([, value]) => value);
};

/** Every figure of the response with its value by plain SQL. */
async function expectPlainFigures(api: TestApi, token: string, range: Range): Promise<void> {
  const path = `/analysis?from=${range.from}&to=${range.to}`;
  const { status, body } = await callApi<{ data: Analysis }>(api, path, { token });
  expect(status, JSON.stringify(body)).toBe(200);
  const found = body.data;
  const plain = plainFigures(api, range);

  const sales = await plain.revenueByDay();
  expect(keyed(found.revenueByDay, ['on'], 'orders', 'revenue')).toEqual(sales);
  const sum = (of: 'count' | 'amount') =>
    Object.values(sales).reduce((all, value) => all + value[of], 0);
  expect([found.orderCount, found.revenue]).toEqual([sum('count'), sum('amount')]);
  expect(keyed(found.revenueByMonth, ['on'], 'orders', 'revenue')).toEqual(
    await plain.revenueByMonth(),
  );
  expect(keyed(found.ordersByStatus, ['status'], 'count', 'total')).toEqual(
    await plain.ordersByStatus(),
  );
  expect(keyed(found.ordersByKind, ['kind', 'status'], 'count', 'total')).toEqual(
    await plain.ordersByKind(),
  );
  expect(keyed(found.ordersByPayment, ['time'], 'count', 'total')).toEqual(
    await plain.ordersByPayment(),
  );
  expect(keyed(found.refundsByDay, ['on'], 'orders', 'total')).toEqual(await plain.refundedByDay());
  expect(keyed(found.refundsByDay, ['on'], null, 'returned')).toEqual(await plain.returnedByDay());

  const items = await plain.itemsSold();
  const sellers = keyed(found.bestSellers, ['kind', 'documentId'], 'quantity', 'revenue');
  expect(items).toMatchObject(sellers);
  expect(Object.values(sellers)).toEqual(best(items, 10, 'amount'));
  const seminars = Object.fromEntries(
    Object.entries(items).filter(([name]) => name.startsWith('seminar ')),
  );
  const seminarSales = found.seminarSales.map((point) => ({ ...point, kind: 'seminar' }));
  const ofSeminars = keyed(seminarSales, ['kind', 'documentId'], 'seats', 'revenue');
  expect(seminars).toMatchObject(ofSeminars);
  expect(Object.values(ofSeminars)).toEqual(best(seminars, 20, 'count'));

  expect(keyed(found.newMembers, ['on'], 'count', null)).toEqual(await plain.newMembers());
  expect(keyed(found.membersByType, ['memberType'], 'count', null)).toEqual(
    await plain.membersByType(new Date()),
  );
  expect(keyed(found.renewalsByDay, ['on'], 'due', 'kept')).toEqual(await plain.renewals('day'));
  expect(keyed(found.renewalsByType, ['memberType'], 'due', 'kept')).toEqual(
    await plain.renewals('memberType'),
  );
  expect(keyed(found.certificatesByState, ['certification', 'state'], 'count', null)).toEqual(
    await plain.certificates(),
  );
  expect(keyed(found.cpeByDay, ['on'], 'certificates', 'hours', 10)).toEqual(
    await plain.cpeByDay(),
  );
}

describe.each(databases)('an aggregate, on %s', (database) => {
  const api = sharedApi({ database });
  let staffToken: string;
  const editor = shared(() => newEditor(api));
  let shop: FigureShop;
  const today = isoDate(new Date());
  const wide = { from: addDays(today, -700), to: addDays(today, 390) };

  beforeAll(async () => {
    staffToken = (await newStaff(api)).token;
    shop = await newFigureShop({ api, editor, staffToken });
  });

  it('equals plain SQL to the đồng after any history', async () => {
    const range = fc
      .tuple(fc.integer({ min: -90, max: 30 }), fc.nat({ max: 120 }))
      .map(([from, days]) => ({ from: addDays(today, from), to: addDays(today, from + days) }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(figureStep, { minLength: 6, maxLength: 14 }),
        fc.array(range, { minLength: 2, maxLength: 2 }),
        async (steps, ranges) => {
          const take = await newFigureHistory({ api, editor, staffToken }, shop);
          for (const [index, step] of steps.entries()) {
            await take(step);
            // Also between the steps, so that later steps must change existing aggregates.
            if (index % 5 === 2) await expectPlainFigures(api, staffToken, wide);
          }
          for (const some of [wide, ...ranges]) await expectPlainFigures(api, staffToken, some);
        },
      ),
      { numRuns: histories, endOnFailure: true, examples: [[everyStep, []]] },
    );
    // No comparison was of two empty results.
    const { membersByType, renewals, ...others } = plainFigures(api, wide);
    const all = {
      ...others,
      membersByType: () => membersByType(new Date()),
      renewals: () => renewals('day'),
    };
    for (const [name, read] of Object.entries(all)) {
      expect(Object.keys(await read()), name).not.toEqual([]);
    }
  });

  it('follows deleted rows', async () => {
    const [order] = await api.sql<{ id: number }>(
      "select max(id) as id from orders where order_status in ('paid', 'completed', 'refunded')",
    );
    await expectPlainFigures(api, staffToken, wide);
    await api.sql('delete from orders where id = ?', [order?.id]);
    await expectPlainFigures(api, staffToken, wide);
  });

  it('is verified nightly, and rebuilt if out of sync', async () => {
    await runTask(api, 'checkFigures');
    expect(api.log()).not.toContain('out of sync');
    await api.sql("update analysis_figures set amount = amount + 1 where figure = 'placed'");
    await api.sql("delete from analysis_figures where figure = 'members' and grain = 'month'");
    await expect(expectPlainFigures(api, staffToken, wide)).rejects.toThrow();
    await runTask(api, 'checkFigures');
    await expect
      .poll(() => api.log())
      .toMatch(/Aggregates for orders were out of sync[^]*Aggregates for members were out of sync/);
    await expectPlainFigures(api, staffToken, wide);
  });
});
