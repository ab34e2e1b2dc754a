import { expect, it } from 'vitest';
import { memberQueryTokens, memberSearchText } from './memberTokens';

it('stores each token once, folded, after a space', () => {
  expect(memberSearchText(['Đặng  Thị Bích', 'bich.dang', 'bich.dang@vien.example'])).toBe(
    ' dang thi bich vien example',
  );
  expect(memberSearchText([])).toBe('');
});

it('finds a phone number in either notation', () => {
  expect(memberSearchText(['+84912345678'])).toBe(' 0912345678');
  expect(memberQueryTokens('+84912345678')).toEqual(['0912345678']);
  expect(memberQueryTokens('0912')).toEqual(['0912']);
});

it('contains nothing that a query could parse as syntax', () => {
  for (const token of memberQueryTokens(`"a" OR b* 'x' & !y | (z) % _ \\ nguyễn`)) {
    expect(token).toMatch(/^[a-z0-9.]+$/);
  }
  expect(memberQueryTokens('%')).toEqual([]);
});
