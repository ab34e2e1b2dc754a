import { describe, expect, it } from 'vitest';
import { foldText, includesFolded, slugOf } from './foldText';

describe('foldText', () => {
  it.each([
    ['Kiểm toán nội bộ', 'kiem toan noi bo'],
    ['ĐẠO ĐỨC nghề nghiệp', 'dao duc nghe nghiep'],
    ['Đánh giá rủi ro', 'danh gia rui ro'],
    ['Nguyễn Thị Hường', 'nguyen thi huong'],
    ['CIA – Phần 1', 'cia – phan 1'],
    ['Kiểm\u00ad toán\u200b', 'kiem toan'],
  ])('folds %s to %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
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
        expect(foldText(character)).toBe(plain);
        expect(foldText(character.toUpperCase())).toBe(plain);
      }
    }
  });

  it('folds composed and decomposed spellings alike', () => {
    expect(foldText('Kiểm toán'.normalize('NFD'))).toBe(foldText('Kiểm toán'.normalize('NFC')));
  });

  it('trims and joins white space', () => {
    expect(foldText('  kiểm \n\t toán ')).toBe('kiem toan');
  });

  it('changes nothing when folded again', () => {
    const once = foldText('Hội thảo Quản trị rủi ro Đà Nẵng');
    expect(foldText(once)).toBe(once);
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
    ['Kiểm toán & rủi ro (Đợt 2)', 'kiem-toan-rui-ro-dot-2'],
    ['…', ''],
  ])('spells %s as %s', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });
});
