import { describe, expect, it } from 'vitest';
import { seatRequirements, shortLines, sumSeats } from './seats';
import { sampleItem, sampleOption, sampleSelection } from './sampleItems';

const seminar = sampleItem({ kind: 'seminar', documentId: 's', capacity: 10, orderByOption: true });
const freeSeats = sampleOption({ id: 'room', capacity: 4 });
const online = sampleOption({ id: 'online', capacity: null });

describe('sumSeats', () => {
  it('counts an option’s seats at the option and at its seminar', () => {
    const line = { kind: 'seminar', itemId: 's', quantity: 2 } as const;
    expect(
      sumSeats([
        { ...line, optionId: 'room' },
        { ...line, optionId: 'online' },
      ]),
    ).toEqual([
      { itemId: 's', optionId: '', quantity: 4 },
      { itemId: 's', optionId: 'online', quantity: 2 },
      { itemId: 's', optionId: 'room', quantity: 2 },
    ]);
  });

  it('counts no seats for documents', () => {
    const line = { kind: 'document', itemId: 'd', optionId: null, quantity: 1 } as const;
    expect(sumSeats([line])).toEqual([]);
  });

  it('lists seats in one order whatever the order of lines, so that orders cannot deadlock', () => {
    const a = { kind: 'course', itemId: 'a', optionId: null, quantity: 1 } as const;
    const b = { kind: 'course', itemId: 'b', optionId: null, quantity: 1 } as const;
    expect(sumSeats([b, a])).toEqual(sumSeats([a, b]));
  });
});

describe('seatRequirements', () => {
  it('includes the limits of the item and the option', () => {
    expect(seatRequirements([sampleSelection(seminar, 1, freeSeats)])).toEqual([
      { itemId: 's', optionId: '', quantity: 1, capacity: 10 },
      { itemId: 's', optionId: 'room', quantity: 1, capacity: 4 },
    ]);
  });
});

describe('shortLines', () => {
  const taken = (item: number, inFreeSeats: number) =>
    new Map([['s', { taken: item, options: new Map([['room', inFreeSeats]]) }]]);

  it('returns nothing if everything just fits', () => {
    expect(shortLines([sampleSelection(seminar, 4, freeSeats)], taken(6, 0))).toEqual([]);
  });

  it('returns only the line whose option is short', () => {
    const lines = [sampleSelection(seminar, 2, freeSeats), sampleSelection(seminar, 1, online)];
    expect(shortLines(lines, taken(3, 3))).toEqual([
      { documentId: 's', optionId: 'room', seatsLeft: 1 },
    ]);
  });

  it('returns every line of a seminar that is short as a whole', () => {
    const lines = [sampleSelection(seminar, 1, freeSeats), sampleSelection(seminar, 1, online)];
    expect(shortLines(lines, taken(9, 0))).toEqual([
      { documentId: 's', optionId: 'room', seatsLeft: 1 },
      { documentId: 's', optionId: 'online', seatsLeft: 1 },
    ]);
  });

  it('returns no negative number of seats after an editor lowered the limit', () => {
    expect(shortLines([sampleSelection(seminar, 1, online)], taken(15, 0))).toEqual([
      { documentId: 's', optionId: 'online', seatsLeft: 0 },
    ]);
  });

  it('counts nothing taken before the first order', () => {
    expect(shortLines([sampleSelection(seminar, 4, freeSeats)], new Map())).toEqual([]);
  });
});
