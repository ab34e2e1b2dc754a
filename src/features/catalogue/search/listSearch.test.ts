import { describe, expect, it } from 'vitest';
import { listHref, readListSearch } from './listSearch';

const sorts = ['khai-giang', 'gia-tang', 'gia-giam'] as const;
const read = (query: string) => readListSearch(new URLSearchParams(query), sorts);
const defaults = { category: null, search: '', sort: 'khai-giang', page: 1 };

describe('readListSearch', () => {
  it('reads category, search, sort and page', () => {
    expect(read('danh-muc=luyen-thi-chung-chi&tim=CIA&sap-xep=gia-tang&trang=3')).toEqual({
      category: 'luyen-thi-chung-chi',
      search: 'CIA',
      sort: 'gia-tang',
      page: 3,
    });
  });

  it('defaults every missing parameter', () => {
    expect(read('')).toEqual(defaults);
    expect(read('danh-muc=&tim=&sap-xep=&trang=')).toEqual(defaults);
  });

  it.each([
    'trang=0',
    'trang=-1',
    'trang=1.5',
    'trang=1e3',
    'trang=NaN',
    'trang=999999999999',
    'trang=%00',
    'sap-xep=price:asc',
    'sap-xep=__proto__',
    'danh-muc=../users/me',
    'danh-muc=a%26populate%3D*',
    `danh-muc=${'a'.repeat(500)}`,
    'danh-muc[]=x',
    'tim=%E2%80%8B%20%09',
  ])('falls back to defaults for invalid input: %s', (query) => {
    expect(read(query)).toEqual(defaults);
  });

  it('uses the first of a repeated parameter', () => {
    expect(read('trang=2&trang=7').page).toBe(2);
  });

  it('keeps Vietnamese search text, in NFC and without control characters', () => {
    expect(read(`tim=${encodeURIComponent('  kiểm\u0000 \n toán '.normalize('NFD'))}`).search).toBe(
      'kiểm toán',
    );
  });

  it('truncates a search to a hundred characters without splitting one', () => {
    const { search } = read(`tim=${encodeURIComponent('😀'.repeat(150))}`);
    expect([...search]).toHaveLength(100);
    expect(() => encodeURIComponent(search)).not.toThrow();
  });
});

describe('listHref', () => {
  const search = { category: 'cong-nghe', search: 'dữ liệu', sort: 'gia-tang', page: 2 };

  it('omits defaults', () => {
    expect(listHref('/khoa-hoc', { ...defaults, page: 1 }, 'khai-giang')).toBe('/khoa-hoc');
  });

  it('round-trips through readListSearch', () => {
    const href = listHref('/khoa-hoc', search, 'khai-giang');
    expect(read(href.split('?')[1] ?? '')).toEqual(search);
  });

  it('keeps extra parameters and omits empty ones', () => {
    expect(
      listHref('/hoi-thao', defaults, 'khai-giang', { 'thoi-gian': 'da-dien-ra', x: '' }),
    ).toBe('/hoi-thao?thoi-gian=da-dien-ra');
  });
});
