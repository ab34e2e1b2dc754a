import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Portrait, drawPortrait, initialsOf } from './Portrait';

describe('a drawn portrait', () => {
  it('is deterministic, and differs between people', () => {
    const person = { seed: 'duong-lan-anh', name: 'Dương Lan Anh' };
    expect(drawPortrait(person)).toEqual(drawPortrait({ ...person }));
    const drawn = Array.from({ length: 40 }, (_, index) =>
      drawPortrait({ ...person, seed: `p${index}` }).rosettes.join(),
    );
    expect(new Set(drawn).size).toBe(40);
  });

  it('stays under 3 KB for any name', () => {
    const sizes = Array.from(
      { length: 200 },
      (_, index) => renderToStaticMarkup(<Portrait seed={`p${index}`} name="Đỗ Ánh" />).length,
    );
    expect(Math.max(...sizes)).toBeLessThan(3 * 1024);
  });

  it.each([
    ['Dương Lan Anh', 'DA'],
    ['đặng  quốc ánh ', 'ĐÁ'],
    ['Khôi', 'K'],
    ['', ''],
  ])('shows the initials of %s', (name, initials) => {
    expect(initialsOf(name.normalize('NFD'))).toBe(initials);
  });
});
