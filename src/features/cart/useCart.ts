import { useReactiveVar } from '@apollo/client/react';
import { useMemo } from 'react';
import { cartReadyVar, cartVar, saveCart } from '@/data/cart';
import {
  LocalCartDocument,
  type LocalCartQuery,
} from '@/data/generated/operations/features/cart/LocalCart';
import type { CartItem } from '@/data/generated/types';
import { lineKey } from '@/data/lineKey';
import { useQuery } from '@/data/useQuery';
import {
  addItem,
  changeQuantity,
  countPieces,
  removeLine,
  removeOrdered,
  restoreLine,
  switchOption,
  type NewCartItem,
  type NewOption,
} from './cartRules';

/** `unchanged` if the line is already at its maximum. */
export type AddResult = 'added' | 'unchanged' | 'full';

export interface CartActions {
  /** Adds an item; `limit` is the number of seats left, if known. */
  add: (item: NewCartItem, quantity?: number, limit?: number) => AddResult;
  changeQuantity: (key: string, quantity: number) => void;
  /** Removes a line and returns a function that puts it back. */
  remove: (key: string) => () => void;
  /** Moves a line to another option of its seminar and returns a function that moves it back. */
  switchOption: (key: string, option: NewOption, quantity: number) => () => void;
  clear: () => void;
  removeOrdered: (ordered: Parameters<typeof removeOrdered>[1]) => void;
}

/**
 * Every change starts from the variable's current value, not from what a component rendered:
 * another tab may have changed the cart in between.
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
  switchOption: (key, option, quantity) => {
    const lines = cartVar();
    const position = lines.findIndex((line) => lineKey(line) === key);
    const line = lines[position];
    saveCart(switchOption(lines, key, option, quantity));
    return () => {
      if (!line) return;
      const others = removeOrdered(cartVar(), [{ ...line, ...option, quantity }]);
      saveCart(restoreLine(others, line, position));
    };
  },
  clear: () => saveCart([]),
  removeOrdered: (ordered) => saveCart(removeOrdered(cartVar(), ordered)),
};

export interface Cart extends CartActions {
  /** False until the stored cart has been read. */
  ready: boolean;
  lines: readonly CartItem[];
  /** Total quantity, as on the badge. */
  count: number;
  notice: LocalCartQuery['cartNotice'];
}

const none: readonly CartItem[] = [];

/** Empty on the host and while hydrating. */
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
