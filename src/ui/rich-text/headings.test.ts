import { expect, it } from 'vitest';
import { contentsOfBlocks, headingIds } from './headings';

const heading = (level: number, ...texts: string[]) => ({
  type: 'heading',
  level,
  children: texts.map((text) => ({ type: 'text', text })),
});

it('names headings by their words, and counts those that come twice', () => {
  expect(headingIds(['Phạm vi', 'Đề thi', 'Phạm vi', '?'])).toEqual([
    'pham-vi',
    'de-thi',
    'pham-vi-2',
    'muc',
  ]);
});

it('lists the highest headings of a text, with the ids of all in mind', () => {
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

it('makes no contents of a single heading, nor of what is no text', () => {
  expect(contentsOfBlocks([heading(2, 'Một')])).toEqual([]);
  expect(contentsOfBlocks(null)).toEqual([]);
});
