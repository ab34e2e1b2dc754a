import { expect, it } from 'vitest';
import { columnWidths } from './columnWidths';

it('gives figures and short words what they take, and prose no less than can be read', () => {
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

it('leaves a long figure in one line', () => {
  expect(columnWidths(['Phí'], [['12.000.000 ₫']], [true])).toEqual([7.02]);
});
