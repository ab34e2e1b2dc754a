import { describe, expect, it } from 'vitest';
import { tokenize } from './tokens';

const forms = (text: string) => tokenize(text).map(({ folded, exact }) => [folded, exact]);
const folded = (text: string) => tokenize(text).map((word) => word.folded);

describe('tokenize', () => {
  it('returns folded syllables, codes and numbers with their offsets', () => {
    const text = 'Lý do: CIA-P1, mục 13.2 (đủ).';
    expect(folded(text)).toEqual(['ly', 'do', 'cia', 'p1', 'muc', '13.2', 'du']);
    expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Lý',
      'do',
      'CIA',
      'P1',
      'mục',
      '13.2',
      'đủ',
    ]);
  });

  it.each([
    ['hoà', 'hòa'],
    ['kiểm', 'kiểm'.normalize('NFD')],
    ['ĐẢM', 'đảm'],
  ])('returns exactly equal tokens for "%s" and "%s"', (one, other) => {
    expect(forms(one)).toEqual(forms(other));
  });

  it.each([
    ['lý', 'lỹ'],
    ['đa', 'da'],
    ['ơn', 'on'],
  ])('returns exact tokens that differ, but equal folded ones, for "%s" and "%s"', (one, other) => {
    expect(folded(one)).toEqual(folded(other));
    expect(forms(one)).not.toEqual(forms(other));
  });

  it('returns ASCII letters, digits and dots only, for any text', () => {
    const text = 'Việt “内部” \u0000 внутренний \'--; 🙂 ß ế\u0302 "*" ½ ａｂ';
    for (const { folded: one, exact } of tokenize(text)) {
      expect(one + exact).toMatch(/^[a-z0-9.]+$/);
    }
  });

  it('limits the length of tokens', () => {
    expect(folded('a'.repeat(5_000))[0]).toHaveLength(40);
  });
});
