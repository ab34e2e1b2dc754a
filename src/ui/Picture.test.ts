import { describe, expect, it } from 'vitest';
import { sourcesOf } from './Picture';

const image = { url: '/uploads/a.jpg', alternativeText: null, width: 1600, height: 1000 };
const copy = (name: string, kind: string, width: number) => ({
  url: `/uploads/${name}_a.${kind}`,
  width,
  mime: `image/${kind}`,
});

describe('sourcesOf', () => {
  it('lists the copies by type, narrowest first', () => {
    const formats = {
      full_webp: copy('full', 'webp', 1600),
      full_avif: copy('full', 'avif', 1600),
      small_webp: copy('small', 'webp', 500),
      small_avif: copy('small', 'avif', 500),
    };
    expect(sourcesOf({ ...image, width: 4000, formats })).toEqual({
      avif: '/uploads/small_a.avif 500w, /uploads/full_a.avif 1600w',
      all: '/uploads/small_a.webp 500w, /uploads/full_a.webp 1600w',
    });
  });

  it('includes the original if no copy is as wide', () => {
    const formats = { large: copy('large', 'jpeg', 1000), thumbnail: copy('thumb', 'jpeg', 245) };
    expect(sourcesOf({ ...image, formats })).toEqual({
      all: '/uploads/thumb_a.jpeg 245w, /uploads/large_a.jpeg 1000w, /uploads/a.jpg 1600w',
    });
  });

  it('returns nothing without copies', () => {
    expect(sourcesOf({ ...image, formats: null })).toEqual({});
    expect(sourcesOf({ ...image, formats: {} })).toEqual({});
  });
});
