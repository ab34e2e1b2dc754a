import { describe, expect, it } from 'vitest';
import { firstTerms, type FormerMembership, type PaidRequest } from './firstTerms';

const today = '2026-11-22';
const paid = (changes: Partial<PaidRequest>): PaidRequest => ({
  id: 1,
  memberType: 'individual',
  years: 1,
  price: 1_500_000,
  paidOn: '2026-03-01',
  until: '2027-03-01',
  ...changes,
});
const termsOf = (requests: PaidRequest[], changes: Partial<FormerMembership>) =>
  firstTerms(
    requests,
    { memberType: 'individual', until: '2027-03-01', since: '2025-01-01', ...changes },
    today,
  ).map(({ memberType, startsOn, endsOn, endedOn, value, request }) =>
    [memberType, startsOn, endsOn, endedOn ?? '-', value, request ?? '-'].join(' '),
  );

describe('firstTerms', () => {
  it('returns none if there never was a membership', () =>
    expect(termsOf([], { memberType: 'none', until: null })).toEqual([]));

  it('returns one from the account’s first day if no request explains it', () => {
    expect(termsOf([], {})).toEqual(['individual 2025-01-01 2027-03-01 - 0 -']);
    expect(termsOf([], { until: '2024-06-01' })).toEqual([
      'individual 2024-06-01 2024-06-01 - 0 -',
    ]);
  });

  it('returns the paid terms, one after the other', () => {
    const again = paid({ id: 2, paidOn: '2027-02-01', until: '2028-03-01' });
    expect(termsOf([paid({}), again], { until: '2028-03-01' })).toEqual([
      'individual 2026-03-01 2027-03-01 - 1500000 1',
      'individual 2027-03-02 2028-03-01 - 1500000 2',
    ]);
  });

  it('includes the term before an early payment', () =>
    expect(termsOf([paid({ paidOn: '2026-02-01' })], {})).toEqual([
      'individual 2026-02-01 2026-02-28 - 0 -',
      'individual 2026-03-01 2027-03-01 - 1500000 1',
    ]));

  it('ends a term when one of another type was paid', () => {
    const corporate = paid({
      id: 2,
      memberType: 'corporate',
      price: 12_000_000,
      paidOn: '2026-09-01',
      until: '2028-03-01',
    });
    expect(
      termsOf([paid({}), corporate], { memberType: 'corporate', until: '2028-03-01' }),
    ).toContain('individual 2026-03-01 2027-03-01 2026-08-31 1500000 1');
  });

  it.each([
    ['longer', { until: '2027-06-30' }, '-', ['individual 2027-03-02 2027-06-30 - 0 -']],
    ['shorter', { until: '2026-12-31' }, '2026-12-31', []],
    [
      'of another type',
      { memberType: 'student' as const },
      '2026-11-21',
      ['student 2026-11-22 2027-03-01 - 0 -'],
    ],
    ['gone', { memberType: 'none' as const, until: null }, '2026-11-21', []],
  ])('follows staff who set it to %s by hand', (_, changes, ended, added) =>
    expect(termsOf([paid({})], changes)).toEqual([
      `individual 2026-03-01 2027-03-01 ${ended} 1500000 1`,
      ...added,
    ]),
  );
});
