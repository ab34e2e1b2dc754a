import { describe, expect, it, vi } from 'vitest';
import { emptyPage } from '../testing/emptyPage';
import { readerOf } from '../testing/fakeApi';
import {
  respondWithPage,
  DegradedPage,
  type PageRendererOptions,
  pageMetadataOf,
} from './PageRenderer';

const apiOrigin = 'http://api.invalid';
const noBuild = { id: 'b1', modules: [], scriptsFor: () => [], stylesFor: () => [] };
const calendar = {
  kind: 'file' as const,
  contentType: 'text/calendar; charset=utf-8',
  body: 'BEGIN',
};
const feed = { ...calendar, fileName: 'lich.ics' };

type Render = PageRendererOptions['render'];

async function respond(render: Render, more: Partial<PageRendererOptions> = {}) {
  const log = vi.fn<PageRendererOptions['log']>();
  const options: PageRendererOptions = {
    render,
    build: noBuild,
    apiOrigin,
    origin: 'https://a.vn',
    https: false,
    freshSeconds: 60,
    log,
    reader: readerOf({
      fetch: async (url) =>
        String(url).endsWith('/broken')
          ? new Response(null, { status: 500 })
          : Response.json({ data: [] }),
    }),
    ...more,
  };
  const request = { target: '/khoa-hoc?ten=a', client: '203.0.113.7', previous: undefined };
  const { value, keep, tags, degraded } = await respondWithPage(request, options).then(
    (produced) => ({ ...produced, degraded: false }),
    (error: unknown) => {
      if (!(error instanceof DegradedPage)) throw error;
      return { value: error.response, keep: false, tags: [], degraded: true };
    },
  );
  const { headers, body } = value.variants.identity;
  const headerOf = (name: string) =>
    headers.includes(name) ? headers[headers.indexOf(name) + 1] : null;
  return { value, keep, tags, degraded, headerOf, text: body.toString(), log };
}

const renderAfterRequest =
  (path: string, rendered: Awaited<ReturnType<Render>>): Render =>
  async ({ readApi: request }) => {
    await request(path);
    return rendered;
  };

const development = {
  transform: async (_path: string, html: string) => html.replace('<head>', '<head><!--dev-->'),
};

describe('a redirect', () => {
  it('is sent uncached', async () => {
    const { value, keep, headerOf } = await respond(async () => ({
      kind: 'redirect',
      status: 302,
      location: '/dang-nhap',
    }));
    expect(value).toMatchObject({ status: 302, facts: null, source: null });
    expect(keep).toBe(false);
    expect(headerOf('Location')).toBe('/dang-nhap');
    expect(headerOf('Cache-Control')).toBe('no-store');
    expect(headerOf('Content-Type')).toBe('text/plain; charset=utf-8');
  });
});

describe('a rendered file', () => {
  it('is cached and sent with its name, and cannot run in a browser', async () => {
    const { value, keep, tags, headerOf, text } = await respond(
      renderAfterRequest('/seminars', feed),
    );
    expect(value).toMatchObject({ status: 200, facts: null });
    expect([keep, tags, text]).toEqual([true, ['seminars'], 'BEGIN']);
    expect(headerOf('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(headerOf('Content-Disposition')).toBe('attachment; filename="lich.ics"');
    expect(headerOf('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headerOf('CDN-Cache-Control')).toMatch(/^max-age=60, /);
  });

  it.each<[string, string, Partial<PageRendererOptions>]>([
    ['lacks something', '/broken', {}],
    ['is a visitor’s own', '/search?q=x', {}],
    ['is being developed', '/seminars', development],
  ])('is not cached if it %s', async (_, path, more) => {
    const { keep, headerOf } = await respond(renderAfterRequest(path, feed), more);
    expect(keep).toBe(false);
    expect(headerOf('Cache-Control')).toBe('no-store');
    expect(headerOf('CDN-Cache-Control')).toBeNull();
  });

  it('is shown in the browser if it has no name', async () => {
    const { value } = await respond(async () => calendar, { https: true });
    const names = value.variants.identity.headers.filter((_, index) => index % 2 === 0);
    expect(names.sort()).toEqual([
      'CDN-Cache-Control',
      'Cache-Control',
      'Content-Length',
      'Content-Security-Policy',
      'Content-Type',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
      'ETag',
      'Permissions-Policy',
      'Referrer-Policy',
      'Strict-Transport-Security',
      'Vary',
      'X-Content-Type-Options',
      'X-Frame-Options',
    ]);
  });
});

describe('rendering a page', () => {
  it.each([
    [200, { keep: true, degraded: false, wait: null }],
    [404, { keep: false, degraded: false, wait: null }],
    [499, { keep: false, degraded: false, wait: null }],
    [500, { keep: false, degraded: true, wait: null }],
    [503, { keep: false, degraded: true, wait: '10' }],
  ])('caches the status %i as %o', async (status, expected) => {
    const { value, keep, degraded, headerOf } = await respond(async () => ({
      ...emptyPage,
      status,
    }));
    expect({ keep, degraded, wait: headerOf('Retry-After') }).toEqual(expected);
    expect(value.status).toBe(status);
    expect(headerOf('Cache-Control')).toBe(
      keep ? 'public, max-age=0, must-revalidate' : 'no-store',
    );
    expect(headerOf('Content-Type')).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['of a member', renderAfterRequest('/courses', { ...emptyPage, personal: true })],
    ['of an editor', renderAfterRequest('/courses', { ...emptyPage, preview: true })],
    ['with a visitor’s own search', renderAfterRequest('/search?q=x', emptyPage)],
  ])('sends a page %s without caching it', async (_, render) => {
    const { keep, degraded, headerOf } = await respond(render);
    expect([keep, degraded]).toEqual([false, false]);
    expect(headerOf('Cache-Control')).toBe('no-store');
  });

  it('serves an incomplete page only if there is no complete one', async () => {
    const { degraded, headerOf } = await respond(renderAfterRequest('/broken', emptyPage));
    expect(degraded).toBe(true);
    expect(headerOf('Cache-Control')).toBe('no-store');
  });

  it('logs a failed page without its query', async () => {
    const failure = new Error('down');
    const failed = await respond(async () => ({ ...emptyPage, status: 500, failure }));
    expect(failed.log.mock.calls).toEqual([['The page /khoa-hoc failed', failure]]);
    const missing = await respond(async () => ({ ...emptyPage, status: 404, failure }));
    expect(missing.log).not.toHaveBeenCalled();
    const silent = await respond(async () => ({ ...emptyPage, status: 503 }));
    expect(silent.log).not.toHaveBeenCalled();
  });

  it('leaves the page to the development server, and does not cache it', async () => {
    const { keep, headerOf, text } = await respond(async () => emptyPage, development);
    expect(keep).toBe(false);
    expect(text).toContain('<!--dev-->');
    expect(headerOf('Content-Security-Policy')).toContain("connect-src 'self' ws:");
    const { headerOf: usual } = await respond(async () => emptyPage);
    expect(usual('Content-Security-Policy')).toContain("connect-src 'self';");
  });
});

const head =
  '<meta property="og:title" content="A &amp; B &quot;C&quot; &#x27;D&#x27; &lt;E&gt;"/>' +
  '<link rel="canonical" href="https://a.vn/?x=1&amp;y=2"/>';

it('decodes the title and the canonical URL of a page from its HTML', () => {
  expect(pageMetadataOf({ status: 200, head }, ['courses'])).toEqual({
    title: `A & B "C" 'D' <E>`,
    canonical: 'https://a.vn/?x=1&y=2',
    noindex: false,
    collections: ['courses'],
  });
});

it('returns neither for a page that is not found, and detects noindex', () => {
  const robots = '<meta name="robots" content="noindex,follow"/>';
  expect(pageMetadataOf({ status: 404, head: head + robots }, [])).toEqual({
    title: null,
    canonical: null,
    noindex: true,
    collections: [],
  });
  expect(pageMetadataOf({ status: 200, head: '' }, [])).toMatchObject({
    title: null,
    canonical: null,
  });
});
