import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { markColors } from '../../src/ui/colors';
import { routePatterns } from '@iia/shared/routePatterns';
import { markPng, markSvg } from './brandFiles';
import { webIcons, webManifest } from './webManifest';

it('draws the favicon in the colours of the site', () => {
  const svg = markSvg();
  expect(svg).toContain(`<path fill="${markColors.ground}" d="M0 0h64v64h-64z"/>`);
  expect(svg).toContain(`<path fill="${markColors.tip}" d="M49 13h7v15h-7z"/>`);
});

const PIXELS = 64;

function pixelsOf(png: Buffer): (x: number, y: number) => string {
  const length = png.readUInt32BE(33);
  expect(png.toString('latin1', 37, 41)).toBe('IDAT');
  const image = inflateSync(png.subarray(41, 41 + length));
  return (x, y) => {
    const start = y * (1 + PIXELS * 3) + 1 + x * 3;
    return `#${image.toString('hex', start, start + 3)}`;
  };
}

it('draws the home screen icon in the same colours, pixel by pixel', () => {
  const colorAt = pixelsOf(markPng(PIXELS));
  expect(colorAt(0, 0)).toBe(markColors.ground);
  expect(colorAt(63, 63)).toBe(markColors.ground);
  expect(colorAt(9, 29)).toBe(markColors.bar);
  expect(colorAt(55, 27)).toBe(markColors.tip);
  expect(colorAt(56, 27)).toBe(markColors.ground);
});

it('draws the bars of a maskable icon within its safe circle', () => {
  const scale = webIcons.find(({ purpose }) => purpose === 'maskable')?.scale;
  const colorAt = pixelsOf(markPng(PIXELS, scale));
  const middle = PIXELS / 2 - 0.5;
  for (let y = 0; y < PIXELS; y += 1) {
    for (let x = 0; x < PIXELS; x += 1) {
      if (Math.hypot(x - middle, y - middle) > PIXELS * 0.4)
        expect(colorAt(x, y)).toBe(markColors.ground);
    }
  }
  expect(colorAt(50, 28)).toBe(markColors.tip);
});

it('lists shortcuts to pages of the site', () => {
  const patterns: readonly string[] = Object.values(routePatterns);
  const urls = [webManifest.start_url, ...webManifest.shortcuts.map(({ url }) => url)];
  for (const url of urls) expect(patterns).toContain(url.split('?', 1)[0]);
});
