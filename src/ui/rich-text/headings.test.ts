import { expect, it } from 'vitest';
import { contentsOfBlocks, headingIds } from './headings';

const heading = (level: number, ...texts: string[]) => ({
  type: 'heading',
  level,
  children: texts.map((text) => ({ type: 'text', text })),
});

it('derives ids from the heading text, and numbers duplicates', () => {
  expect(headingIds(['Phạm vi', 'Đề thi', 'Phạm vi', '?'])).toEqual([
    'pham-vi',
    'de-thi',
    'pham-vi-2',
    'muc',
  ]);
});

it('lists the highest-level headings, with ids unique across all headings', () => {
  const blocks = [
    heading(3, 'Gợi ý'),
    heading(2, 'Các ', 'chuẩn mực'),
    { type: 'paragraph', children: [{ type: 'text', text: 'x' }] },
    heading(2, 'Gợi ý'),
  ];
  expect(contentsOfBlocks(blocks)).toEqual([
    { id: 'cac-chuan-muc', label: 'Các chuẩn mực' },
    { id: 'goi-y-2', label: 'Gợi ý' },
  ]);
});

it('returns no contents for a single heading or invalid input', () => {
  expect(contentsOfBlocks([heading(2, 'Một')])).toEqual([]);
  expect(contentsOfBlocks(null)).toEqual([]);
});
