import { describe, expect, it } from 'vitest';
import { isFixedPage, isTarget, oldPathKey, oldPathOf } from './paths';
import { finalTarget } from './redirects';

const follow = (from: string, redirects: Record<string, string>) =>
  finalTarget(new Map(Object.entries(redirects)), from);

describe('a chain of redirects', () => {
  it('ends at its last address', () => {
    const redirects = { '/a': '/B/', '/b': '/c?x=1#y', '/d': '/e' };
    expect(follow('/a', redirects)).toBe('/c?x=1#y');
    expect(follow('/khac', redirects)).toBe('/khac');
  });

  it.each([
    ['to itself', { '/a': '/a' }],
    ['to itself in another spelling', { '/a': '/A/' }],
    ['to itself with a query', { '/a': '/a?x=1' }],
    ['through another', { '/a': '/b', '/b': '/a' }],
    ['through an encoded path', { '/a': '/%C4%91', '/đ': '/a' }],
  ])('has no end if it leads %s', (_, redirects) => {
    expect(follow('/a', redirects)).toBeNull();
  });
});

describe('an old path', () => {
  it.each([
    ['/2019/05/Khai-Gi%E1%BA%A3ng/', '/2019/05/khai-giảng'],
    ['/index.php?id=7&x=1', '/index.php?id=7&x=1'],
    ['/?p=12', '/?p=12'],
    ['/a#b', '/a'],
    ['/', '/'],
  ])('is found by a normalized key: %s', (path, key) => {
    expect(oldPathKey(path)).toBe(key);
  });

  it.each(['', 'a', '//evil.vn', '/\\evil.vn', '/%ff', '/a%00', '/a%5Cb', `/${'x'.repeat(500)}`])(
    'rejects %j',
    (path) => {
      expect(oldPathKey(path)).toBeNull();
    },
  );

  it('belongs to the old site only', () => {
    expect(oldPathOf('https://www.cu.vn/a/', 'http://cu.vn')).toBe('/a');
    expect(oldPathOf('/a', 'http://cu.vn')).toBe('/a');
    expect(oldPathOf('https://khac.vn/a', 'http://cu.vn')).toBeNull();
    expect(oldPathOf('http://cu.vn/a', '')).toBeNull();
  });
});

it('recognizes paths that no redirect may hide', () => {
  const paths = [
    '/',
    '/khoa-hoc',
    '/tai-khoan',
    '/api/courses',
    '/admin',
    '/uploads/a.png',
    '/livez',
  ];
  expect(paths.filter((path) => !isFixedPage(path))).toEqual([]);
  expect(['/khoa-hoc/cu', '/apixyz', '/tin'].filter(isFixedPage)).toEqual([]);
});

it('accepts only pages and files of this site as targets', () => {
  const good = [
    '/',
    '/khoa-hoc/a',
    '/tin-tuc/a/b?x=1#y',
    '/uploads/a.pdf',
    '/uploads/ảnh%20bìa.png',
    '/khoa-hoc?category=a',
  ];
  const bad = [
    'khoa-hoc',
    '//evil.vn',
    'https://evil.vn',
    '/khong-co',
    '/khoa-hoc/a/b',
    '/a b',
    '/uploads/..//evil.example/x',
    '/uploads/%2e%2E//evil.example/x',
    '/uploads/../khong-co',
    '/khoa-hoc/..',
    '',
  ];
  expect(good.filter((path) => !isTarget(path))).toEqual([]);
  expect(bad.filter(isTarget)).toEqual([]);
});
