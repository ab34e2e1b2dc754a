import { describe, expect, it } from 'vitest';
import { foldText } from './foldText';

describe('foldText', () => {
  it.each([
    ['Kiểm toán nội bộ', 'kiem toan noi bo'],
    ['ĐẶC ĐIỂM đường đi', 'dac diem duong di'],
    ['Ước tính, Ửng hồng', 'uoc tinh, ung hong'],
    ['Kiê\u0309m toa\u0301n', 'kiem toan'],
    ['Kiểm\u00ad toán\u200b', 'kiem toan'],
    ['  hai \n khoảng\ttrắng ', 'hai khoang trang'],
    ['CIA 2025 – 100%', 'cia 2025 – 100%'],
  ])('folds "%s" to "%s"', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});
