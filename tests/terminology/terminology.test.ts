import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readTexts } from './readTexts';

const texts = readTexts(fileURLToPath(new URL('../..', import.meta.url)));

/** The spelling rules of docs/glossary.md: wrong pattern and correct form. */
const rules: [wrong: RegExp, right: string][] = [
  [/(?<!\p{L})(?:bạn|quý vị|quí)(?!\p{L})/iu, 'Quý khách, Quý hội viên, học viên'],
  [/(?<!\p{L})quý (?:khách|hội viên)|Quý (?:Khách|Hội)/u, 'Quý khách, Quý hội viên'],
  [/e-mail|thư điện tử/iu, 'email'],
  [/[òóỏõọ][ae](?!\p{L})|(?<!q)[ùúủũụ]y(?!\p{L})/iu, 'khoá, hoá, toà, uỷ, tuỳ'],
  [/chuẩn mực Kiểm toán nội bộ|[Cc]huẩn mực kiểm toán nội bộ/u, 'Chuẩn mực Kiểm toán nội bộ'],
  [/hội phí|hạng hội viên/iu, 'phí hội viên, loại hội viên'],
  [/nhóm (?:khoá học|tài liệu)|thể loại/iu, 'danh mục'],
  [/giấy xác nhận(?! của trường| phục vụ)/iu, 'giấy chứng nhận'],
  [/tổng phụ|tổng tạm/iu, 'Tạm tính'],
  [/báo động giả/iu, 'cảnh báo giả'],
  [/giữ (?:mọi|toàn) quyền|quyền được bảo lưu/iu, 'Bảo lưu mọi quyền'],
  [/\d %/u, '20%'],
  [/\.{3}/u, '…'],
  [/\p{L} (?:[,.;!](?: |$)| \p{L})/u, 'one space between words, none before a mark'],
];

it('reads the texts of every folder', () => {
  for (const room of [
    'src/',
    'host/',
    'cms/sample/',
    'cms/src/panel/browser/translations/',
    'packages/shared/',
    'packages/rest-contract/rules/',
  ]) {
    expect(
      texts.some(({ location }) => location.startsWith(room)),
      room,
    ).toBe(true);
  }
});

it.each(rules)('avoids %s in favour of %s', (wrong) => {
  const reported = texts.flatMap(({ text, location }) => {
    const found = wrong.exec(text);
    return found
      ? [`${location}: ${text.slice(Math.max(0, found.index - 20), found.index + 30)}`]
      : [];
  });
  expect(reported).toEqual([]);
});

it('writes every accented character as one code point', () => {
  expect(texts.filter(({ text }) => text.normalize('NFC') !== text)).toEqual([]);
});
