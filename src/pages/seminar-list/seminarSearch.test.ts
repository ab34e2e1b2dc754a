import { describe, expect, it } from 'vitest';
import { readSeminarSearch, seminarListHref, seminarListVariables, tabHref } from './seminarSearch';

const read = (query: string) => readSeminarSearch(new URLSearchParams(query));
const now = Date.parse('2026-07-05T07:30:00Z');

describe('seminarSearch', () => {
  it('requests upcoming seminars by default, nearest first', () => {
    expect(read('')).toMatchObject({ past: false, sort: 'sap-toi', page: 1 });
    expect(read('thoi-gian=ngay-mai&sap-xep=gan-day')).toMatchObject({
      past: false,
      sort: 'sap-toi',
    });
  });

  it('requests past seminars in the other tab, latest first', () => {
    expect(read('thoi-gian=da-dien-ra')).toMatchObject({ past: true, sort: 'gan-day' });
  });

  it('parses the URLs that it builds, including the tab', () => {
    const search = read('thoi-gian=da-dien-ra&tim=gian+l%E1%BA%ADn&sap-xep=gia-tang&trang=2');
    expect(read(seminarListHref(search).split('?')[1] ?? '')).toEqual(search);
  });

  it('ignores categories', () => {
    expect(read('danh-muc=luyen-thi').category).toBeNull();
  });

  it('carries the search over to the other tab, with its first page and sort', () => {
    const search = read('tim=esg&sap-xep=gia-tang&trang=3');
    expect(tabHref(search, true)).toBe('/hoi-thao?thoi-gian=da-dien-ra&tim=esg');
    expect(tabHref(search, false)).toBe('/hoi-thao?tim=esg');
  });

  it('separates upcoming from past at render time', () => {
    const moment = '2026-07-05T07:30:00.000Z';
    expect(seminarListVariables(read(''), now)).toMatchObject({
      endsAfter: moment,
      endsBefore: null,
      sort: 'startAt:asc',
    });
    expect(seminarListVariables(read('thoi-gian=da-dien-ra'), now)).toMatchObject({
      endsAfter: null,
      endsBefore: moment,
      sort: 'startAt:desc',
    });
  });
});
