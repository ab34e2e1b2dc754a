import { makeVar } from '@apollo/client';
import type { CartItem, CartNotice } from './generated/types';
import { formatCart, mergeCarts, parseCart, sameCart } from './storedCart';

export type { CartItem } from './generated/types';

/** The cart of this browser; empty on the host, and until `startCart` has read it. */
export const cartVar = makeVar<readonly CartItem[]>([]);

/** Why the cart could not be kept as it was; whoever tells it sets it back to null. */
export const cartNoticeVar = makeVar<CartNotice | null>(null);

/** The stored cart has been read: from here on an empty cart is an empty cart. */
export const cartReadyVar = makeVar(false);

const KEY = 'cart';
const SET_ASIDE_KEY = 'cart.bak';

/** localStorage, or null where the browser refuses it: reading the property alone may throw. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function readText(): string | null {
  try {
    return storage()?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}

/** Writes the cart; a full storage is told, and the cart lives on in this tab. */
function writeText(text: string): boolean {
  try {
    storage()?.setItem(KEY, text);
    return true;
  } catch {
    cartNoticeVar('storage_full');
    return false;
  }
}

function setAside(text: string): void {
  try {
    storage()?.setItem(SET_ASIDE_KEY, text);
  } catch {
    // There is no room for what could not be read; the cart itself goes first.
  }
  cartNoticeVar('set_aside');
}

/** What this tab last knew to be stored, as text and as items. */
let known: { text: string | null; items: readonly CartItem[] } = { text: null, items: [] };

/** Takes a cart over without storing it again. */
function adopt(text: string | null, items: readonly CartItem[]): void {
  known = { text, items };
  if (!sameCart(cartVar(), items)) cartVar(items);
}

/** Stores what this tab changed, upon whatever another tab has stored meanwhile. */
function persist(items: readonly CartItem[]): void {
  const text = readText();
  let merged = items;
  if (text !== known.text) {
    const theirs = parseCart(text);
    // Another build's, perhaps. What this tab knows is all there is then.
    if (theirs.damaged && text !== null) setAside(text);
    else merged = mergeCarts(known.items, items, theirs.items);
  }
  const next = formatCart(merged);
  if (writeText(next)) adopt(next, merged);
}

/** Another tab stored its cart. */
function onStorage({ key, oldValue, newValue, storageArea }: StorageEvent): void {
  if ((key !== KEY && key !== null) || (storageArea !== null && storageArea !== storage())) return;
  const { items, damaged } = parseCart(newValue);
  if (damaged) return;
  if (oldValue === known.text || key === null) {
    adopt(newValue, items);
    return;
  }
  // It had not seen what this tab stored last: put it back upon the other's.
  const merged = mergeCarts(parseCart(oldValue).items, cartVar(), items);
  if (sameCart(merged, items)) adopt(newValue, items);
  else {
    const text = formatCart(merged);
    if (writeText(text)) adopt(text, merged);
  }
}

/**
 * Reads the stored cart into `cartVar`, stores every change of it, and follows other tabs. What
 * cannot be read is set aside under `cart.bak`. Called in an effect after hydration; gives what
 * stops it. Never throws, not even where the browser refuses storage.
 */
export function startCart(): () => void {
  const text = readText();
  const { items, damaged } = parseCart(text);
  if (damaged && text !== null) setAside(text);
  const early = cartVar();
  known = { text, items };
  if (early.length > 0) persist(mergeCarts([], early, items));
  else adopt(text, items);
  if (damaged) writeText(formatCart(cartVar()));
  known = { ...known, text: readText() };

  let stop = (): void => undefined;
  // A reactive variable tells its next change only.
  const arm = (): void => {
    stop = cartVar.onNextChange((changed) => {
      if (changed !== known.items) persist(changed);
      arm();
    });
  };
  arm();
  window.addEventListener('storage', onStorage);
  cartReadyVar(true);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
  };
}

/** Puts these items in the cart; stored at once where `startCart` is at work. */
export function saveCart(items: readonly CartItem[]): void {
  cartVar(items);
}
