import { crc32, deflateSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { markBars, markSize } from '../../src/ui/mark.ts';
import { webIcons, webManifest } from './webManifest.ts';

const ICON_PIXELS = 180;

export const markSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markSize} ${markSize}">${markBars
    .map(
      ({ x, y, width, height, color }) =>
        `<path fill="${color}" d="M${x} ${y}h${width}v${height}h-${width}z"/>`,
    )
    .join('')}</svg>`;

/** @param scale of the bars on the ground, which always fills the icon */
export function markPng(pixels = ICON_PIXELS, scale = 1): Buffer {
  // Three bytes per pixel, after the row's filter byte (0: none).
  const row = 1 + pixels * 3;
  const image = Buffer.alloc(row * pixels);
  for (const { x, y, width, height, color } of markBars) {
    const factor = width === markSize ? 1 : scale;
    const scaled = (units: number) =>
      Math.round((0.5 + (units / markSize - 0.5) * factor) * pixels);
    const ink = Buffer.from(color.slice(1), 'hex');
    for (let line = scaled(y); line < scaled(y + height); line += 1) {
      const start = line * row + 1;
      image.fill(ink, start + scaled(x) * 3, start + scaled(x + width) * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels, 0);
  header.writeUInt32BE(pixels, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(image, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

const files = [
  { name: 'favicon.svg', type: 'image/svg+xml', draw: markSvg },
  { name: 'apple-touch-icon.png', type: 'image/png', draw: markPng },
  ...webIcons.map(({ name, pixels, scale }) => ({
    name,
    type: 'image/png',
    draw: () => markPng(pixels, scale),
  })),
  {
    name: 'manifest.webmanifest',
    type: 'application/manifest+json',
    draw: () => JSON.stringify(webManifest),
  },
];

export function brandFiles(): Plugin {
  return {
    name: 'brand-files',
    generateBundle() {
      for (const { name, draw } of files) {
        this.emitFile({ type: 'asset', fileName: name, source: draw() });
      }
    },
    configureServer({ middlewares }) {
      for (const { name, type, draw } of files) {
        middlewares.use(`/${name}`, (_request, response) => {
          response.setHeader('content-type', type);
          response.end(draw());
        });
      }
    },
  };
}
