import { expect, it, vi } from 'vitest';
import { renderPage } from '../../src/app/entry-server';

vi.mock('../../src/pages/cart/CartPage', () => ({
  Component: () => {
    throw new Error('the secret reason');
  },
  queries: undefined,
  parameters: undefined,
  shouldRevalidate: undefined,
  ErrorBoundary: undefined,
  HydrateFallback: undefined,
}));

it('shows the 500 page without the reason if a page fails to render', async () => {
  const page = await renderPage({
    url: new URL('http://host.invalid/gio-hang'),
    signal: new AbortController().signal,
    nonce: 'n0nce',
    origin: 'https://public.invalid',
    readApi: async () => ({ status: 200, body: { data: null } }),
  });
  if (page.kind !== 'page') throw new Error('It redirects.');
  expect(page.status).toBe(500);
  expect(page.body).toContain('Internal Server Error');
  expect(page.state.errors).toEqual({ content: 500 });
  expect(page.failure).toBeInstanceOf(Error);
  expect(JSON.stringify({ ...page, failure: null })).not.toContain('secret reason');
});
