import { expect, it, vi } from 'vitest';
import { loadOnce } from './loadOrReload';

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
