import { describe, expect, it } from 'vitest';
import { newsHref, newsVariables, readNewsSearch } from './newsSearch';

const read = (query: string, category: string | null = null) =>
  readNewsSearch(new URLSearchParams(query), category);

describe('newsSearch', () => {
  it('puts the category into the path, and parses the URLs that it builds', () => {
    const search = read('tim=kh%E1%BA%A3o+s%C3%A1t&trang=2', 'hoi-vien');
    expect(newsHref(search)).toBe('/tin-tuc/hoi-vien?tim=kh%E1%BA%A3o+s%C3%A1t&trang=2');
    expect(read(newsHref(search).split('?')[1] ?? '', 'hoi-vien')).toEqual(search);
    expect(newsHref(read(''))).toBe('/tin-tuc');
  });

  it('ignores category and sort in the query string', () => {
    expect(read('danh-muc=hoi-vien&sap-xep=ten')).toMatchObject({
      category: null,
      sort: 'moi-nhat',
    });
  });

  it('requests the newest first', () => {
    expect(newsVariables(read('trang=3', 'hoi-vien'))).toEqual({
      category: 'hoi-vien',
      search: null,
      sort: 'publishedOn:desc',
      page: 3,
      pageSize: 12,
    });
  });
});
