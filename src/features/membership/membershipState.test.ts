import { describe, expect, it } from 'vitest';
import type { ProfileQuery } from '@/data/generated/operations/data/session';
import { membershipState } from './membershipState';

const now = Date.parse('2026-11-22T05:00:00.000Z');
const stateOf = (memberType: string, memberExpiresAt: string | null, graceDays = 0) =>
  membershipState({ memberType, memberExpiresAt } as ProfileQuery['me'], graceDays, now);

describe('membershipState', () => {
  it.each([
    ['none', null, 'none'],
    ['none', '2027-11-22T05:00:00.000Z', 'none'],
    ['individual', null, 'none'],
    ['individual', '2026-12-23T16:59:59.999Z', 'running'],
    ['individual', '2026-12-22T16:59:59.999Z', 'ending'],
    ['student', '2026-11-22T16:59:59.999Z', 'ending'],
    ['student', '2026-11-21T16:59:59.999Z', 'ended'],
  ])('classifies a %s membership until %s as %s', (type, until, kind) =>
    expect(stateOf(type, until).kind).toBe(kind),
  );

  it.each([
    ['2026-11-21T16:59:59.999Z', 1, 'grace'],
    ['2026-11-12T16:59:59.999Z', 10, 'grace'],
    ['2026-11-11T16:59:59.999Z', 10, 'ended'],
    ['2026-11-21T16:59:59.999Z', 0, 'ended'],
  ])('classifies a membership that ended at %s with %d days of grace as %s', (until, days, kind) =>
    expect(stateOf('student', until, days).kind).toBe(kind),
  );
});
