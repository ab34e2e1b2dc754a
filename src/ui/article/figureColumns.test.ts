import { expect, it } from 'vitest';
import { figureColumns } from './figureColumns';

it('knows columns of figures by all of their cells', () => {
  const rows = [
    ['Phần 1', '125 câu', '35 %', '1.500.000 ₫', '2 giờ'],
    ['Phần 2', '100 câu', '20 %', '900.000 ₫', 'Không phải báo cáo'],
  ];
  expect(figureColumns(['', '', '', '', ''], rows)).toEqual([false, true, true, true, false]);
});

it('finds none in a table without rows, nor where cells are missing', () => {
  expect(figureColumns(['Năm'], [])).toEqual([false]);
  expect(figureColumns(['Tên', 'Năm'], [['a']])).toEqual([false, false]);
});
