import { expect, it } from 'vitest';
import { columnWidths, numericColumns } from './columnWidths';

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

it('fits numbers and short words, and keeps prose columns readable', () => {
  const widths = columnWidths(
    ['Phần', 'Lĩnh vực', 'Tỷ trọng'],
    [
      ['Phần 1', 'Nền tảng của kiểm toán nội bộ', '35%'],
      ['Phần 2', 'Lập kế hoạch cuộc kiểm toán', '50%'],
    ],
    [false, false, true],
  );
  expect(widths).toEqual([4.26, 6.75, 5.18]);
});

it('keeps a long number on one line', () => {
  expect(columnWidths(['Phí'], [['12.000.000 ₫']], [true])).toEqual([7.02]);
});
