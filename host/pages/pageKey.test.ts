import { describe, expect, it } from 'vitest';
import { isPlainKey, originForm, pageKey, pageUrl, withoutExtraSlashes } from './pageKey';

describe('the key of a page', () => {
  const known = ['trang', 'tim'];

  it.each([
    ['/khoa-hoc', '/khoa-hoc'],
    ['/khoa-hoc?', '/khoa-hoc'],
    ['/khoa-hoc?trang=2&tim=r%E1%BB%A7i', '/khoa-hoc?tim=r%E1%BB%A7i&trang=2'],
    ['/khoa-hoc?trang=2&trang=3', '/khoa-hoc?trang=2'],
    ['/khoa-hoc?tim=', '/khoa-hoc?tim='],
    ['/?utm_source=zalo&fbclid=x', '/'],
    ['/khoa-hoc?utm_source=zalo&trang=2', '/khoa-hoc?trang=2'],
    ['/khoa-hoc?Trang=2&trang[]=2&__proto__=1', '/khoa-hoc'],
    ['/reset-password?code=ABCD-EFGH', '/reset-password'],
  ])('maps %s to %s', (target, key) => expect(pageKey(target, known)).toBe(key));

  it('is idempotent', () => {
    for (const target of ['/a?tim=a+b&trang=%20', '/a?tim=%2B', '/a?tim=đ']) {
      expect(pageKey(pageKey(target, known), known)).toBe(pageKey(target, known));
    }
  });
});

describe('the canonical spelling of a URL', () => {
  it.each(['/', '/khoa-hoc', '/tai-lieu/So_tay-1'])('redirects %s', (key) =>
    expect(isPlainKey(key)).toBe(true),
  );

  it.each([
    '//a/khoa-hoc',
    '/x/../khoa-hoc',
    '/./khoa-hoc',
    '/%6bhoa-hoc',
    '/khoa-hoc#1',
    '/khoa-hoc?trang=2',
    'http://a.vn/khoa-hoc',
    '*',
  ])('keeps %s', (key) => expect(isPlainKey(key)).toBe(false));
});

describe('the canonical URL of a page', () => {
  it.each(['//evil.vn/khoa-hoc', 'http://evil.vn/khoa-hoc', '*', '/\\evil.vn'])(
    'stays on this site for %s, and is unique to the page',
    (target) => {
      const { hostname, pathname } = pageUrl(target);
      expect(hostname).toBe('host.invalid');
      expect(pathname).not.toBe('/khoa-hoc');
    },
  );
});

describe('withoutExtraSlashes', () => {
  it.each([
    ['/khoa-hoc/', '/khoa-hoc'],
    ['/khoa-hoc///', '/khoa-hoc'],
    ['/khoa-hoc/?trang=2', '/khoa-hoc?trang=2'],
    ['//evil.vn/', '/evil.vn'],
    ['//evil.vn/khoa-hoc?trang=2', '/evil.vn/khoa-hoc?trang=2'],
    ['/\\evil.vn/', '/evil.vn'],
    ['///', '/'],
    ['/https://evil.vn/', '/https://evil.vn'],
  ])('redirects %s to %s', (target, bare) => expect(withoutExtraSlashes(target)).toBe(bare));

  // Takes longer than a test may if every slash is tried as the last one.
  it.each(['/', '\\'])('handles very long runs of slashes: %s', (slash) => {
    const within = slash.repeat(200_000);
    expect(withoutExtraSlashes(`//a${within}a/`)).toBe(`/a${within}a`);
    expect(withoutExtraSlashes(`//a${within}/`)).toBe('/a');
  });

  it.each(['/', '/?a=/', '/khoa-hoc', '/khoa-hoc?tro-ve=/gio-hang/'])('keeps %s', (target) =>
    expect(withoutExtraSlashes(target)).toBeNull(),
  );
});

describe('originForm', () => {
  it.each([
    ['/khoa-hoc?trang=2', '/khoa-hoc?trang=2'],
    ['//evil.vn/khoa-hoc', '//evil.vn/khoa-hoc'],
    ['http://iia.vn/khoa-hoc?trang=2', '/khoa-hoc?trang=2'],
    ['HTTPS://iia.vn', '/'],
    ['http://iia.vn?q=1', '/?q=1'],
    ['http://iia.vn//evil.vn/', '//evil.vn/'],
    ['*', null],
    ['iia.vn:443', null],
    ['ftp://iia.vn/a', null],
    ['xhttp://iia.vn/a', null],
    ['', null],
  ])('maps %s to %s', (target, path) => {
    expect(originForm(target)).toBe(path);
  });
});
