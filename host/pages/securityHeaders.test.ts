import { describe, expect, it } from 'vitest';
import { emptyPage } from '../testing/emptyPage';
import { setUpSite } from '../testing/setUpSite';
import { contentSecurityPolicy } from './securityHeaders';

const site = setUpSite({
  shared: true,
  env: { PUBLIC_URL: 'https://www.example.vn' },
  render: async ({ url }) =>
    url.pathname === '/tim-kiem'
      ? { kind: 'redirect', status: 301, location: '/khoa-hoc' }
      : { ...emptyPage, preview: url.pathname.startsWith('/preview') },
});

const headersOf = async (path: string, init: RequestInit = {}) =>
  (await site.get(path, init)).headers;

describe('the X-Content-Type-Options header', () => {
  it.each([
    '/khoa-hoc',
    '/tim-kiem',
    '/preview-khoa-hoc',
    '/assets/app.js',
    '/assets/old.js',
    '/api/courses',
    '/robots.txt',
    '/build.json',
    '/readyz',
    '/sitemap.xml',
    '/favicon.ico',
  ])('forbids sniffing at GET %s', async (path) => {
    expect((await headersOf(path)).get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['/api/order/quote', '/khoa-hoc'])('forbids sniffing at POST %s', async (path) => {
    const headers = await headersOf(path, { method: 'POST' });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

it('forbids framing and the camera on redirects', async () => {
  const headers = await headersOf('/tim-kiem');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('x-robots-tag')).toBeNull();
  expect(headers.get('permissions-policy')).toContain('camera=()');
});

describe('a page', () => {
  it('enforces https for two years', async () => {
    for (const path of ['/khoa-hoc', '/tim-kiem']) {
      const value = (await headersOf(path)).get('strict-transport-security');
      expect(value).toBe('max-age=63072000; includeSubDomains');
    }
  });

  it('forbids framing, except a preview by the panel', async () => {
    const page = await headersOf('/khoa-hoc');
    expect(page.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.get('x-frame-options')).toBe('DENY');
    const preview = await headersOf('/preview-khoa-hoc');
    expect(preview.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(preview.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(preview.get('x-robots-tag')).toBe('noindex, noarchive');
  });

  it('sends no path to other sites, and allows the camera on the check-in page only', async () => {
    const headers = await headersOf('/khoa-hoc');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(headers.get('permissions-policy')).toBe(
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    );
    const checkIn = await headersOf('/tai-khoan/diem-danh?loai=seminar');
    expect(checkIn.get('permissions-policy')).toContain('camera=(self)');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});

const directives = (...more: Parameters<typeof contentSecurityPolicy>) =>
  contentSecurityPolicy(...more).split('; ');

describe('the content security policy of a page', () => {
  it('allows scripts and styles only with the nonce, and requests only to this site', () => {
    expect(directives('n1', { https: false })).toEqual([
      "default-src 'none'",
      "script-src 'nonce-n1' 'strict-dynamic'",
      "style-src 'self' 'nonce-n1'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      expect.stringMatching(/^frame-src( https:\/\/[\w.-]+\/[\w./-]+)+$/) as string,
      "media-src 'self' https: blob:",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types iconify service-worker 'allow-duplicates'",
    ]);
  });

  it('upgrades all requests of a site on https', () => {
    expect(directives('n1', { https: true }).at(-1)).toBe('upgrade-insecure-requests');
  });

  it('lets the panel frame a preview', () => {
    expect(directives('n1', { https: true, preview: true })).toContain("frame-ancestors 'self'");
  });

  it('lets pages reload themselves in development', () => {
    const policy = directives('n1', { https: false, development: true });
    expect(policy).toContain("connect-src 'self' ws:");
    expect(policy.at(-1)).toBe("base-uri 'none'");
    expect(policy.join()).not.toContain('trusted-types');
  });
});
