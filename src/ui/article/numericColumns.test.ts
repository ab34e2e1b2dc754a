import { expect, it } from 'vitest';
import { numericColumns } from './numericColumns';

it('detects numeric columns by all of their cells', () => {
  const rows = [
    ['Phần 1', '125 câu', '35 %', '1.500.000 ₫', '2 giờ'],
    ['Phần 2', '100 câu', '20 %', '900.000 ₫', 'Không phải báo cáo'],
  ];
  expect(numericColumns(['', '', '', '', ''], rows)).toEqual([false, true, true, true, false]);
});

it('finds none in a table without rows or with missing cells', () => {
  expect(numericColumns(['Năm'], [])).toEqual([false]);
  expect(numericColumns(['Tên', 'Năm'], [['a']])).toEqual([false, false]);
});
