import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './reloadOnce';

describe('a chunk that can not be loaded', () => {
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

  it('loads the page that was wanted, where it is told', () => {
    expect(reloadOnce(page, '/tai-lieu')).toBe(true);
    expect(assign).toHaveBeenCalledWith('/tai-lieu');
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads it no second time within ten seconds', () => {
    reloadOnce(page);
    vi.advanceTimersByTime(9_999);
    expect(reloadOnce(page)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(reloadOnce(page)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload where the tab can remember nothing', () => {
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
