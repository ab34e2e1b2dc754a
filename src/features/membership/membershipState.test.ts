import { describe, expect, it } from 'vitest';
import type { ProfileQuery } from '@/data/generated/operations/Profile';
import { membershipState } from './membershipState';
import { nextTerm } from './nextTerm';

const now = Date.parse('2026-11-22T05:00:00.000Z');
const stateOf = (memberType: string, memberExpiresAt: string | null) =>
  membershipState({ memberType, memberExpiresAt } as ProfileQuery['me'], now);

describe('the state of a membership', () => {
  it.each([
    ['none', null, 'none'],
    ['none', '2027-11-22T05:00:00.000Z', 'none'],
    ['individual', null, 'none'],
    ['individual', '2026-12-23T05:00:00.000Z', 'running'],
    ['individual', '2026-12-22T05:00:00.000Z', 'ending'],
    ['student', '2026-11-22T05:00:00.001Z', 'ending'],
    ['student', '2026-11-22T05:00:00.000Z', 'ended'],
  ])('of %s until %s is %s', (type, until, kind) => expect(stateOf(type, until).kind).toBe(kind));
});

describe('the next term', () => {
  const running = stateOf('individual', '2028-02-29T05:00:00.000Z');

  it('follows the running one', () =>
    expect(nextTerm(running, 'individual', 1)).toEqual({
      begins: 'afterTerm',
      from: '2028-02-29T05:00:00.000Z',
      until: '2029-02-28T05:00:00.000Z',
    }));

  it('of another type begins with its payment, and counts what is left', () =>
    expect(nextTerm(running, 'corporate', 2)).toEqual({
      begins: 'typeChange',
      until: '2030-02-28T05:00:00.000Z',
    }));

  it.each([
    ['none', null],
    ['individual', '2026-01-01T00:00:00.000Z'],
  ])('begins with its payment where %s runs until %s', (type, until) =>
    expect(nextTerm(stateOf(type, until), 'individual', 1)).toEqual({ begins: 'payment' }),
  );
});
