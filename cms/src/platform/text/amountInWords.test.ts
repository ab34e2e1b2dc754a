import { expect, it } from 'vitest';
import { amountInWords } from './amountInWords';

it.each([
  [0, 'Không đồng'],
  [5, 'Năm đồng'],
  [15, 'Mười lăm đồng'],
  [21, 'Hai mươi mốt đồng'],
  [104, 'Một trăm lẻ bốn đồng'],
  [1_000, 'Một nghìn đồng'],
  [14_750_000, 'Mười bốn triệu bảy trăm năm mươi nghìn đồng'],
  [1_000_005, 'Một triệu không trăm lẻ năm đồng'],
  [3_024_000, 'Ba triệu không trăm hai mươi tư nghìn đồng'],
  [2_000_000_000, 'Hai tỷ đồng'],
  [1_045_000_110, 'Một tỷ không trăm bốn mươi lăm triệu một trăm mười đồng'],
])('reads %i', (dong, words) => {
  expect(amountInWords(dong)).toBe(words);
});
