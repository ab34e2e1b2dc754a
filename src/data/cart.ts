import { makeVar } from '@apollo/client';
import type { CartItem, CartNotice } from './generated/types';
import { formatCart, mergeCarts, parseCart, sameCart } from './storedCart';

export type { CartItem } from './generated/types';

/** Empty on the host, and until `startCart` has read the stored cart. */
export const cartVar = makeVar<readonly CartItem[]>([]);

/** The component that shows the notice resets it to null. */
export const cartNoticeVar = makeVar<CartNotice | null>(null);

export const cartReadyVar = makeVar(false);

const KEY = 'cart';
const BACKUP_KEY = 'cart.bak';

/** Returns null if the browser blocks localStorage; even reading the property may throw. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function readText(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function writeText(text: string): boolean {
  try {
    storage()?.setItem(KEY, text);
    return true;
  } catch {
    cartNoticeVar('storage_full');
    return false;
  }
}

function backUp(text: string): void {
  try {
    window.localStorage.setItem(BACKUP_KEY, text);
  } catch {
    // No room for the backup; the cart itself takes priority.
  }
  cartNoticeVar('set_aside');
}

let lastStored: { text: string | null; items: readonly CartItem[] } = { text: null, items: [] };

function adopt(text: string | null, items: readonly CartItem[]): void {
  lastStored = { text, items };
  if (!sameCart(cartVar(), items)) cartVar(items);
}

function persist(items: readonly CartItem[]): void {
  const text = readText();
  let merged = items;
  if (text !== lastStored.text) {
    const theirs = parseCart(text);
    // Another build may have written it. Only the items of this tab remain.
    if (theirs.damaged && text !== null) backUp(text);
    else merged = mergeCarts(lastStored.items, items, theirs.items);
  }
  const next = formatCart(merged);
  if (writeText(next)) adopt(next, merged);
}

function onStorage({ key, oldValue, newValue, storageArea }: StorageEvent): void {
  if ((key !== KEY && key !== null) || (storageArea !== null && storageArea !== storage())) return;
  const { items, damaged } = parseCart(newValue);
  if (damaged) return;
  if (key === null) {
    adopt(newValue, items);
    return;
  }
  // The other tab may have missed the last change of this tab, or it could not be stored.
  const merged = mergeCarts(parseCart(oldValue).items, cartVar(), items);
  if (sameCart(merged, items)) adopt(newValue, items);
  else {
    const text = formatCart(merged);
    if (writeText(text)) adopt(text, merged);
  }
}

/**
 * Synchronizes `cartVar` with localStorage and other tabs, and returns a cleanup function. Call after hydration.
 * Never throws.
 */
export function startCart(): () => void {
  const text = readText();
  const { items, damaged } = parseCart(text);
  if (damaged && text !== null) backUp(text);
  const early = cartVar();
  lastStored = { text, items };
  if (early.length > 0) persist(mergeCarts([], early, items));
  else adopt(text, items);
  if (damaged) writeText(formatCart(cartVar()));
  lastStored = { ...lastStored, text: readText() };

  let stop = (): void => undefined;
  // A reactive variable notifies each listener only once.
  const subscribe = (): void => {
    stop = cartVar.onNextChange((changed) => {
      if (changed !== lastStored.items) persist(changed);
      subscribe();
    });
  };
  subscribe();
  window.addEventListener('storage', onStorage);
  cartReadyVar(true);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
  };
}

export function saveCart(items: readonly CartItem[]): void {
  cartVar(items);
}
