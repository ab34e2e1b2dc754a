import { describe, expect, it } from 'vitest';
import { leadingSeminar } from './leadingSeminar';

const now = Date.parse('2026-07-05T00:00:00Z');

const seminar = (slug: string, placesLeft: number | null, startAt = '2026-08-01T01:00:00Z') => ({
  documentId: slug,
  slug,
  title: slug,
  summary: '',
  startAt,
  endAt: '2026-08-02T01:00:00Z',
  venue: 'Hà Nội',
  price: 0,
  memberPrice: null,
  capacity: 40,
  placesLeft,
  cpeHours: 3,
  orderByOption: false,
  orderOptionGroup: [],
});

describe('the seminar that the home page leads with', () => {
  it('is the first that still has places', () => {
    const seminars = [seminar('het-cho', 0), seminar('con-cho', 3), seminar('sau-nua', 9)];
    expect(leadingSeminar(seminars, now)?.slug).toBe('con-cho');
  });

  it('is not one that has begun', () => {
    const seminars = [seminar('dang-dien-ra', 9, '2026-07-04T01:00:00Z'), seminar('sau', null)];
    expect(leadingSeminar(seminars, now)?.slug).toBe('sau');
  });

  it('is the first of all where none can be joined', () => {
    expect(leadingSeminar([seminar('mot', 0), seminar('hai', 0)], now)?.slug).toBe('mot');
  });

  it('is none where none is coming', () => {
    expect(leadingSeminar([], now)).toBeUndefined();
  });
});
