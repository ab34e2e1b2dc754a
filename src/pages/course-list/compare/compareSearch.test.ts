import { expect, it } from 'vitest';
import { isComparison, readCompared, tablePairs, toggled } from './compareSearch';

const read = (query: string) => readCompared(new URLSearchParams(query));

it.each([
  ['', []],
  ['soSanh=a,b', ['a', 'b']],
  ['soSanh=a,a,../users,%00,B', ['a']],
  ['soSanh=a,b,c,d', ['a', 'b', 'c']],
])('reads at most three valid slugs, each once: %s', (query, slugs) => {
  expect(read(query)).toEqual(slugs);
});

it('shows the table only with a course', () => {
  const shown = (query: string) => isComparison(new URLSearchParams(query));
  expect(shown('xem=so-sanh&soSanh=a')).toBe(true);
  expect(shown('xem=so-sanh')).toBe(false);
  expect(shown('soSanh=a')).toBe(false);
});

it('returns to the list when the last course is removed', () => {
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  expect(tablePairs(toggled(['a'], 'a'))).toEqual({ xem: '', soSanh: '' });
});
