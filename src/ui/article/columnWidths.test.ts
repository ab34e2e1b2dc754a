import { expect, it } from 'vitest';
import { columnWidths } from './columnWidths';

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
