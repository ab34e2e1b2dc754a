import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearDrafts, readDraft, writeDraft } from './drafts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('a draft', () => {
  it('is read as it was kept', () => {
    writeDraft('checkout', { note: 'Xin gọi trước' });
    expect(readDraft('checkout')).toEqual({ note: 'Xin gọi trước' });
  });

  it('is gone once it is dropped', () => {
    writeDraft('checkout', { note: 'a' });
    writeDraft('checkout', null);
    expect(readDraft('checkout')).toBeNull();
  });

  it('is nothing where somebody else wrote nonsense', () => {
    sessionStorage.setItem('draft:checkout', '{half');
    expect(readDraft('checkout')).toBeNull();
  });

  it('is dropped with all others, and nothing else is', () => {
    writeDraft('a', 1);
    writeDraft('b', 2);
    sessionStorage.setItem('other', 'x');
    clearDrafts();
    expect(readDraft('a')).toBeNull();
    expect(readDraft('b')).toBeNull();
    expect(sessionStorage.getItem('other')).toBe('x');
  });

  it('costs nothing but itself in a browser that keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => writeDraft('checkout', { note: 'a' })).not.toThrow();
    expect(readDraft('checkout')).toBeNull();
  });
});
