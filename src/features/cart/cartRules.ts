import { limits } from '@iia/shared/limits';
import type { CartItem, OrderItemInput } from '@/data/generated/types';
import { lineKey, type LineIdentity } from '@/data/lineKey';

export const toOrderItems = (lines: readonly CartItem[]): OrderItemInput[] =>
  lines.map(({ kind, documentId, quantity, groupId, optionId }) => ({
    kind,
    documentId,
    quantity,
    ...(groupId && optionId ? { groupId, optionId } : {}),
  }));

/** Limits from the contract. */
export const { lineQuantity: maxQuantity, cartLines: maxLines } = limits;

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
 * Adds `quantity` of an item, merging with its existing line; a document or a self-paced course
 * stays at one.
 *
 * @param limit seats left, if known: the line never exceeds it.
 * @returns the new lines, or `null` if the cart is full and has no line for the item.
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

/** Changes a line's quantity, clamped to the allowed range. */
export function changeQuantity(
  lines: readonly CartItem[],
  key: string,
  quantity: number,
): CartItem[] {
  return lines.map((line) =>
    lineKey(line) === key ? { ...line, quantity: allowed(quantity, line.single) } : line,
  );
}

export function removeLine(lines: readonly CartItem[], key: string): CartItem[] {
  return lines.filter((line) => lineKey(line) !== key);
}

/** Another option of a line's seminar. */
export interface NewOption {
  groupId: string;
  optionId: string;
  /** Group name – option name. */
  optionName: string;
  /** Its list price in đồng, for display only. */
  unitPrice: number;
}

/**
 * Moves a line to another option of its seminar, in its position; merges with a line that the option
 * already has.
 *
 * @param quantity at most the seats that the option has left.
 */
export function switchOption(
  lines: readonly CartItem[],
  key: string,
  option: NewOption,
  quantity: number,
): CartItem[] {
  const line = lines.find((one) => lineKey(one) === key);
  if (!line) return [...lines];
  const moved = { ...line, ...option, quantity: allowed(quantity, line.single) };
  const present = lines.find((one) => lineKey(one) === lineKey(moved));
  if (!present) return lines.map((one) => (one === line ? moved : one));
  return lines
    .filter((one) => one !== line)
    .map((one) =>
      one === present
        ? { ...one, quantity: allowed(one.quantity + moved.quantity, one.single) }
        : one,
    );
}

/** Puts a removed line back at its position, unless it has been added again since. */
export function restoreLine(
  lines: readonly CartItem[],
  line: CartItem,
  position: number,
): CartItem[] {
  if (lines.some((other) => lineKey(other) === lineKey(line))) return [...lines];
  return [...lines.slice(0, position), line, ...lines.slice(position)];
}

/** Removes what was ordered, keeping what another tab added while the order was being placed. */
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

export const countPieces = (lines: readonly CartItem[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);
