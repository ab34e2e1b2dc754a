import { useQuery, useReactiveVar } from '@apollo/client/react';
import { useMemo } from 'react';
import { cartReadyVar, cartVar, saveCart } from '@/data/cart';
import { LocalCartDocument, type LocalCartQuery } from '@/data/generated/operations/LocalCart';
import type { CartItem } from '@/data/generated/types';
import { lineKey } from '@/data/lineKey';
import {
  addItem,
  changeQuantity,
  countPieces,
  removeLine,
  removeOrdered,
  restoreLine,
  type NewCartItem,
} from './cartRules';

/** What came of adding: `unchanged` where the line held all it may already. */
export type AddResult = 'added' | 'unchanged' | 'full';

export interface CartActions {
  /** Adds an item; `limit` is the places left, where known. */
  add: (item: NewCartItem, quantity?: number, limit?: number) => AddResult;
  changeQuantity: (key: string, quantity: number) => void;
  /** Takes a line out, and gives what puts it back where it stood. */
  remove: (key: string) => () => void;
  clear: () => void;
  removeOrdered: (ordered: Parameters<typeof removeOrdered>[1]) => void;
}

/**
 * Each change begins with what the variable holds at that moment, not with what a component saw:
 * another tab may have changed the cart since.
 */
const actions: CartActions = {
  add: (item, quantity, limit) => {
    const before = cartVar();
    const lines = addItem(before, item, quantity, limit);
    if (!lines) return 'full';
    saveCart(lines);
    return countPieces(lines) > countPieces(before) ? 'added' : 'unchanged';
  },
  changeQuantity: (key, quantity) => saveCart(changeQuantity(cartVar(), key, quantity)),
  remove: (key) => {
    const lines = cartVar();
    const position = lines.findIndex((line) => lineKey(line) === key);
    const line = lines[position];
    saveCart(removeLine(lines, key));
    return () => {
      if (line) saveCart(restoreLine(cartVar(), line, position));
    };
  },
  clear: () => saveCart([]),
  removeOrdered: (ordered) => saveCart(removeOrdered(cartVar(), ordered)),
};

export interface Cart extends CartActions {
  /** The stored cart has been read; until then nothing can be said about it. */
  ready: boolean;
  lines: readonly CartItem[];
  /** Pieces, as the badge says it. */
  count: number;
  notice: LocalCartQuery['cartNotice'];
}

const none: readonly CartItem[] = [];

/** The cart and what can be done with it. Empty on the host and while hydrating. */
export function useCart(): Cart {
  const { data } = useQuery(LocalCartDocument);
  const lines = (data?.cart as CartItem[] | undefined) ?? none;
  const notice = data?.cartNotice ?? null;
  const ready = useReactiveVar(cartReadyVar);
  return useMemo(
    () => ({ ...actions, ready, lines, count: countPieces(lines), notice }),
    [ready, lines, notice],
  );
}
