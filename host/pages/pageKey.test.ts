import { describe, expect, it } from 'vitest';
import { pageKey, withoutTrailingSlash } from './pageKey';

describe('the key of a page', () => {
  it.each([
    ['/khoa-hoc', '/khoa-hoc'],
    ['/khoa-hoc?', '/khoa-hoc'],
    ['/khoa-hoc?trang=2&q=r%E1%BB%A7i', '/khoa-hoc?q=r%E1%BB%A7i&trang=2'],
    ['/khoa-hoc?b=1&a=2&a=1', '/khoa-hoc?a=2&a=1&b=1'],
    ['/?utm_source=zalo&fbclid=x', '/'],
    ['/khoa-hoc?utm_source=zalo&trang=2', '/khoa-hoc?trang=2'],
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

describe('a trailing slash', () => {
  it.each([
    ['/khoa-hoc/', '/khoa-hoc'],
    ['/khoa-hoc///', '/khoa-hoc'],
    ['/khoa-hoc/?trang=2', '/khoa-hoc?trang=2'],
    ['//evil.vn/', '/evil.vn'],
    ['/\\evil.vn/', '/evil.vn'],
    ['///', '/'],
    ['/https://evil.vn/', '/https://evil.vn'],
  ])('%s leads to %s', (target, bare) => expect(withoutTrailingSlash(target)).toBe(bare));

  it.each(['/', '/?a=/', '/khoa-hoc', '/khoa-hoc?tro-ve=/gio-hang/'])('%s stays', (target) =>
    expect(withoutTrailingSlash(target)).toBeNull(),
  );
});
