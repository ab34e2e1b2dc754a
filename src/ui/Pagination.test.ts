import { describe, expect, it } from 'vitest';
import { pageRange } from './Pagination';

describe('pageRange', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [3, 5, [1, 2, 3, 4, 5]],
    [9, 9, [1, null, 8, 9]],
    [4, 6, [1, 2, 3, 4, 5, 6]],
  ])('links the first, last and nearby pages of page %d of %d', (page, pageCount, expected) => {
    expect(pageRange(page, pageCount)).toEqual(expected);
  });
});
