import { describe, expect, it } from 'vitest';
import { readPlaces } from './readPlaces';

const now = Date.parse('2026-07-05T07:30:00Z');
const tomorrow = '2026-07-06T07:30:00Z';
const yesterday = '2026-07-04T07:30:00Z';

describe('the places of an item', () => {
  it('are open while many are left', () => {
    expect(readPlaces({ placesLeft: 6, endAt: tomorrow }, now)).toEqual({ kind: 'open', left: 6 });
  });

  it('are few from five down to one', () => {
    expect(readPlaces({ placesLeft: 5 }, now)).toEqual({ kind: 'few', left: 5 });
    expect(readPlaces({ placesLeft: 1 }, now)).toEqual({ kind: 'few', left: 1 });
  });

  it('are full at zero and below', () => {
    expect(readPlaces({ placesLeft: 0 }, now)).toEqual({ kind: 'full' });
    expect(readPlaces({ placesLeft: -2 }, now)).toEqual({ kind: 'full' });
  });

  it('are unlimited without a number', () => {
    expect(readPlaces({ placesLeft: null, endAt: null }, now)).toEqual({ kind: 'unlimited' });
    expect(readPlaces({}, now)).toEqual({ kind: 'unlimited' });
    expect(readPlaces({ selfPaced: true }, now)).toEqual({ kind: 'selfPaced' });
  });

  it('depend on the option if the seminar is ordered by option and has no total', () => {
    expect(readPlaces({ placesLeft: null, orderByOption: true }, now)).toEqual({
      kind: 'byOption',
    });
  });

  it('are over once the item has ended, even if it was full', () => {
    expect(readPlaces({ placesLeft: 0, endAt: yesterday }, now)).toEqual({ kind: 'over' });
    expect(readPlaces({ placesLeft: null, endAt: yesterday, orderByOption: true }, now)).toEqual({
      kind: 'over',
    });
  });

  it('are not over before the very end', () => {
    expect(readPlaces({ placesLeft: 9, endAt: '2026-07-05T07:30:00Z' }, now).kind).toBe('open');
  });

  it('close once a dated item has begun, but not a self-paced one', () => {
    const running = { placesLeft: 9, startAt: yesterday, endAt: tomorrow };
    expect(readPlaces(running, now)).toEqual({ kind: 'begun' });
    expect(readPlaces({ ...running, selfPaced: true }, now)).toEqual({ kind: 'open', left: 9 });
    expect(readPlaces({ startAt: yesterday }, now)).toEqual({ kind: 'begun' });
  });
});
