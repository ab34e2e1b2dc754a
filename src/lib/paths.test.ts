import { describe, expect, it } from 'vitest';
import { paths, routePatterns } from './paths';

describe('paths', () => {
  it('encodes what stands in a path', () =>
    expect(paths.course('kiểm toán/../me')).toBe('/khoa-hoc/ki%E1%BB%83m%20to%C3%A1n%2F..%2Fme'));

  it('puts each parameter where its pattern has it', () =>
    expect(paths.newsPost({ slug: 'a b', category: 'tin' })).toBe('/tin-tuc/tin/a%20b'));

  it.each(['', '.', '..'])('refuses "%s" as a slug', (slug) =>
    expect(() => paths.document(slug)).toThrow(RangeError),
  );

  it('names the page of an item by its kind', () => {
    expect(paths.item('seminar', 'a')).toBe('/hoi-thao/a');
    expect(paths.item('course', 'a')).toBe('/khoa-hoc/a');
    expect(paths.item('document', 'a')).toBe('/tai-lieu/a');
  });

  it('carries the way back through the login', () =>
    expect(paths.login('/gio-hang?a=1')).toBe('/dang-nhap?returnTo=%2Fgio-hang%3Fa%3D1'));

  it.each(['/', '//evil.example', undefined])('leaves out a way back to %s', (returnTo) =>
    expect(paths.login(returnTo)).toBe('/dang-nhap'),
  );

  it('says in the URL where the purchase history stands', () => {
    expect(paths.purchaseHistory()).toBe('/tai-khoan/lich-su-mua-hang');
    expect(paths.purchaseHistory({ page: 1, status: '' })).toBe('/tai-khoan/lich-su-mua-hang');
    expect(paths.purchaseHistory({ page: 2, status: 'paid', order: 'x' })).toBe(
      '/tai-khoan/lich-su-mua-hang?trang=2&trang-thai=paid&don=x',
    );
  });

  it('says in the URL which tab, course and lesson of the library is open', () => {
    expect(paths.myCourses({ tab: 'courses' })).toBe('/tai-khoan/khoa-hoc-cua-toi');
    expect(paths.myCourses({ tab: 'documents' })).toBe('/tai-khoan/khoa-hoc-cua-toi?muc=tai-lieu');
    expect(paths.myCourses({ course: 'c1', lesson: 2 })).toBe(
      '/tai-khoan/khoa-hoc-cua-toi?khoa-hoc=c1&bai=2',
    );
  });

  it('has no route twice', () => {
    const all = Object.values(routePatterns);
    expect(new Set(all).size).toBe(all.length);
  });
});
