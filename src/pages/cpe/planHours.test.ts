import { describe, expect, it } from 'vitest';
import { missingOf, planHours, type Offer } from './planHours';

const offer = (documentId: string, hours: number, rest: Partial<Offer> = {}): Offer => ({
  documentId,
  kind: 'seminar',
  slug: documentId,
  title: documentId,
  startAt: null,
  hours,
  ethicsHours: 0,
  price: 0,
  owned: false,
  orderByOption: false,
  ...rest,
});

const plan = (offers: readonly Offer[], hours: number, ethics = 0) => {
  const { chosen, others, left } = planHours(offers, { hours, ethics });
  const ids = (list: readonly Offer[]) => list.map(({ documentId }) => documentId).join(' ');
  return { chosen: ids(chosen), others: ids(others), left };
};

describe('the plan for the missing hours', () => {
  it('begins with bought items, then covers ethics, then the rest', () => {
    const offers = [
      offer('bought', 8, { owned: true }),
      offer('general', 4),
      offer('ethics', 3, { ethicsHours: 2 }),
      offer('late', 6),
    ];
    expect(plan(offers, 14, 2)).toEqual({
      chosen: 'bought general ethics',
      others: 'late',
      left: { hours: 0, ethics: 0 },
    });
  });

  it('reports what no offer covers', () => {
    expect(plan([offer('a', 2.5)], 14.2, 2).left).toEqual({ hours: 11.7, ethics: 2 });
  });

  it('chooses only ethics if nothing else is missing', () => {
    expect(plan([offer('a', 2), offer('b', 3, { ethicsHours: 1 })], 0, 1)).toMatchObject({
      chosen: 'b',
      others: 'a',
    });
  });

  it('counts an hour once for all certificates', () => {
    const duty = (missing: number, ethics: number) =>
      ({ missing, parts: [{ part: 'ethics', missing: ethics }] }) as Parameters<
        typeof missingOf
      >[0]['duties'][number];
    expect(missingOf({ duties: [duty(14, 0), duty(3, 2)] })).toEqual({ hours: 14, ethics: 2 });
    expect(missingOf({ duties: [] })).toEqual({ hours: 0, ethics: 0 });
  });
});
