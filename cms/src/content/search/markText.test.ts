import { describe, expect, it } from 'vitest';
import { excerptOf, markText } from './markText';
import { queryTokens } from '../../platform/search-index/queryTokens';

const marked = ({ text, marks }: ReturnType<typeof markText>) =>
  marks.map(({ start, end }) => text.slice(start, end));
const inTitle = (text: string, q: string) => marked(markText(text, queryTokens(q)));

describe('markText', () => {
  it.each([
    ['Kiểm toán nội bộ', 'noi bo', ['nội bộ']],
    ['Quản lý, lỹ và ly', 'lý', ['lý']],
    ['Quan ly', 'lý', ['ly']],
    ['Toàn bộ kiểm toán', 'kiểm to', ['Toàn', 'kiểm toán']],
    ['Toàn bộ kiểm toán', 'to kiểm', ['kiểm']],
    ['Bài khác', 'xyz', []],
  ])('marks in "%s" for "%s" %j', (text, q, marks) => {
    expect(inTitle(text, q)).toEqual(marks);
  });
});

describe('an excerpt', () => {
  const long = `${'Mở bài. '.repeat(40)}ở giữa có rủi ro. ${'Kết bài. '.repeat(40)}`;
  const of = (lines: string[], q: string) => excerptOf(lines, queryTokens(q));

  it('is the paragraph with the most matches', () => {
    const { text } = of(['Về rủi ro.', 'Quản lý rủi ro.', 'Quản lý.'], 'quản lý rủi ro');
    expect(text).toBe('Quản lý rủi ro.');
  });

  it('is cut at word boundaries around the match, preserving its marks', () => {
    const excerpt = of(['Tóm tắt.', long], 'rui ro');
    expect(excerpt.text).toMatch(/^… \S.*rủi ro.*\S …$/);
    expect(excerpt.text.length).toBeLessThan(215);
    expect(marked(excerpt)).toEqual(['rủi ro']);
  });

  it('is the beginning if nothing matches', () => {
    expect(of([long], 'xyz')).toEqual({ text: expect.stringMatching(/^Mở bài\..*…$/), marks: [] });
    expect(of([], 'xyz')).toEqual({ text: '', marks: [] });
  });

  it('has the same length in a text without spaces', () => {
    expect(of(['a'.repeat(5_000)], 'xyz').text.length).toBeLessThan(210);
  });
});
