import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOnce, loadOrReload, reloadOnce } from './loadOrReload';
import { waitingForNetwork } from './network';

const reload = vi.fn(() => true);

const online = vi.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  vi.useFakeTimers();
  online.mockReturnValue(true);
  reload.mockReset().mockReturnValue(true);
  vi.stubGlobal('fetch', async () => Response.json({}));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failing = () => Promise.reject(new TypeError('Failed to fetch'));

describe('loadOrReload', () => {
  it('reloads the page if the host responds without it', async () => {
    void loadOrReload(failing, reload);
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(waitingForNetwork.read()).toBe(false);
  });

  it('fails if the page was reloaded a moment ago', async () => {
    reload.mockReturnValue(false);
    await expect(loadOrReload(failing, reload)).rejects.toThrow('Failed to fetch');
  });

  it('waits while the device is offline, and loads once it is online', async () => {
    online.mockReturnValue(false);
    const load = vi.fn(failing as () => Promise<string>);
    const loaded = loadOrReload(load, reload);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(waitingForNetwork.read()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    load.mockResolvedValue('code');
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await expect(loaded).resolves.toBe('code');
    expect(waitingForNetwork.read()).toBe(false);
  });

  it('waits while the host is unreachable', async () => {
    vi.stubGlobal('fetch', failing);
    const load = vi.fn(failing as () => Promise<string>);
    const loaded = loadOrReload(load, reload);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reload).not.toHaveBeenCalled();
    load.mockResolvedValue('code');
    vi.stubGlobal('fetch', async () => Response.json({}));
    await vi.advanceTimersByTimeAsync(5_000);
    await expect(loaded).resolves.toBe('code');
  });
});

describe('loadOnce', () => {
  it('loads a module once', async () => {
    const load = vi.fn(() => Promise.resolve({ Component: 'page' }));
    const loadPage = loadOnce(load);
    expect(await loadPage()).toBe(await loadPage());
    expect(load).toHaveBeenCalledOnce();
  });

  it('tries again after a failure', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
    const loadPage = loadOnce(load.mockResolvedValueOnce('page'));
    await expect(loadPage()).rejects.toThrow('offline');
    expect(await loadPage()).toBe('page');
  });
});

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
