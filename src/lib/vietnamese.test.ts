import { describe, expect, it } from 'vitest';
import {
  foldVietnamese,
  includesFolded,
  keepTermsTogether,
  keepTitleTermsTogether,
  slugOf,
} from './vietnamese';

describe('foldVietnamese', () => {
  it.each([
    ['Kiểm toán nội bộ', 'kiem toan noi bo'],
    ['ĐẠO ĐỨC nghề nghiệp', 'dao duc nghe nghiep'],
    ['Đánh giá rủi ro', 'danh gia rui ro'],
    ['Nguyễn Thị Hường', 'nguyen thi huong'],
    ['CIA – Phần 1', 'cia – phan 1'],
  ])('folds %s to %s', (text, folded) => {
    expect(foldVietnamese(text)).toBe(folded);
  });

  it('folds every vowel with every tone, small and capital', () => {
    const vowels: Record<string, string> = {
      a: 'aàáảãạăằắẳẵặâầấẩẫậ',
      e: 'eèéẻẽẹêềếểễệ',
      i: 'iìíỉĩị',
      o: 'oòóỏõọôồốổỗộơờớởỡợ',
      u: 'uùúủũụưừứửữự',
      y: 'yỳýỷỹỵ',
    };
    for (const [plain, marked] of Object.entries(vowels)) {
      for (const character of marked) {
        expect(foldVietnamese(character)).toBe(plain);
        expect(foldVietnamese(character.toUpperCase())).toBe(plain);
      }
    }
  });

  it('folds composed and decomposed spellings alike', () => {
    expect(foldVietnamese('Kiểm toán'.normalize('NFD'))).toBe(
      foldVietnamese('Kiểm toán'.normalize('NFC')),
    );
  });

  it('trims and joins white space', () => {
    expect(foldVietnamese('  kiểm \n\t toán ')).toBe('kiem toan');
  });

  it('changes nothing when folded again', () => {
    const once = foldVietnamese('Hội thảo Quản trị rủi ro Đà Nẵng');
    expect(foldVietnamese(once)).toBe(once);
  });
});

describe('includesFolded', () => {
  it('finds text typed with or without diacritics', () => {
    expect(includesFolded('Kiểm toán nội bộ', 'kiem TOAN')).toBe(true);
    expect(includesFolded('Kiem toan noi bo', 'Kiểm toán')).toBe(true);
    expect(includesFolded('Kiểm toán nội bộ', 'rủi ro')).toBe(false);
  });

  it('matches everything for an empty query', () => {
    expect(includesFolded('Kiểm toán', ' ')).toBe(true);
  });
});

describe('slugOf', () => {
  it.each([
    ['Đề thi hỏi gì?', 'de-thi-hoi-gi'],
    ['  CIA – Phần 1: “Nền tảng” ', 'cia-phan-1-nen-tang'],
    ['…', ''],
  ])('spells %s as %s', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });
});

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
