import { expect, it, vi } from 'vitest';
import { keepLoaded } from './keepLoaded';

it('loads a module once', async () => {
  const load = vi.fn(() => Promise.resolve({ Component: 'page' }));
  const kept = keepLoaded(load);
  expect(await kept()).toBe(await kept());
  expect(load).toHaveBeenCalledOnce();
});

it('tries again after a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  const kept = keepLoaded(load.mockResolvedValueOnce('page'));
  await expect(kept()).rejects.toThrow('offline');
  expect(await kept()).toBe('page');
});
