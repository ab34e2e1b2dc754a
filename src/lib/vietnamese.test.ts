import { describe, expect, it } from 'vitest';
import { keepTermsTogether, keepTitleTermsTogether } from './vietnamese';

describe('keepTermsTogether', () => {
  it('joins the syllables of a term in any case, and allows breaks between terms', () => {
    expect(keepTermsTogether('Chuẩn mực Kiểm toán nội bộ')).toBe(
      'Chuẩn\u00a0mực Kiểm\u00a0toán nội\u00a0bộ',
    );
  });

  it('ignores words that only start or end like a term', () => {
    expect(keepTermsTogether('tổ chứcx ổ chức')).toBe('tổ chứcx ổ chức');
  });
});

describe('keepTitleTermsTogether', () => {
  it('joins more phrases in titles', () => {
    expect(keepTitleTermsTogether('Nguyên tắc 2: Duy trì tính khách quan')).toBe(
      'Nguyên\u00a0tắc 2: Duy\u00a0trì tính khách\u00a0quan',
    );
    expect(keepTitleTermsTogether('Chức năng kiểm toán')).toBe('Chức\u00a0năng kiểm\u00a0toán');
  });

  it('keeps the number of a law on one line, and leaves other hyphens alone', () => {
    expect(keepTitleTermsTogether('05/2019/NĐ-CP, CIA-2021')).toBe(
      '05/2019/NĐ\u2060-\u2060CP, CIA-2021',
    );
  });
});
