import { describe, expect, it } from 'vitest';
import { renderPage, type RenderedPage } from '../../src/app/entry-server';
import type { ReadApi } from '../../src/data/host/HostQueries';
import { requestThrough } from '../api/ApiReader';
import { readerOf } from '../testing/fakeApi';

/** An API without content: pages show what they can without data. */
const noApi: ReadApi = async () => ({
  status: 503,
  body: {
    data: null,
    error: { status: 503, name: 'ServiceUnavailable', message: 'x', details: {} },
  },
});

const render = (path: string, request = noApi) =>
  renderPage({
    url: new URL(path, 'http://host.invalid'),
    signal: new AbortController().signal,
    nonce: 'n0nce',
    origin: 'https://public.invalid',
    readApi: request,
  });

async function renderedPage(path: string, request?: ReadApi): Promise<RenderedPage> {
  const rendered = await render(path, request);
  if (rendered.kind !== 'page') throw new Error(`${path} is no page but a ${rendered.kind}`);
  return rendered;
}

describe('a page rendered on the host', () => {
  it('is the 404 page, with the path, at an unknown path', async () => {
    const page = await renderedPage('/khong-co/trang-nay');
    expect(page.status).toBe(404);
    expect(page.head).toContain('Page Not Found');
    expect(page.body).toContain('Page Not Found');
    expect(page.body).toContain('/khong-co/trang-nay');
  });

  it.each(['/khoa-hoc', '/tai-lieu', '/tin-tuc/tin-vien'])(
    'is the 404 page below %s if its URL is overlong',
    async (folder) => {
      const apiOrigin = 'http://api.invalid';
      const reader = readerOf({
        fetch: async () => Response.json({ data: null, error: {} }, { status: 503 }),
      });
      const { request } = requestThrough(reader, apiOrigin, '203.0.113.7');
      const page = await renderedPage(`${folder}/${'x'.repeat(9_000)}`, request);
      expect(page.status).toBe(404);
    },
  );

  it('is complete without the data of the shell', async () => {
    const page = await renderedPage('/dang-nhap');
    expect(page.status).toBe(200);
    expect(page.failure).toBeNull();
  });

  it('names its URL at the public origin, whatever the requested host', async () => {
    const { head } = await renderedPage('/dang-ky');
    expect(head).toContain('<link rel="canonical" href="https://public.invalid/dang-ky"');
  });

  it('is a skeleton without data behind the login', async () => {
    const page = await renderedPage('/tai-khoan/lich-su-mua-hang');
    expect(page.status).toBe(200);
    expect(page.personal).toBe(true);
    expect(JSON.stringify(page.state)).not.toContain('Order');
  });

  it('has a title in the head, styles with the nonce, and no style attribute', async () => {
    const page = await renderedPage('/gio-hang');
    expect(page.head).toMatch(/<title>[^<]+<\/title>/);
    expect(page.body.startsWith('<')).toBe(true);
    expect(page.body).not.toContain('<title');
    expect(page.styles).toContain('<style nonce="n0nce"');
    expect(page.body).not.toMatch(/\sstyle="/);
  });

  it('shows what an anonymous visitor sees', async () => {
    const page = await renderedPage('/gio-hang');
    expect(page.personal).toBe(false);
    expect((await renderedPage('/gio-hang')).body).toBe(page.body);
  });
});
