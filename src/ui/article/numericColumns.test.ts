import { expect, it } from 'vitest';
import { numericColumns } from './numericColumns';

it('knows columns of figures by all of their cells', () => {
  const rows = [
    ['Phần 1', '125 câu', '35 %', '1.500.000 ₫', '2 giờ'],
    ['Phần 2', '100 câu', '20 %', '900.000 ₫', 'Không phải báo cáo'],
  ];
  expect(numericColumns(['', '', '', '', ''], rows)).toEqual([false, true, true, true, false]);
});

it('finds none in a table without rows, nor where cells are missing', () => {
  expect(numericColumns(['Năm'], [])).toEqual([false]);
  expect(numericColumns(['Tên', 'Năm'], [['a']])).toEqual([false, false]);
});
