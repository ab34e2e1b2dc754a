import { describe, expect, it } from 'vitest';
import { routePatterns } from '@iia/shared/routePatterns';
import { paths } from './paths';

describe('paths', () => {
  it('encodes path parameters', () =>
    expect(paths.course('kiểm toán/../me')).toBe('/khoa-hoc/ki%E1%BB%83m%20to%C3%A1n%2F..%2Fme'));

  it('fills each parameter of a pattern', () =>
    expect(paths.newsPost({ slug: 'a b', category: 'tin' })).toBe('/tin-tuc/tin/a%20b'));

  it.each(['', '.', '..'])('rejects "%s" as a slug', (slug) =>
    expect(() => paths.document(slug)).toThrow(RangeError),
  );

  it('builds the path of an item by its kind', () => {
    expect(paths.item('seminar', 'a')).toBe('/hoi-thao/a');
    expect(paths.item('course', 'a')).toBe('/khoa-hoc/a');
    expect(paths.item('document', 'a')).toBe('/tai-lieu/a');
  });

  it('passes the return path through the login', () =>
    expect(paths.login('/gio-hang?a=1')).toBe('/dang-nhap?returnTo=%2Fgio-hang%3Fa%3D1'));

  it.each(['/', '//evil.example', undefined])('omits the unsafe return path %s', (returnTo) =>
    expect(paths.login(returnTo)).toBe('/dang-nhap'),
  );

  it('writes page, status and order of the purchase history to the URL', () => {
    expect(paths.purchaseHistory()).toBe('/tai-khoan/lich-su-mua-hang');
    expect(paths.purchaseHistory({ page: 1, status: '' })).toBe('/tai-khoan/lich-su-mua-hang');
    expect(paths.purchaseHistory({ page: 2, status: 'paid', order: 'x' })).toBe(
      '/tai-khoan/lich-su-mua-hang?trang=2&trang-thai=paid&don=x',
    );
  });

  it('writes the open tab, course and lesson of the library to the URL', () => {
    expect(paths.myCourses({ tab: 'courses' })).toBe('/tai-khoan/khoa-hoc-cua-toi');
    expect(paths.myCourses({ tab: 'documents' })).toBe('/tai-khoan/khoa-hoc-cua-toi?muc=tai-lieu');
    expect(paths.myCourses({ course: 'c1', lesson: 2 })).toBe(
      '/tai-khoan/khoa-hoc-cua-toi?khoa-hoc=c1&bai=2',
    );
  });

  it('contains no duplicate routes', () => {
    const all = Object.values(routePatterns);
    expect(new Set(all).size).toBe(all.length);
  });
});
