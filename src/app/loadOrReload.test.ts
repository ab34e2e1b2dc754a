import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOrReload } from './loadOrReload';
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
