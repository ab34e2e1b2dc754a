import { describe, expect, it } from 'vitest';
import { dayOf, momentOf, startOfVietnamDay } from './moments';

const saturday = new Date('2026-11-21T03:00:00Z');

describe('momentOf', () => {
  it('counts weeks from the Monday of the seeding week, in Vietnam’s time zone', () => {
    expect(momentOf('+1w mon 08:30', saturday).toISOString()).toBe('2026-11-23T01:30:00.000Z');
    expect(momentOf('-1w fri 17:00', saturday).toISOString()).toBe('2026-11-13T10:00:00.000Z');
  });

  it('uses the day in Vietnam while UTC is still on the previous one', () => {
    const mondayInVietnam = new Date('2026-11-22T18:00:00Z');
    expect(momentOf('+1w mon 00:00', mondayInVietnam).toISOString()).toBe(
      '2026-11-29T17:00:00.000Z',
    );
  });

  it.each(['2026-11-21', '+1w xyz 08:00', '1w mon 08:00'])('rejects %s', (text) => {
    expect(() => momentOf(text, saturday)).toThrow('is not a moment');
  });
});

describe('dayOf', () => {
  it('returns the calendar day in Vietnam, even while UTC is still on the previous one', () => {
    expect(dayOf('-1w fri', saturday)).toBe('2026-11-13');
    expect(dayOf('+0w mon', new Date('2026-11-22T18:00:00Z'))).toBe('2026-11-23');
  });
});

describe('startOfVietnamDay', () => {
  it('returns 17:00 UTC on the previous day', () => {
    expect(new Date(startOfVietnamDay(saturday)).toISOString()).toBe('2026-11-20T17:00:00.000Z');
  });
});
