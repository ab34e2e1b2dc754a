import { describe, expect, it } from 'vitest';
import type { CartItem } from '@/data/generated/types';
import { seatsOf, valuesOfSeats, withAttendees } from './seats';

const line = (changes: Partial<CartItem> = {}): CartItem => ({
  kind: 'seminar',
  documentId: 's1',
  slug: 's1',
  title: 'Hội thảo thường niên',
  unitPrice: 1_000_000,
  quantity: 1,
  single: false,
  cover: null,
  orderByOption: true,
  optionName: 'Vé – Trực tuyến',
  optionId: 'truc-tuyen',
  groupId: 've',
  ...changes,
});
const option = { optionId: 'ha-noi', optionName: 'Vé – Hà Nội' };

describe('the seats of a cart', () => {
  it('lists those of events, and offers the buyer the first of each line', () => {
    const seats = seatsOf([
      line({ kind: 'document', single: true }),
      line({ quantity: 2 }),
      line(option),
      line({ kind: 'course', documentId: 'c1' }),
    ]);
    expect(seats.map(({ number, first }) => [number, first])).toEqual([
      [1, true],
      [2, false],
      [1, true],
      [1, true],
    ]);
    expect(new Set(seats.map(({ key }) => key)).size).toBe(4);
  });

  it('retains what was typed when quantities change', () => {
    const typed = valuesOfSeats(seatsOf([line({ quantity: 2 })]), []).map((value, index) => ({
      ...value,
      name: `Người ${index + 1}`,
    }));
    const after = valuesOfSeats(seatsOf([line(option), line({ quantity: 3 })]), typed);
    expect(after.map(({ name }) => name)).toEqual(['', 'Người 1', 'Người 2', '']);
  });

  it('adds named attendees to the items of their lines', () => {
    const lines = [line({ quantity: 2 }), line(option)];
    const items = lines.map(({ kind, documentId, quantity, groupId, optionId }) => ({
      kind,
      documentId,
      quantity,
      groupId,
      optionId,
    }));
    const named = [
      null,
      { name: 'Lê An', email: 'an@example.vn' },
      { name: 'Vũ Bình', email: null },
    ];
    expect(withAttendees(items, seatsOf(lines), named).map(({ attendees }) => attendees)).toEqual([
      [{ number: 2, name: 'Lê An', email: 'an@example.vn' }],
      [{ number: 1, name: 'Vũ Bình' }],
    ]);
    expect(withAttendees(items, seatsOf(lines), [])).toEqual(items);
  });
});
