import { afterEach, expect, it, vi } from 'vitest';
import { fetchAndLog } from './fetchAndLog';

afterEach(() => vi.unstubAllGlobals());

it('logs the status and returns the response', async () => {
  vi.stubGlobal('fetch', async () => new Response('x', { status: 404 }));
  const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const answer = await fetchAndLog('/api/courses', { method: 'POST' });
  expect(await answer.text()).toBe('x');
  expect(said).toHaveBeenCalledWith(404, 'POST', '/api/courses');
});
