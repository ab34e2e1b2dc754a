import { describe, expect, it } from 'vitest';
import { srcSetOf } from './Picture';

const image = { url: '/uploads/a.jpg', alternativeText: null, width: 1600, height: 1000 };

describe('the sizes of a picture', () => {
  it('are offered from the narrowest to the picture itself', () => {
    const formats = {
      large: { url: '/uploads/large_a.webp', width: 1000 },
      thumbnail: { url: '/uploads/thumbnail_a.webp', width: 245 },
    };
    expect(srcSetOf({ ...image, formats })).toBe(
      '/uploads/thumbnail_a.webp 245w, /uploads/large_a.webp 1000w, /uploads/a.jpg 1600w',
    );
  });

  it('are none where there are no copies', () => {
    expect(srcSetOf({ ...image, formats: null })).toBeUndefined();
    expect(srcSetOf({ ...image, formats: {} })).toBeUndefined();
  });
});
