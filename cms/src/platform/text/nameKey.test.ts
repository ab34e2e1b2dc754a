import { describe, expect, it } from 'vitest';
import { nameKey } from './nameKey';

describe('nameKey', () => {
  it.each([
    ['Trần Văn Hoà', 'Trần Văn Hòa'],
    ['Nguyễn Thị Thuý', 'NGUYỄN  THỊ THÚY '],
    ['Đỗ Quế', 'đỗ quế'.normalize('NFD')],
    ['Lê Ngoẻn', 'Lê Ngỏen'],
    ['Lê Anh-Thư', '\u202aLê\u00a0Anh–Thư\u200b'],
  ])('is equal for "%s" and "%s"', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ['Trần Văn Hùng', 'Trần Văn Hưng'],
    ['Trần Văn Hoà', 'Trần Văn Hoá'],
    ['Trần Văn Hoà', 'Tran Van Hoa'],
    ['Đinh An', 'Dinh An'],
    ['Lê Hoà An', 'Lê Hoa Àn'],
    ['Hoà An', 'Hoàan'],
  ])('distinguishes "%s" from "%s"', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });

  it('leaves a key unchanged', () => {
    const key = nameKey('Nguyễn Thị Thuỳ Trâm');
    expect(nameKey(key)).toBe(key);
  });
});
