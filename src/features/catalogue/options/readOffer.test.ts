import { describe, expect, it } from 'vitest';
import { readOffer } from './readOffer';

const now = Date.parse('2026-07-05T00:00:00Z');

type Left = number | null;

/** A seminar at 600.000 ₫, held in the hall at that price and online at half of it. */
const seminar = (hall: Left, online: Left, changes = {}) => ({
  price: 600_000,
  memberPrice: 400_000,
  seatsLeft: hall === null || online === null ? null : hall + online,
  startAt: '2026-08-01T01:00:00Z',
  endAt: '2026-08-01T10:00:00Z',
  orderByOption: true,
  orderOptionGroup: [
    {
      id: 'hinh-thuc',
      name: 'Hình thức',
      options: [
        { id: 'hall', name: 'Tại Hà Nội', price: null, capacity: 60, seatsLeft: hall },
        { id: 'online', name: 'Trực tuyến', price: 300_000, capacity: 300, seatsLeft: online },
      ],
    },
  ],
  ...changes,
});

describe('readOffer', () => {
  it('starts at the lowest available price, and counts the available options', () => {
    const offer = readOffer(seminar(0, 272), now);
    expect(offer).toMatchObject({ price: 300_000, memberPrice: 200_000, from: true });
    expect(offer.seats).toEqual({ kind: 'partly', open: 1, of: 2 });
    expect(offer.options.map(({ price, seats }) => [price, seats])).toEqual([
      [600_000, { kind: 'full' }],
      [300_000, { kind: 'open', left: 272 }],
    ]);
  });

  it('ignores the price of a full option', () => {
    expect(readOffer(seminar(3, 0), now)).toMatchObject({ price: 600_000, from: true });
  });

  it('sums the seats while all options have some', () => {
    expect(readOffer(seminar(3, 272), now).seats).toEqual({ kind: 'open', left: 275 });
  });

  it('returns full if every option is full', () => {
    const offer = readOffer(seminar(0, 0), now);
    expect(offer).toMatchObject({ price: 300_000, seats: { kind: 'full' } });
  });

  it('shows no “from” price if all options cost the same', () => {
    const [group] = seminar(3, 3).orderOptionGroup;
    const options = group?.options.map((option) => ({ ...option, price: 600_000 }));
    const same = seminar(3, 3, { orderOptionGroup: [{ ...group, options }] });
    expect(readOffer(same, now)).toMatchObject({ price: 600_000, from: false });
  });

  it('closes every option once the seminar is closed', () => {
    const over = readOffer(seminar(3, 272, { endAt: '2026-07-01T00:00:00Z' }), now);
    expect(over.seats).toEqual({ kind: 'over' });
    expect(over.options.every(({ seats }) => seats.kind === 'over')).toBe(true);
  });

  it('returns a single price with its seats if ordered as a whole', () => {
    const whole = readOffer(seminar(3, 4, { orderByOption: false }), now);
    expect(whole).toMatchObject({ price: 600_000, from: false, options: [] });
    expect(whole.seats).toEqual({ kind: 'open', left: 7 });
  });
});
