import { afterEach, expect, it, vi } from 'vitest';
import { fetchAndLog } from './fetchAndLog';

afterEach(() => vi.unstubAllGlobals());

it('logs the status and returns the response', async () => {
  vi.stubGlobal('fetch', async () => new Response('x', { status: 404 }));
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const response = await fetchAndLog('/api/courses', { method: 'POST' });
  expect(await response.text()).toBe('x');
  expect(info).toHaveBeenCalledWith(404, 'POST', '/api/courses');
});
