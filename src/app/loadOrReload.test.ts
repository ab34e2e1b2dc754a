import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOrReload } from './loadOrReload';
import { waitingForNetwork } from './network';
import { reloadOnce } from './reloadOnce';

vi.mock('./reloadOnce', () => ({ reloadOnce: vi.fn(() => true) }));

const online = vi.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  vi.useFakeTimers();
  online.mockReturnValue(true);
  vi.mocked(reloadOnce).mockReset().mockReturnValue(true);
  vi.stubGlobal('fetch', async () => Response.json({}));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failing = () => Promise.reject(new TypeError('Failed to fetch'));

describe('the code of a page', () => {
  it('that is gone from a host that answers has the page loaded anew', async () => {
    void loadOrReload(failing);
    await vi.advanceTimersByTimeAsync(0);
    expect(reloadOnce).toHaveBeenCalledTimes(1);
    expect(waitingForNetwork.read()).toBe(false);
  });

  it('is a failure where the page was loaded anew a moment ago', async () => {
    vi.mocked(reloadOnce).mockReturnValue(false);
    await expect(loadOrReload(failing)).rejects.toThrow('Failed to fetch');
  });

  it('is waited for while the device is offline, and comes with the network', async () => {
    online.mockReturnValue(false);
    const load = vi.fn(failing as () => Promise<string>);
    const loaded = loadOrReload(load);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(waitingForNetwork.read()).toBe(true);
    expect(reloadOnce).not.toHaveBeenCalled();
    load.mockResolvedValue('code');
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await expect(loaded).resolves.toBe('code');
    expect(waitingForNetwork.read()).toBe(false);
  });

  it('is waited for where the network is there and the host is not', async () => {
    vi.stubGlobal('fetch', failing);
    const load = vi.fn(failing as () => Promise<string>);
    const loaded = loadOrReload(load);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reloadOnce).not.toHaveBeenCalled();
    load.mockResolvedValue('code');
    vi.stubGlobal('fetch', async () => Response.json({}));
    await vi.advanceTimersByTimeAsync(5_000);
    await expect(loaded).resolves.toBe('code');
  });
});
