import { describe, expect, it } from 'vitest';
import { planTerm, type TermOfMember, type RequestedTerm } from './planTerm';

const day = '2026-11-22';
const term = (
  startsOn: string,
  endsOn: string,
  changes: Partial<TermOfMember> = {},
): TermOfMember => ({
  documentId: startsOn,
  memberType: 'individual',
  startsOn,
  endsOn,
  endedOn: null,
  value: 1_500_000,
  ...changes,
});
const individual: RequestedTerm = {
  memberType: 'individual',
  years: 1,
  price: 1_500_000,
  seats: 0,
};
const corporate: RequestedTerm = {
  memberType: 'corporate',
  years: 1,
  price: 12_000_000,
  seats: 10,
};

const plan = (held: TermOfMember[], wanted: RequestedTerm, graceDays = 30) => {
  const { begins, startsOn, endsOn, credits, total } = planTerm(held, wanted, graceDays, day);
  const formatted = credits.map(({ days, totalDays, amount }) => `${days}/${totalDays} ${amount}`);
  return [begins, startsOn, endsOn, formatted.join(', '), total];
};

describe('a first membership', () => {
  it('begins on the day of its payment', () =>
    expect(plan([], individual)).toEqual(['payment', '2026-11-22', '2027-11-21', '', 1_500_000]));
});

describe('a renewal', () => {
  it('begins when the running term ends, and the next one after that', () => {
    const running = term('2026-01-01', '2026-12-31');
    const next = term('2027-01-01', '2027-12-31');
    expect(plan([running], individual).slice(0, 3)).toEqual([
      'afterTerm',
      '2027-01-01',
      '2027-12-31',
    ]);
    expect(plan([next, running], individual)[1]).toBe('2028-01-01');
  });

  it.each([
    ['on the last day', '2026-11-22', 'afterTerm', '2026-11-23'],
    ['the day after the end', '2026-11-21', 'grace', '2026-11-22'],
    ['on the last day of grace', '2026-10-23', 'grace', '2026-10-24'],
    ['after it', '2026-10-22', 'payment', '2026-11-22'],
  ])('begins, if paid %s, %s', (_, endsOn, begins, startsOn) =>
    expect(plan([term('2025-11-23', endsOn)], individual).slice(0, 2)).toEqual([begins, startsOn]),
  );

  it('has no grace period after an early end, nor without grace days', () => {
    const cut = term('2026-01-01', '2026-12-31', { endedOn: '2026-11-20' });
    expect(plan([cut], individual)[0]).toBe('payment');
    expect(plan([term('2025-11-22', '2026-11-21')], individual, 0)[0]).toBe('payment');
  });
});

describe('a change of type', () => {
  // 365 days at 1.500.000 ₫, with 40 days unused: 22 to 30 November and December.
  const running = term('2026-01-01', '2026-12-31');

  it('begins at once, less the unused part of the running term', () =>
    expect(plan([running], corporate)).toEqual([
      'change',
      '2026-11-22',
      '2027-11-21',
      '40/365 164383',
      11_835_617,
    ]));

  it('credits a future term in full', () =>
    expect(plan([running, term('2027-01-01', '2027-12-31')], corporate)).toEqual([
      'change',
      '2026-11-22',
      '2027-11-21',
      '40/365 164383, 365/365 1500000',
      10_335_617,
    ]));

  it('credits nothing for free days', () =>
    expect(plan([{ ...running, value: 0 }], corporate).slice(3)).toEqual(['40/365 0', 12_000_000]));

  it('credits only the days before a term’s early end, at the agreed daily value', () =>
    expect(plan([{ ...running, endedOn: '2026-12-01' }], corporate).slice(3)).toEqual([
      '10/365 41095',
      11_958_905,
    ]));

  it('follows the running term if that is worth as much or more: nothing is refunded', () => {
    const company = { memberType: 'corporate' as const, value: 12_000_000 };
    expect(plan([term('2026-02-01', '2027-01-31', company)], individual).slice(0, 4)).toEqual([
      'afterTerm',
      '2027-02-01',
      '2028-01-31',
      '',
    ]);
    const nearlyOver = term('2025-12-01', '2026-11-30', company);
    expect(plan([nearlyOver], individual)).toEqual([
      'change',
      '2026-11-22',
      '2027-11-21',
      '9/365 295890',
      1_204_110,
    ]);
  });

  it('begins with its payment once the old term is over, despite the grace period', () =>
    expect(plan([term('2025-11-22', '2026-11-21')], corporate).slice(0, 2)).toEqual([
      'payment',
      '2026-11-22',
    ]));
});
