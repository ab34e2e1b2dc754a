import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './loadOrReload';

describe('reloadOnce', () => {
  const reload = vi.fn();
  const assign = vi.fn();
  const page = { location: { reload, assign }, sessionStorage } as unknown as Window;

  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    reload.mockClear();
  });

  it('reloads the page once', () => {
    expect(reloadOnce(page)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('loads the target page if given', () => {
    expect(reloadOnce(page, '/tai-lieu')).toBe(true);
    expect(assign).toHaveBeenCalledWith('/tai-lieu');
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload twice within ten seconds', () => {
    reloadOnce(page);
    vi.advanceTimersByTime(9_999);
    expect(reloadOnce(page)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(reloadOnce(page)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload without session storage', () => {
    const storage = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(reloadOnce({ ...page, sessionStorage: storage } as unknown as Window)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
