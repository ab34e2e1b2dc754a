import { describe, expect, it } from 'vitest';
import { homeSeminars } from './homeSeminars';

const now = Date.parse('2026-07-05T00:00:00Z');

const seminar = (slug: string, seatsLeft: number | null, startAt = '2026-08-01T01:00:00Z') => ({
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
  seatsLeft,
  cpeHours: 3,
  orderByOption: false,
  orderOptionGroup: [],
  cover: null,
});

const lead = (chosen: Parameters<typeof homeSeminars>[0], coming = chosen) =>
  homeSeminars(chosen, coming, now).lead?.slug;

describe('the lead seminar of the home page', () => {
  it('picks the first that still has seats', () => {
    const seminars = [seminar('het-cho', 0), seminar('con-cho', 3), seminar('sau-nua', 9)];
    expect(lead([], seminars)).toBe('con-cho');
  });

  it('excludes seminars that have begun', () => {
    const seminars = [seminar('dang-dien-ra', 9, '2026-07-04T01:00:00Z'), seminar('sau', null)];
    expect(lead([], seminars)).toBe('sau');
  });

  it('falls back to the first of all if none can be joined', () => {
    expect(lead([], [seminar('mot', 0), seminar('hai', 0)])).toBe('mot');
  });

  it('prefers the editors’ choice, even if another is earlier', () => {
    const chosen = seminar('duoc-chon', 9, '2026-08-01T09:00:00Z');
    expect(lead([chosen], [seminar('som-hon', 9), chosen])).toBe('duoc-chon');
  });

  it('excludes past seminars, even if chosen', () => {
    const over = { ...seminar('da-qua', 9), endAt: '2026-07-04T01:00:00Z' };
    expect(lead([over], [seminar('sap-toi', 9)])).toBe('sap-toi');
  });

  it('returns none if no seminar is upcoming', () => {
    expect(lead([])).toBeUndefined();
  });
});

describe('the other seminars of the home page', () => {
  it('lists chosen and upcoming seminars without duplicates, by date', () => {
    const [first, second, third] = ['2026-08-01', '2026-08-02', '2026-08-03'].map((day) =>
      seminar(day, 9, `${day}T01:00:00Z`),
    ) as [ReturnType<typeof seminar>, ReturnType<typeof seminar>, ReturnType<typeof seminar>];
    const { later } = homeSeminars([third, second], [first, second], now);
    expect(later.map(({ slug }) => slug)).toEqual(['2026-08-01', '2026-08-03']);
  });
});
