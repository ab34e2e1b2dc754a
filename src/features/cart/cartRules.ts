import { limits } from '@/data/generated/limits';
import type { CartItem } from '@/data/generated/types';
import { lineKey, type LineIdentity } from '@/data/lineKey';

/** The contract takes at most this many of one line, and this many lines. */
export const { lineQuantity: maxQuantity, cartLines: maxLines } = limits;

/** What is put into the cart: a line without its quantity. */
export type NewCartItem = Omit<
  CartItem,
  'quantity' | 'cover' | 'orderByOption' | 'optionName' | 'optionId' | 'groupId'
> &
  Partial<Pick<CartItem, 'cover' | 'orderByOption' | 'optionName' | 'optionId' | 'groupId'>>;

const allowed = (quantity: number, single: boolean, limit: number = maxQuantity): number => {
  const most = single ? 1 : Math.max(1, Math.min(maxQuantity, limit));
  return Math.min(most, Math.max(1, Math.trunc(quantity) || 1));
};

/**
 * The cart with `quantity` more of an item. An item that has its line already is added to it; a
 * document or a self-paced course stays at one.
 *
 * @param limit places left, where they are known: the line never asks for more.
 * @returns the new lines, or `null` where the cart is full and the item has no line in it.
 */
export function addItem(
  lines: readonly CartItem[],
  item: NewCartItem,
  quantity = 1,
  limit?: number,
): CartItem[] | null {
  const key = lineKey(item);
  const present = lines.find((line) => lineKey(line) === key);
  if (!present && lines.length >= maxLines) return null;
  const line: CartItem = {
    ...item,
    quantity: allowed((present?.quantity ?? 0) + quantity, item.single, limit),
    cover: item.cover ?? null,
    orderByOption: item.orderByOption ?? false,
    optionName: item.optionName ?? null,
    optionId: item.optionId ?? null,
    groupId: item.groupId ?? null,
  };
  return present ? lines.map((old) => (old === present ? line : old)) : [...lines, line];
}

/** The cart with another quantity on one line, held between 1 and what is allowed. */
export function changeQuantity(
  lines: readonly CartItem[],
  key: string,
  quantity: number,
): CartItem[] {
  return lines.map((line) =>
    lineKey(line) === key ? { ...line, quantity: allowed(quantity, line.single) } : line,
  );
}

/** The cart without one line. */
export function removeLine(lines: readonly CartItem[], key: string): CartItem[] {
  return lines.filter((line) => lineKey(line) !== key);
}

/** The cart with a removed line put back where it stood; a line that came again meanwhile stays. */
export function restoreLine(
  lines: readonly CartItem[],
  line: CartItem,
  position: number,
): CartItem[] {
  if (lines.some((other) => lineKey(other) === lineKey(line))) return [...lines];
  return lines.toSpliced(position, 0, line);
}

/**
 * The cart without what was ordered. What another tab added to a line while the order was on its
 * way stays.
 */
export function removeOrdered(
  lines: readonly CartItem[],
  ordered: readonly (LineIdentity & { quantity: number })[],
): CartItem[] {
  const quantities = new Map(ordered.map((item) => [lineKey(item), item.quantity]));
  return lines.flatMap((line) => {
    const rest = line.quantity - (quantities.get(lineKey(line)) ?? 0);
    return rest > 0 ? [{ ...line, quantity: rest }] : [];
  });
}

/** How many pieces the cart holds, as the badge says it. */
export const countPieces = (lines: readonly CartItem[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);
