import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartNoticeVar, cartReadyVar, cartVar, saveCart, startCart, type CartItem } from './cart';
import { formatCart, mergeCarts } from './storedCart';

const item = (documentId: string, more: Partial<CartItem> = {}): CartItem => ({
  kind: 'course',
  documentId,
  slug: documentId,
  title: `Khoá học ${documentId}`,
  unitPrice: 1_000_000,
  quantity: 1,
  single: false,
  cover: null,
  orderByOption: false,
  optionName: null,
  optionId: null,
  groupId: null,
  ...more,
});
const stored = () => JSON.parse(localStorage.getItem('cart') ?? 'null') as unknown;
const ids = () => cartVar().map(({ documentId }) => documentId);

/** Another tab writes the cart, and this tab receives the storage event. */
const otherTab = (
  items: CartItem[],
  { received = true, oldValue = localStorage.getItem('cart') } = {},
) => {
  const newValue = formatCart(items);
  localStorage.setItem('cart', newValue);
  const event = new StorageEvent('storage', {
    key: 'cart',
    oldValue,
    newValue,
    storageArea: localStorage,
  });
  if (received) window.dispatchEvent(event);
  return () => window.dispatchEvent(event);
};

let stop = (): void => undefined;
beforeEach(() => {
  localStorage.clear();
  cartVar([]);
  cartNoticeVar(null);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

describe('the cart', () => {
  it('becomes ready once it is read from storage', () => {
    cartReadyVar(false);
    stop = startCart();
    expect(cartReadyVar()).toBe(true);
    expect(localStorage.getItem('cart')).toBeNull();
    expect(cartNoticeVar()).toBeNull();
  });

  it('reads the cart from storage, and stores each change', () => {
    localStorage.setItem('cart', formatCart([item('a')]));
    stop = startCart();
    expect(ids()).toEqual(['a']);
    saveCart([...cartVar(), item('b')]);
    saveCart([item('c'), ...cartVar()]);
    expect(stored()).toMatchObject({
      version: 1,
      items: [{ documentId: 'c' }, { documentId: 'a' }, { documentId: 'b' }],
    });
    saveCart([]);
    expect(stored()).toEqual({ version: 1, items: [] });
    expect(cartNoticeVar()).toBeNull();
  });

  it.each([
    ['invalid JSON', '{"version":1,"it'],
    ['a foreign value', '"hello"'],
    ['null', 'null'],
    ['a list from an old version', '[{"id":3}]'],
    ['another version', '{"version":9,"items":[]}'],
    ['an invalid item', '{"version":1,"items":[{"kind":"car"}]}'],
    [
      'an absurd quantity',
      JSON.stringify({ version: 1, items: [{ ...item('a'), quantity: 1e9 }] }),
    ],
  ])('backs up %s and starts with an empty cart', (_what, text) => {
    localStorage.setItem('cart', text);
    stop = startCart();
    expect(cartVar()).toEqual([]);
    expect(localStorage.getItem('cart.bak')).toBe(text);
    expect(cartNoticeVar()).toBe('set_aside');
    expect(stored()).toEqual({ version: 1, items: [] });
  });

  it('restores the valid items of a damaged cart', () => {
    localStorage.setItem('cart', JSON.stringify({ version: 1, items: [item('a'), { kind: 'x' }] }));
    stop = startCart();
    expect(ids()).toEqual(['a']);
    expect(cartNoticeVar()).toBe('set_aside');
  });

  it.each(['.', '..', '\ud800'])('drops an item whose slug gives no valid address: %j', (slug) => {
    localStorage.setItem('cart', formatCart([item('a', { slug }), item('b')]));
    stop = startCart();
    expect(ids()).toEqual(['b']);
  });

  it('removes unknown properties of an item', () => {
    localStorage.setItem(
      'cart',
      JSON.stringify({ version: 1, items: [{ ...item('a'), __proto__x: 1, price: 0 }] }),
    );
    stop = startCart();
    expect(cartVar()).toEqual([item('a')]);
  });

  it('reports that storage is full, and keeps the cart in this tab', () => {
    stop = startCart();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveCart([item('a')]);
    expect(cartNoticeVar()).toBe('storage_full');
    expect(ids()).toEqual(['a']);
  });

  it('stores unsaved items with the next successful write', () => {
    stop = startCart();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveCart([item('a')]);
    saveCart([item('a'), item('b')]);
    expect(ids()).toEqual(['a', 'b']);
    expect(stored()).toMatchObject({ items: [{ documentId: 'a' }, { documentId: 'b' }] });
  });

  it('works if the browser denies access to storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    stop = startCart();
    saveCart([item('a')]);
    expect(ids()).toEqual(['a']);
    expect(cartNoticeVar()).toBeNull();
  });

  it('works if the browser denies reading from storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    stop = startCart();
    saveCart([item('a')]);
    expect(ids()).toEqual(['a']);
    expect(cartNoticeVar()).toBeNull();
  });

  it('merges items that were added before the cart was read', () => {
    localStorage.setItem('cart', formatCart([item('a')]));
    saveCart([item('b')]);
    stop = startCart();
    expect(ids().sort()).toEqual(['a', 'b']);
    expect(stored()).toMatchObject({ items: [{ documentId: 'a' }, { documentId: 'b' }] });
  });
});

describe('the cart in two tabs', () => {
  it('shows the same items', () => {
    stop = startCart();
    otherTab([item('a')]);
    expect(ids()).toEqual(['a']);
  });

  it('merges concurrent changes of both tabs', () => {
    localStorage.setItem('cart', formatCart([item('a')]));
    stop = startCart();
    const deliver = otherTab([item('a'), item('theirs')], { received: false });
    saveCart([item('a'), item('mine')]);
    expect(stored()).toMatchObject({ items: { length: 3 } });
    expect(localStorage.getItem('cart.bak')).toBeNull();
    deliver();
    expect(ids().sort()).toEqual(['a', 'mine', 'theirs']);
    expect(stored()).toMatchObject({ items: { length: 3 } });
  });

  it('merges items that one tab could not store', () => {
    stop = startCart();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveCart([item('mine')]);
    otherTab([item('theirs')]);
    expect(ids().sort()).toEqual(['mine', 'theirs']);
    expect(stored()).toMatchObject({ items: { length: 2 } });
  });

  it('keeps the current array if the other tab stored the same items', () => {
    localStorage.setItem('cart', formatCart([item('a')]));
    stop = startCart();
    const shown = cartVar();
    otherTab([item('a')]);
    expect(cartVar()).toBe(shown);
  });

  it('accepts a storage event without a storage area', () => {
    stop = startCart();
    const newValue = formatCart([item('a')]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue }));
    expect(ids()).toEqual(['a']);
  });

  it('restores items that the other tab overwrote', () => {
    localStorage.setItem('cart', formatCart([item('a')]));
    const before = localStorage.getItem('cart');
    stop = startCart();
    saveCart([item('a'), item('mine')]);
    otherTab([item('a'), item('theirs')], { oldValue: before });
    expect(ids().sort()).toEqual(['a', 'mine', 'theirs']);
    expect(stored()).toMatchObject({ items: { length: 3 } });
  });

  it('backs up a foreign value of the other tab, and loses no line', () => {
    localStorage.setItem('cart', formatCart([item('a'), item('b')]));
    stop = startCart();
    const foreign = '{"version":2,"lines":[]}';
    localStorage.setItem('cart', foreign);
    saveCart([...cartVar(), item('c')]);
    expect(ids()).toEqual(['a', 'b', 'c']);
    expect(stored()).toMatchObject({ version: 1, items: { length: 3 } });
    expect(localStorage.getItem('cart.bak')).toBe(foreign);
    expect(cartNoticeVar()).toBe('set_aside');
  });

  it('merges items that either tab removed or changed', () => {
    const base = [item('a'), item('b'), item('c')];
    const mine = [item('a', { quantity: 3 }), item('c')];
    const theirs = [item('a'), item('b'), item('d')];
    expect(
      mergeCarts(base, mine, theirs).map(({ documentId, quantity }) => [documentId, quantity]),
    ).toEqual([
      ['a', 3],
      ['d', 1],
    ]);
  });

  it('stores nothing after a change of the other tab', () => {
    stop = startCart();
    const write = vi.spyOn(Storage.prototype, 'setItem');
    otherTab([item('a')]);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('stores nothing if the other tab stored the merged result', () => {
    localStorage.setItem('cart', formatCart([item('a')]));
    const before = localStorage.getItem('cart');
    stop = startCart();
    saveCart([item('a'), item('b')]);
    const write = vi.spyOn(Storage.prototype, 'setItem');
    otherTab([item('a'), item('b'), item('c')], { oldValue: before });
    expect(write).toHaveBeenCalledTimes(1);
    expect(ids()).toEqual(['a', 'b', 'c']);
  });

  it('empties both carts if storage is cleared', () => {
    localStorage.setItem('cart', formatCart([item('a')]));
    stop = startCart();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));
    expect(ids()).toEqual([]);
  });

  it.each<[string, StorageEventInit]>([
    ['another key', { key: 'theme', newValue: formatCart([item('b')]) }],
    ['another storage', { key: 'cart', newValue: formatCart([]), storageArea: sessionStorage }],
    ['a cart that cannot be read', { key: 'cart', newValue: '{"version":2}' }],
  ])('ignores a storage event with %s', (_what, change) => {
    localStorage.setItem('cart', formatCart([item('a')]));
    const before = localStorage.getItem('cart');
    stop = startCart();
    window.dispatchEvent(
      new StorageEvent('storage', { storageArea: localStorage, oldValue: before, ...change }),
    );
    expect(ids()).toEqual(['a']);
  });

  it('ignores the other tab once it is stopped', () => {
    startCart()();
    otherTab([item('a')]);
    expect(ids()).toEqual([]);
    saveCart([item('b')]);
    expect(stored()).toMatchObject({ items: [{ documentId: 'a' }] });
  });
});
