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
  { heard = true, oldValue = localStorage.getItem('cart') } = {},
) => {
  const newValue = formatCart(items);
  localStorage.setItem('cart', newValue);
  const event = new StorageEvent('storage', {
    key: 'cart',
    oldValue,
    newValue,
    storageArea: localStorage,
  });
  if (heard) window.dispatchEvent(event);
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
  it('is not ready before it is read from storage', () => {
    cartReadyVar(false);
    stop = startCart();
    expect(cartReadyVar()).toBe(true);
    expect(localStorage.getItem('cart')).toBeNull();
    expect(cartNoticeVar()).toBeNull();
  });

  it('is read from storage, and every change of it is stored', () => {
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
    ['no JSON', '{"version":1,"it'],
    ['a foreign value', '"hello"'],
    ['null', 'null'],
    ['a list of old', '[{"id":3}]'],
    ['another version', '{"version":9,"items":[]}'],
    ['an item that is none', '{"version":1,"items":[{"kind":"car"}]}'],
    ['a wild quantity', JSON.stringify({ version: 1, items: [{ ...item('a'), quantity: 1e9 }] })],
  ])('sets %s aside and begins anew', (_what, text) => {
    localStorage.setItem('cart', text);
    stop = startCart();
    expect(cartVar()).toEqual([]);
    expect(localStorage.getItem('cart.bak')).toBe(text);
    expect(cartNoticeVar()).toBe('set_aside');
    expect(stored()).toEqual({ version: 1, items: [] });
  });

  it('keeps the good items of a damaged cart', () => {
    localStorage.setItem('cart', JSON.stringify({ version: 1, items: [item('a'), { kind: 'x' }] }));
    stop = startCart();
    expect(ids()).toEqual(['a']);
    expect(cartNoticeVar()).toBe('set_aside');
  });

  it.each(['.', '..', '\ud800'])('sets aside an item whose address leads nowhere: %j', (slug) => {
    localStorage.setItem('cart', formatCart([item('a', { slug }), item('b')]));
    stop = startCart();
    expect(ids()).toEqual(['b']);
  });

  it('drops what does not belong to an item', () => {
    localStorage.setItem(
      'cart',
      JSON.stringify({ version: 1, items: [{ ...item('a'), __proto__x: 1, price: 0 }] }),
    );
    stop = startCart();
    expect(cartVar()).toEqual([item('a')]);
  });

  it('says that the storage is full, and lives on in this tab', () => {
    stop = startCart();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveCart([item('a')]);
    expect(cartNoticeVar()).toBe('storage_full');
    expect(ids()).toEqual(['a']);
  });

  it('stores what had no room before, once there is some', () => {
    stop = startCart();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveCart([item('a')]);
    saveCart([item('a'), item('b')]);
    expect(ids()).toEqual(['a', 'b']);
    expect(stored()).toMatchObject({ items: [{ documentId: 'a' }, { documentId: 'b' }] });
  });

  it('works where the browser refuses storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    stop = startCart();
    saveCart([item('a')]);
    expect(ids()).toEqual(['a']);
    expect(cartNoticeVar()).toBeNull();
  });

  it('works where the browser lets nobody read', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    stop = startCart();
    saveCart([item('a')]);
    expect(ids()).toEqual(['a']);
    expect(cartNoticeVar()).toBeNull();
  });

  it('keeps what was put in before it was read', () => {
    localStorage.setItem('cart', formatCart([item('a')]));
    saveCart([item('b')]);
    stop = startCart();
    expect(ids().sort()).toEqual(['a', 'b']);
    expect(stored()).toMatchObject({ items: [{ documentId: 'a' }, { documentId: 'b' }] });
  });
});

describe('two tabs', () => {
  it('show the same cart', () => {
    stop = startCart();
    otherTab([item('a')]);
    expect(ids()).toEqual(['a']);
  });

  it('lose nothing where both write before they heard of each other', () => {
    localStorage.setItem('cart', formatCart([item('a')]));
    stop = startCart();
    const tell = otherTab([item('a'), item('theirs')], { heard: false });
    saveCart([item('a'), item('mine')]);
    expect(stored()).toMatchObject({ items: { length: 3 } });
    expect(localStorage.getItem('cart.bak')).toBeNull();
    tell();
    expect(ids().sort()).toEqual(['a', 'mine', 'theirs']);
    expect(stored()).toMatchObject({ items: { length: 3 } });
  });

  it('lose nothing that one of them had no room to store', () => {
    stop = startCart();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveCart([item('mine')]);
    otherTab([item('theirs')]);
    expect(ids().sort()).toEqual(['mine', 'theirs']);
    expect(stored()).toMatchObject({ items: { length: 2 } });
  });

  it('show nothing anew where the other stored the same', () => {
    localStorage.setItem('cart', formatCart([item('a')]));
    stop = startCart();
    const shown = cartVar();
    otherTab([item('a')]);
    expect(cartVar()).toBe(shown);
  });

  it('hear each other where the browser does not say which storage has changed', () => {
    stop = startCart();
    const newValue = formatCart([item('a')]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue }));
    expect(ids()).toEqual(['a']);
  });

  it('put back what the other wrote over', () => {
    localStorage.setItem('cart', formatCart([item('a')]));
    const before = localStorage.getItem('cart');
    stop = startCart();
    saveCart([item('a'), item('mine')]);
    otherTab([item('a'), item('theirs')], { oldValue: before });
    expect(ids().sort()).toEqual(['a', 'mine', 'theirs']);
    expect(stored()).toMatchObject({ items: { length: 3 } });
  });

  it('set aside what the other stored and this one cannot read, and lose no line', () => {
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

  it('agree on what either took out or changed', () => {
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

  it('do not store again what they heard', () => {
    stop = startCart();
    const write = vi.spyOn(Storage.prototype, 'setItem');
    otherTab([item('a')]);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('do not store again what the other made of the same change', () => {
    localStorage.setItem('cart', formatCart([item('a')]));
    const before = localStorage.getItem('cart');
    stop = startCart();
    saveCart([item('a'), item('b')]);
    const write = vi.spyOn(Storage.prototype, 'setItem');
    otherTab([item('a'), item('b'), item('c')], { oldValue: before });
    expect(write).toHaveBeenCalledTimes(1);
    expect(ids()).toEqual(['a', 'b', 'c']);
  });

  it('are both empty once the storage is cleared', () => {
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
  ])('hear nothing of %s', (_what, change) => {
    localStorage.setItem('cart', formatCart([item('a')]));
    const before = localStorage.getItem('cart');
    stop = startCart();
    window.dispatchEvent(
      new StorageEvent('storage', { storageArea: localStorage, oldValue: before, ...change }),
    );
    expect(ids()).toEqual(['a']);
  });

  it('hear each other no longer once the cart is stopped', () => {
    startCart()();
    otherTab([item('a')]);
    expect(ids()).toEqual([]);
    saveCart([item('b')]);
    expect(stored()).toMatchObject({ items: [{ documentId: 'a' }] });
  });
});
