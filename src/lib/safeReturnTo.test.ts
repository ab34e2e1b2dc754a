import { describe, expect, it } from 'vitest';
import { safeReturnTo } from './safeReturnTo';

describe('safeReturnTo', () => {
  it.each(['/gio-hang', '/khoa-hoc?danh-muc=quan-tri-rui-ro', '/tai-lieu/a-b#noi-dung'])(
    'accepts a path of this site: %s',
    (path) => expect(safeReturnTo(path)).toBe(path),
  );

  it.each([
    ['nothing', null],
    ['an empty string', ''],
    ['another site', 'https://evil.example/'],
    ['a scheme', 'javascript:alert(1)'],
    ['a host without a scheme', '//evil.example'],
    ['a relative path', 'gio-hang'],
    ['a backslash that browsers read as a slash', '/\\evil.example'],
    ['a backslash further on', '/gio-hang\\..'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line break', '/gio-hang\nSet-Cookie: x'],
    ['a delete character', '/gio\u007f'],
    ['dot segments that leave a host behind', '/.//evil.example'],
    ['dot segments that climb to a host', '/a/..//evil.example'],
    ['the login', '/dang-nhap'],
    ['the login with a slash and a query', '/dang-nhap/?returnTo=/gio-hang'],
    ['the registration', '/dang-ky'],
  ])('falls back to the home page instead of %s', (_what, path) =>
    expect(safeReturnTo(path)).toBe('/'),
  );

  it('accepts a path that only starts like the login', () =>
    expect(safeReturnTo('/dang-nhap-nhanh')).toBe('/dang-nhap-nhanh'));
});
