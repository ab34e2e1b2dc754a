import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearDrafts, readDraft, writeDraft } from './drafts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('drafts', () => {
  it('returns a draft as it was stored', () => {
    writeDraft('checkout', { note: 'Xin gọi trước' });
    expect(readDraft('checkout')).toEqual({ note: 'Xin gọi trước' });
  });

  it('deletes a draft', () => {
    writeDraft('checkout', { note: 'a' });
    writeDraft('checkout', null);
    expect(readDraft('checkout')).toBeNull();
  });

  it('returns null for a value that is not JSON', () => {
    sessionStorage.setItem('draft:checkout', '{half');
    expect(readDraft('checkout')).toBeNull();
  });

  it('clears all drafts and nothing else', () => {
    writeDraft('a', 1);
    writeDraft('b', 2);
    sessionStorage.setItem('other', 'x');
    clearDrafts();
    expect(readDraft('a')).toBeNull();
    expect(readDraft('b')).toBeNull();
    expect(sessionStorage.getItem('other')).toBe('x');
  });

  it('returns null and throws nothing if storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => writeDraft('checkout', { note: 'a' })).not.toThrow();
    expect(readDraft('checkout')).toBeNull();
  });
});
