import { describe, expect, it } from 'vitest';
import { drawCover, motifOf, type CoverOf } from './drawCover';

/** The cover as a standalone SVG. */
const coverSvg = (item: CoverOf): string => {
  const { width, height, inks, layers } = drawCover(item);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${inks.ground}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="${inks.fine}" d="${layers.fine}"/>`,
    `<path fill="${inks.strong}" d="${layers.strong}"/>`,
    `<path fill="${inks.accent}" d="${layers.accent}"/></svg>`,
  ].join('');
};

const categories = ['nghiep-vu-kiem-toan-noi-bo', 'luyen-thi-chung-chi', 'cong-nghe-va-du-lieu'];

describe('a cover', () => {
  it('is deterministic for the same item', () => {
    const item = { seed: 'chuan-muc-2024', category: 'luyen-thi-chung-chi' };
    expect(coverSvg(item)).toBe(coverSvg({ ...item }));
  });

  it('differs between items of one category', () => {
    const drawn = Array.from({ length: 40 }, (_, index) =>
      coverSvg({ seed: `khoa-hoc-${index}`, category: 'luyen-thi-chung-chi' }),
    );
    expect(new Set(drawn).size).toBe(40);
  });

  it('uses the palette of its category', () => {
    const inks = categories.map(
      (category) => new Set(['a', 'b'].map((seed) => drawCover({ seed, category }).inks.ground)),
    );
    inks.forEach((grounds) => expect(grounds.size).toBe(1));
    expect(new Set(inks.map((grounds) => [...grounds][0])).size).toBe(categories.length);
  });

  it('uses one of five motifs, chosen by item and not by category', () => {
    const drawn = Array.from({ length: 40 }, (_, index) => motifOf(`khoa-hoc-${index}`));
    expect(new Set(drawn).size).toBe(5);
  });

  it.each(['page', 'wide', 'square', 'small'] as const)('stays under 3 KB: %s', (shape) => {
    const sizes = Array.from(
      { length: 500 },
      (_, index) => coverSvg({ seed: `s${index}`, category: `c${index % 25}`, shape }).length,
    );
    expect(Math.max(...sizes)).toBeLessThan(3 * 1024);
  });

  it('draws only valid numbers inside its frame', () => {
    for (let index = 0; index < 200; index += 1) {
      const shape = (['page', 'wide', 'square', 'small'] as const)[index % 4];
      const category = `c${index % 25}`;
      const { width, height, layers } = drawCover({ seed: `${index}`, category, shape });
      const all = layers.fine + layers.strong + layers.accent;
      expect(all).not.toMatch(/NaN|undefined|Infinity/);
      for (const [, x, y] of all.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(0);
        expect(Number(x)).toBeLessThanOrEqual(width);
        expect(Number(y)).toBeGreaterThanOrEqual(0);
        expect(Number(y)).toBeLessThanOrEqual(height);
      }
    }
  });
});
