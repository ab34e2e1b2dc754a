import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { markColors } from '../../src/ui/colors';
import { markPng, markSvg } from './brandFiles';

it('draws the favicon in the colours of the site', () => {
  const svg = markSvg();
  expect(svg).toContain(`<path fill="${markColors.ground}" d="M0 0h64v64h-64z"/>`);
  expect(svg).toContain(`<path fill="${markColors.tip}" d="M49 13h7v15h-7z"/>`);
});

it('draws the home screen icon in the same colours, pixel by pixel', () => {
  const pixels = 64;
  const png = markPng(pixels);
  const length = png.readUInt32BE(33);
  expect(png.toString('latin1', 37, 41)).toBe('IDAT');
  const image = inflateSync(png.subarray(41, 41 + length));
  const colorAt = (x: number, y: number) => {
    const start = y * (1 + pixels * 3) + 1 + x * 3;
    return `#${image.toString('hex', start, start + 3)}`;
  };
  expect(colorAt(0, 0)).toBe(markColors.ground);
  expect(colorAt(63, 63)).toBe(markColors.ground);
  expect(colorAt(9, 29)).toBe(markColors.bar);
  expect(colorAt(55, 27)).toBe(markColors.tip);
  expect(colorAt(56, 27)).toBe(markColors.ground);
});
