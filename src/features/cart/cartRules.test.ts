import { describe, expect, it } from 'vitest';
import type { CartItem } from '@/data/generated/types';
import { lineKey } from '@/data/lineKey';
import {
  addItem,
  changeQuantity,
  countPieces,
  maxLines,
  removeLine,
  removeOrdered,
  restoreLine,
  switchOption,
  type NewCartItem,
} from './cartRules';

const course: NewCartItem = {
  kind: 'course',
  documentId: 'c1',
  slug: 'kiem-toan-can-ban',
  title: 'Kiểm toán căn bản',
  unitPrice: 1_000_000,
  single: false,
};
const inPerson: NewCartItem = {
  kind: 'seminar',
  documentId: 's1',
  slug: 'hoi-thao',
  title: 'Hội thảo',
  unitPrice: 900_000,
  single: false,
  orderByOption: true,
  groupId: 've',
  optionId: 'truc-tiep',
  optionName: 'Vé – Trực tiếp',
};
const online = {
  groupId: 've',
  optionId: 'online',
  optionName: 'Vé – Trực tuyến',
  unitPrice: 500_000,
};
const book: NewCartItem = {
  kind: 'document',
  documentId: 'd1',
  slug: 'so-tay',
  title: 'Sổ tay',
  unitPrice: 200_000,
  single: true,
};
const seminar = (optionId: string): NewCartItem => ({
  kind: 'seminar',
  documentId: 's1',
  slug: 'hoi-thao',
  title: 'Hội thảo',
  unitPrice: 0,
  single: false,
  orderByOption: true,
  groupId: 'g',
  optionId,
});
const cartOf = (...items: NewCartItem[]): CartItem[] =>
  items.reduce<CartItem[]>((lines, item) => addItem(lines, item) ?? lines, []);

describe('the cart', () => {
  it('adds a second unit of an item to its line', () => {
    const lines = addItem(cartOf(course), course, 2);
    expect(lines).toHaveLength(1);
    expect(lines?.[0]?.quantity).toBe(3);
  });

  it('gives each option of a seminar its own line', () =>
    expect(cartOf(seminar('a'), seminar('b'), seminar('a')).map((line) => line.quantity)).toEqual([
      2, 1,
    ]));

  it('distinguishes a course and a document with the same id', () =>
    expect(cartOf({ ...course, documentId: 'x' }, { ...book, documentId: 'x' })).toHaveLength(2));

  it('limits a document to one', () =>
    expect(addItem(cartOf(book), book, 5)?.[0]?.quantity).toBe(1));

  it('limits the quantity to the seats left', () =>
    expect(addItem(cartOf(course), course, 9, 4)?.[0]?.quantity).toBe(4));

  it('updates title and price when an item is added again', () =>
    expect(addItem(cartOf(course), { ...course, unitPrice: 5 })?.[0]?.unitPrice).toBe(5));

  it('rejects a new item when full, but still adds to an existing line', () => {
    const full = cartOf(
      ...Array.from({ length: maxLines }, (_, at) => ({ ...course, documentId: `c${at}` })),
    );
    expect(addItem(full, book)).toBeNull();
    expect(addItem(full, { ...course, documentId: 'c0' })?.[0]?.quantity).toBe(2);
  });

  it.each([
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [1000, 100],
    [Number.NaN, 1],
  ])('turns a quantity of %s into %s', (requested, expected) =>
    expect(changeQuantity(cartOf(course), lineKey(course), requested)[0]?.quantity).toBe(expected),
  );

  it('changes only the given line', () => {
    const lines = changeQuantity(cartOf(seminar('a'), seminar('b')), lineKey(seminar('b')), 7);
    expect(lines.map((line) => line.quantity)).toEqual([1, 7]);
  });

  it('restores a removed line at its position', () => {
    const lines = cartOf(course, book, seminar('a'));
    const line = lines[1] as CartItem;
    const without = removeLine(lines, lineKey(line));
    expect(without).toHaveLength(2);
    expect(restoreLine(without, line, 1)).toEqual(lines);
  });

  it('does not duplicate a removed line that was added again before the undo', () => {
    const lines = cartOf(course);
    expect(restoreLine(lines, lines[0] as CartItem, 0)).toEqual(lines);
  });

  it('removes exactly what was ordered, and leaves items added meanwhile', () => {
    const lines = changeQuantity(cartOf(course, book), lineKey(course), 3);
    const rest = removeOrdered(lines, [
      { ...course, quantity: 2 },
      { ...book, quantity: 1 },
    ]);
    expect(rest.map((line) => [line.documentId, line.quantity])).toEqual([['c1', 1]]);
  });

  it('counts quantities, not lines', () =>
    expect(countPieces(changeQuantity(cartOf(course, book), lineKey(course), 3))).toBe(4));

  it('switches a line to another option in its position', () => {
    const lines = cartOf(inPerson, book);
    const [line, ...rest] = switchOption(lines, lineKey(inPerson), online, 2);
    expect(line).toMatchObject({ optionId: 'online', optionName: 'Vé – Trực tuyến', quantity: 2 });
    expect(line?.unitPrice).toBe(500_000);
    expect(rest).toEqual(lines.slice(1));
  });

  it('merges a switched line with the one that the option already has', () => {
    const lines = cartOf(inPerson, { ...inPerson, ...online });
    const switched = switchOption(lines, lineKey(inPerson), online, 3);
    expect(switched.map((line) => [line.optionId, line.quantity])).toEqual([['online', 4]]);
  });

  it('does not mutate the old list', () => {
    const lines = cartOf(course);
    const before = structuredClone(lines);
    addItem(lines, course);
    changeQuantity(lines, lineKey(course), 5);
    removeLine(lines, lineKey(course));
    expect(lines).toEqual(before);
  });
});
