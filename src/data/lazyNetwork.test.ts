import { afterEach, expect, it, vi } from 'vitest';
import { UNREACHABLE } from './unreachable';

afterEach(() => {
  vi.doUnmock('./networkLink');
  vi.resetModules();
});

it('rejects with a readable message if the link cannot be loaded, and retries with the next request', async () => {
  vi.resetModules();
  vi.doMock('./networkLink', () => Promise.reject(new TypeError('Failed to fetch')));
  const { loadNetwork } = await import('./lazyNetwork');
  await expect(loadNetwork()).rejects.toMatchObject({
    ...{ name: 'ApiError', status: 0, code: 'NetworkError', message: UNREACHABLE },
    details: { cause: expect.stringMatching(/\S/) as string },
  });
  vi.doUnmock('./networkLink');
  vi.resetModules();
  expect(await loadNetwork()).toHaveProperty('networkLink');
});
