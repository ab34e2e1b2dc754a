import { describe, expect, it } from 'vitest';
import { isPlainKey, pageKey, pageUrl, withoutExtraSlashes } from './pageKey';

describe('the key of a page', () => {
  it.each([
    ['/khoa-hoc', '/khoa-hoc'],
    ['/khoa-hoc?', '/khoa-hoc'],
    ['/khoa-hoc?trang=2&q=r%E1%BB%A7i', '/khoa-hoc?q=r%E1%BB%A7i&trang=2'],
    ['/khoa-hoc?b=1&a=2&a=1', '/khoa-hoc?a=2&a=1&b=1'],
    ['/?utm_source=zalo&fbclid=x', '/'],
    ['/khoa-hoc?utm_source=zalo&trang=2', '/khoa-hoc?trang=2'],
    ['/reset-password?code=ABCD-EFGH', '/reset-password'],
  ])('%s is kept as %s', (target, key) => expect(pageKey(target)).toBe(key));

  it('leaves out nothing that a page could read', () => {
    expect(pageKey('/a?x=1')).not.toBe(pageKey('/a?x=2'));
    expect(pageKey('/a?utm=1')).not.toBe(pageKey('/a'));
    expect(pageKey('/a?x=1&x=2')).not.toBe(pageKey('/a?x=2&x=1'));
  });

  it('does not depend on how often it is taken', () => {
    for (const target of ['/a?q=a+b&c=%20', '/a?q=%2B', '/a?q=đ']) {
      expect(pageKey(pageKey(target))).toBe(pageKey(target));
    }
  });
});

describe('the plain spelling of an address', () => {
  it.each(['/', '/khoa-hoc', '/tai-lieu/So_tay-1'])('is that of %s', (key) =>
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
  ])('is not that of %s', (key) => expect(isPlainKey(key)).toBe(false));
});

describe('the address of a page', () => {
  it.each(['//evil.vn/khoa-hoc', 'http://evil.vn/khoa-hoc', '*', '/\\evil.vn'])(
    'is on this site for %s, and not that of another page',
    (target) => {
      const { hostname, pathname } = pageUrl(target);
      expect(hostname).toBe('host.invalid');
      expect(pathname).not.toBe('/khoa-hoc');
    },
  );
});

describe('a slash too many', () => {
  it.each([
    ['/khoa-hoc/', '/khoa-hoc'],
    ['/khoa-hoc///', '/khoa-hoc'],
    ['/khoa-hoc/?trang=2', '/khoa-hoc?trang=2'],
    ['//evil.vn/', '/evil.vn'],
    ['//evil.vn/khoa-hoc?trang=2', '/evil.vn/khoa-hoc?trang=2'],
    ['/\\evil.vn/', '/evil.vn'],
    ['///', '/'],
    ['/https://evil.vn/', '/https://evil.vn'],
  ])('%s leads to %s', (target, bare) => expect(withoutExtraSlashes(target)).toBe(bare));

  // Whoever tries each slash for the last one is busy with this for longer than a test may take.
  it.each(['/', '\\'])('is one of very many: %s', (slash) => {
    const within = slash.repeat(200_000);
    expect(withoutExtraSlashes(`//a${within}a/`)).toBe(`/a${within}a`);
    expect(withoutExtraSlashes(`//a${within}/`)).toBe('/a');
  });

  it.each(['/', '/?a=/', '/khoa-hoc', '/khoa-hoc?tro-ve=/gio-hang/'])('%s stays', (target) =>
    expect(withoutExtraSlashes(target)).toBeNull(),
  );
});
