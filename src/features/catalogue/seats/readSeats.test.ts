import { describe, expect, it } from 'vitest';
import { readSeats } from './readSeats';

const now = Date.parse('2026-07-05T07:30:00Z');
const tomorrow = '2026-07-06T07:30:00Z';
const yesterday = '2026-07-04T07:30:00Z';

describe('readSeats', () => {
  it('returns open while many seats are left', () => {
    expect(readSeats({ seatsLeft: 6, endAt: tomorrow }, now)).toEqual({ kind: 'open', left: 6 });
  });

  it('returns few from five down to one', () => {
    expect(readSeats({ seatsLeft: 5 }, now)).toEqual({ kind: 'few', left: 5 });
    expect(readSeats({ seatsLeft: 1 }, now)).toEqual({ kind: 'few', left: 1 });
  });

  it('returns full at zero and below', () => {
    expect(readSeats({ seatsLeft: 0 }, now)).toEqual({ kind: 'full' });
    expect(readSeats({ seatsLeft: -2 }, now)).toEqual({ kind: 'full' });
  });

  it('returns unlimited without a number', () => {
    expect(readSeats({ seatsLeft: null, endAt: null }, now)).toEqual({ kind: 'unlimited' });
    expect(readSeats({}, now)).toEqual({ kind: 'unlimited' });
    expect(readSeats({ selfPaced: true }, now)).toEqual({ kind: 'selfPaced' });
  });

  it('returns byOption if the seminar is ordered by option and has no total', () => {
    expect(readSeats({ seatsLeft: null, orderByOption: true }, now)).toEqual({
      kind: 'byOption',
    });
  });

  it('returns over once the item has ended, even if it was full', () => {
    expect(readSeats({ seatsLeft: 0, endAt: yesterday }, now)).toEqual({ kind: 'over' });
    expect(readSeats({ seatsLeft: null, endAt: yesterday, orderByOption: true }, now)).toEqual({
      kind: 'over',
    });
  });

  it('does not return over before the very end', () => {
    expect(readSeats({ seatsLeft: 9, endAt: '2026-07-05T07:30:00Z' }, now).kind).toBe('open');
  });

  it('returns begun once a dated item has begun, but not for a self-paced one', () => {
    const running = { seatsLeft: 9, startAt: yesterday, endAt: tomorrow };
    expect(readSeats(running, now)).toEqual({ kind: 'begun' });
    expect(readSeats({ ...running, selfPaced: true }, now)).toEqual({ kind: 'open', left: 9 });
    expect(readSeats({ startAt: yesterday }, now)).toEqual({ kind: 'begun' });
  });
});
