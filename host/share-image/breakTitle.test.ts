import { describe, expect, it } from 'vitest';
import { breakTitle } from './breakTitle';

const WIDTH = 800;
const words = (count: number) => Array.from({ length: count }, (_, at) => `kiểm${at}`).join(' ');

describe('the title of a share image', () => {
  it('fits a short title on one line in the largest size', () => {
    expect(breakTitle('  Kiểm \n toán ', WIDTH)).toEqual({ lines: ['Kiểm toán'], size: 68 });
    expect(breakTitle('', WIDTH)).toEqual({ lines: [], size: 68 });
  });

  it('keeps every word, in a smaller size if it needs more lines', () => {
    const sizes = [12, 18, 24].map((count) => {
      const { lines, size } = breakTitle(words(count), WIDTH);
      expect(lines.join(' ')).toBe(words(count));
      return size;
    });
    expect(sizes).toEqual([68, 54, 44]);
  });

  it('ends with a whole word and an ellipsis if no size fits', () => {
    const { lines, size } = breakTitle(words(200), WIDTH);
    expect(size).toBe(44);
    expect(lines).toHaveLength(6);
    expect(lines.at(-1)).toMatch(/^kiểm\d+( kiểm\d+)*…$/);
    expect(words(200).startsWith(`${lines.join(' ').slice(0, -1)} `)).toBe(true);
    // The dots have the room of a word.
    const lengths = lines.map((line) => line.split(' ').length);
    expect(lengths.at(-1)).toBe((lengths.at(-2) ?? 0) - 1);
    expect(breakTitle('m'.repeat(40).concat(' ').repeat(8), 400).lines.at(-1)).toBe('…');
  });

  it('treats composed and decomposed characters alike', () => {
    const composed = 'Kiểm toán nội bộ';
    expect(breakTitle(composed.normalize('NFD'), WIDTH)).toEqual(breakTitle(composed, WIDTH));
  });

  it('puts a word wider than the line on a line by itself', () => {
    expect(breakTitle(`a ${'m'.repeat(40)} b`, 400).lines).toEqual(['a', 'm'.repeat(40), 'b']);
  });
});
