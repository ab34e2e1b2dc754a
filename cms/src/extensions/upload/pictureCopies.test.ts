import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureCopies } from './pictureCopies';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const uploaded = (bytes: Buffer) => ({
  name: 'anh.jpg',
  hash: `anh_${randomUUID()}`,
  tmpWorkingDirectory: folder,
  getStream: () => Readable.from(bytes),
});

/** Noise at top quality, like a camera's photo. */
const photograph = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#1f6f5c',
      noise: { type: 'gaussian', mean: 120, sigma: 25 },
    },
  }).jpeg({ quality: 95 });

describe('pictureCopies', () => {
  it('includes WebP and AVIF at each width up to the original’s, and is smaller', async () => {
    const bytes = await photograph(900, 600).toBuffer();
    const copies = await pictureCopies(uploaded(bytes));
    expect(copies.map(({ key, file }) => [key, file.width, file.height])).toEqual([
      ['small_webp', 500, 333],
      ['small_avif', 500, 333],
      ['medium_webp', 750, 500],
      ['medium_avif', 750, 500],
      ['large_webp', 900, 600],
      ['large_avif', 900, 600],
    ]);
    for (const { key, file } of copies) {
      const { format, width, compression } = await sharp(file.filepath).metadata();
      expect([format, compression, width], key).toEqual([
        ...(file.ext === '.avif' ? ['heif', 'av1'] : ['webp', undefined]),
        file.width,
      ]);
      expect(file.sizeInBytes, key).toBeLessThan(bytes.length);
    }
  });

  it('rotates them upright by the camera’s orientation', async () => {
    const turned = await photograph(800, 400).withMetadata({ orientation: 6 }).toBuffer();
    const [copy] = await pictureCopies(uploaded(turned));
    expect([copy?.file.width, copy?.file.height]).toEqual([400, 800]);
  });

  it('preserves animation', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 300, height: 200, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const copies = await pictureCopies(uploaded(moving));
    expect(copies.map(({ key, file }) => [key, file.width, file.height])).toEqual([
      ['small_webp', 300, 200],
    ]);
    expect((await sharp(copies[0]?.file.filepath).metadata()).pages).toBe(2);
  });

  it('skips small pictures', async () => {
    expect(await pictureCopies(uploaded(await photograph(240, 240).toBuffer()))).toEqual([]);
  });
});
