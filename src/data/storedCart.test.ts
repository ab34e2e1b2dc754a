import { describe, expect, it } from 'vitest';
import { limits } from '@iia/shared/limits';
import type { CartItem } from './generated/types';
import { formatCart, mergeCarts, parseCart, sameCart } from './storedCart';

const course: CartItem = {
  ...{ kind: 'course', documentId: 'a', slug: 'a', title: 'Khoá học a' },
  ...{ unitPrice: 1_000_000, quantity: 1, single: false, cover: '/a.jpg' },
  ...{ orderByOption: false, optionName: null, optionId: null, groupId: null },
};
const seminar: CartItem = {
  ...{ ...course, kind: 'seminar', orderByOption: true },
  ...{ optionName: 'Ngày – Một', optionId: 'o1', groupId: 'g1' },
};
const read = (...items: unknown[]) => parseCart(JSON.stringify({ version: 1, items }));

describe('a stored cart', () => {
  it('restores items of every kind', () => {
    const items = [course, { ...course, kind: 'document' as const, single: true }, seminar];
    expect(parseCart(formatCart(items))).toEqual({ items, damaged: false });
    expect(parseCart(null)).toEqual({ items: [], damaged: false });
  });

  it.each([
    { unitPrice: 0 },
    { unitPrice: Number.MAX_SAFE_INTEGER },
    { quantity: limits.lineQuantity },
    { slug: '...' },
    { slug: 'a..' },
    { slug: '.a' },
  ])('accepts an item with %j', (more) => {
    expect(read({ ...course, ...more })).toEqual({
      items: [{ ...course, ...more }],
      damaged: false,
    });
  });

  it.each([
    { kind: 'car' },
    { documentId: '' },
    { documentId: 7 },
    { slug: '' },
    { slug: '..' },
    { title: '' },
    { title: null },
    { unitPrice: -1 },
    { unitPrice: 1.5 },
    { unitPrice: '1' },
    { quantity: 0 },
    { quantity: limits.lineQuantity + 1 },
    { single: 'no' },
    { orderByOption: true, optionId: 'o1', groupId: null },
    { orderByOption: true, optionId: null, groupId: 'g1' },
  ])('drops an item with %j, and keeps the others', (more) => {
    expect(read({ ...course, ...more }, seminar)).toEqual({ items: [seminar], damaged: true });
  });

  it.each([null, 'x', 7])('drops %j as an item', (value) => {
    expect(read(value, course)).toEqual({ items: [course], damaged: true });
  });

  it('corrects the quantity of a single item and invalid optional fields', () => {
    const { items } = read({ ...course, single: true, quantity: 5, cover: 7, orderByOption: 'x' });
    expect(items).toEqual([{ ...course, single: true, cover: null }]);
  });

  it('rejects a duplicate line, but accepts several options of one seminar', () => {
    const others = [
      { ...seminar, optionId: 'o2' },
      { ...seminar, groupId: 'g2' },
    ];
    expect(read(seminar, ...others)).toEqual({ items: [seminar, ...others], damaged: false });
    expect(read(seminar, seminar)).toEqual({ items: [seminar], damaged: true });
  });
});

describe('two carts', () => {
  const other = { ...course, documentId: 'b' };

  it('matches carts with the same lines in any order', () => {
    expect(sameCart([course, other], [other, { ...course }])).toBe(true);
    expect(sameCart([], [])).toBe(true);
    expect(sameCart([course, other], [course, { ...other, quantity: 2 }])).toBe(false);
    expect(sameCart([course], [course, other])).toBe(false);
    expect(sameCart([course, other], [course])).toBe(false);
    expect(sameCart([course], [other])).toBe(false);
  });

  it('merges local changes into the other cart', () => {
    const mine = { ...course, quantity: 2 };
    const theirs = { ...other, quantity: 3 };
    expect(mergeCarts([course, other], [mine, other], [course, theirs])).toEqual([mine, theirs]);
    expect(mergeCarts([course], [], [course, other])).toEqual([other]);
    expect(mergeCarts([course], [course], [])).toEqual([]);
  });
});
