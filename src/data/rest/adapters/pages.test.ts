import { describe, expect, it } from 'vitest';
import { linksOf, numberOf } from './pages';

const linksIn = (link: string) => linksOf(new Headers({ link }));

describe('the links of a page', () => {
  it('are the parameters of each address, numbers as numbers', () => {
    expect(
      linksIn(
        '<https://a.vn/x?page=2&q=a%20b>; rel="next", </x?page=10&after=007>; title="t"; rel=last, </x?page=1>;rel=prev',
      ),
    ).toEqual({ next: { page: 2, q: 'a b' }, last: { page: 10, after: '007' }, prev: { page: 1 } });
  });

  it('are none of an address without parameters, and none without the header', () => {
    expect(linksIn('</x>; rel="first"')).toEqual({ first: {} });
    expect(linksOf(new Headers())).toEqual({});
  });

  it.each([
    ['0', 0],
    ['7', 7],
    ['999999999', 999_999_999],
    ['1000000000', '1000000000'],
    ['01', '01'],
    ['-1', '-1'],
    ['1a', '1a'],
    ['', ''],
  ])('take %j for %j', (text, value) => {
    expect(linksIn(`</x?a=${text}>; rel="next"`)).toEqual({ next: { a: value } });
  });

  it('keep a question mark within a parameter', () => {
    expect(linksIn('</x?q=a?b>; rel="next"')).toEqual({ next: { q: 'a?b' } });
  });
});

describe('a number in a header', () => {
  it.each([
    ['12', 12],
    ['0', 0],
    [' 7 ', 7],
    ['x7', null],
    ['7x', null],
    ['', null],
  ])('%j is %j', (text, value) => {
    expect(numberOf(new Headers({ 'x-total': text }), 'x-total')).toBe(value);
  });

  it('is none without the header', () => {
    expect(numberOf(new Headers(), 'x-total')).toBeNull();
  });
});
