import { describe, expect, it } from 'vitest';
import { linksOf, numberOf } from './pages';

const linksIn = (link: string) => linksOf(new Headers({ link }));

describe('linksOf', () => {
  it('returns the parameters of each URL, with numbers as numbers', () => {
    expect(
      linksIn(
        '<https://a.vn/x?page=2&q=a%20b>; rel="next", </x?page=10&after=007>; title="t"; rel=last, </x?page=1>;rel=prev',
      ),
    ).toEqual({ next: { page: 2, q: 'a b' }, last: { page: 10, after: '007' }, prev: { page: 1 } });
  });

  it('returns no parameters for a URL without any, and nothing without the header', () => {
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
  ])('reads %j as %j', (text, value) => {
    expect(linksIn(`</x?a=${text}>; rel="next"`)).toEqual({ next: { a: value } });
  });

  it('preserves a question mark within a parameter', () => {
    expect(linksIn('</x?q=a?b>; rel="next"')).toEqual({ next: { q: 'a?b' } });
  });
});

describe('numberOf', () => {
  it.each([
    ['12', 12],
    ['0', 0],
    [' 7 ', 7],
    ['x7', null],
    ['7x', null],
    ['', null],
  ])('reads %j as %j', (text, value) => {
    expect(numberOf(new Headers({ 'x-total': text }), 'x-total')).toBe(value);
  });

  it('returns null without the header', () => {
    expect(numberOf(new Headers(), 'x-total')).toBeNull();
  });
});
