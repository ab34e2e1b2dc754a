import { expect, it, vi } from 'vitest';
import { renderPage } from '../../src/app/entry-server';
import type { ReadApi } from '../../src/data/host/HostQueries';
import { failureBody } from '../api/apiFailure';

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

const requestId = '3f2a91bc-77de';
const found: ReadApi = async () => ({ status: 200, body: { data: null } });
const failed: ReadApi = async () => ({ status: 503, body: failureBody(503), requestId });

async function rendered(path: string, readApi: ReadApi = found) {
  const page = await renderPage({
    url: new URL(`http://host.invalid${path}`),
    signal: new AbortController().signal,
    nonce: 'n0nce',
    origin: 'https://public.invalid',
    readApi,
    requestId,
  });
  if (page.kind !== 'page') throw new Error('It redirects.');
  return page;
}

it('shows the 500 page without the reason if a page fails to render', async () => {
  const page = await rendered('/gio-hang');
  expect(page.status).toBe(500);
  expect(page.body).toContain('Internal Server Error');
  expect(page.state.errors).toEqual({ content: 500 });
  expect(page.failure).toBeInstanceOf(Error);
  expect(JSON.stringify({ ...page, failure: null })).not.toContain('secret reason');
});

it('shows the code of a page that failed to render, and passes it to the browser', async () => {
  const page = await rendered('/gio-hang');
  expect(page.body).toMatch(/Mã sự cố:[^a-z]*<code translate="no">3f2a91bc-77de</);
  expect(page.state.requestId).toBe(requestId);
});

it('shows the code of a failed read, and passes it to the browser with the data', async () => {
  const page = await rendered('/khoa-hoc', failed);
  expect(page.status).toBe(503);
  expect(page.body).toContain('Mã sự cố: 3f2a91bc-77de');
  expect(JSON.stringify(page.state.loaderData)).toContain(requestId);
});

it('shows no code without a failure, or for a missing page', async () => {
  const pages = [await rendered('/dang-nhap'), await rendered('/khong-co')];
  expect(pages.map(({ status }) => status)).toEqual([200, 404]);
  for (const { body } of pages) expect(body).not.toContain(requestId);
});
