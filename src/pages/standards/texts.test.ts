import { expect, it } from 'vitest';
import { codeUnlessInTitle } from './texts';

it.each([
  ['9', 'Nguyên tắc 9: Lập kế hoạch chiến lược', null],
  ['I', 'Lĩnh vực I: Mục đích của kiểm toán nội bộ', null],
  ['05/2019/NĐ-CP', 'Nghị định 05/2019/NĐ-CP về kiểm toán nội bộ', null],
  ['TR-1', 'Yêu cầu theo chủ đề: An ninh mạng', 'TR-1'],
  ['1', 'Nguyên tắc 15: Truyền đạt kết quả', '1'],
])('returns for %s with title “%s”: %s', (code, title, expected) => {
  expect(codeUnlessInTitle({ code, title })).toBe(expected);
});
