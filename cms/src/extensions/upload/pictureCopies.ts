import { join } from 'node:path';
import { createReadStream } from 'node:fs';
import sharp, { type Sharp } from 'sharp';

export interface UploadedFile {
  name: string;
  hash: string;
  path?: string | null;
  tmpWorkingDirectory?: string;
  getStream: () => NodeJS.ReadableStream;
}

/** Keyed as in the picture's `formats`. */
export interface PictureCopy {
  key: string;
  file: UploadedFile & {
    ext: string;
    mime: string;
    filepath: string;
    width: number;
    height: number;
    /** Kilobytes. */
    size: number;
    sizeInBytes: number;
  };
}

/** Pixels, under the names of Strapi's own copies; pictures are never enlarged. */
const widths = { small: 500, medium: 750, large: 1000, full: 1600 } as const;

/** Pictures no wider than this, e.g. logos, need no copies. */
const MIN_WIDTH = 245;

/** WebP for all current browsers, AVIF where supported: about half the bytes of a JPEG. */
const encodings: readonly { kind: string; encode: (picture: Sharp) => Sharp; still: boolean }[] = [
  { kind: 'webp', encode: (picture) => picture.webp({ quality: 78 }), still: false },
  { kind: 'avif', encode: (picture) => picture.avif({ quality: 52, effort: 3 }), still: true },
];

/** Each width in each encoding, rotated by EXIF orientation. AVIF would freeze animations. */
export async function pictureCopies(file: UploadedFile): Promise<PictureCopy[]> {
  const source = sharp({ animated: true });
  file.getStream().pipe(source);
  const { autoOrient, pages = 1 } = await source.clone().metadata();
  if (autoOrient.width <= MIN_WIDTH) return [];
  const copies = Object.entries(widths).flatMap(([name, width], index, all) => {
    const isWide = index === 0 || autoOrient.width > (all[index - 1]?.[1] ?? 0);
    return encodings
      .filter(({ still }) => isWide && !(still && pages > 1))
      .map(({ kind, encode }) => ({
        key: `${name}_${kind}`,
        kind,
        picture: encode(source.clone().autoOrient().resize({ width, withoutEnlargement: true })),
      }));
  });
  const written: PictureCopy[] = [];
  // One at a time: an upload may be slow, but must not starve other requests.
  for (const { key, kind, picture } of copies) written.push(await write(file, key, kind, picture));
  return written;
}

async function write(
  file: UploadedFile,
  key: string,
  kind: string,
  picture: Sharp,
): Promise<PictureCopy> {
  const hash = `${key}_${file.hash}`;
  const filepath = join(file.tmpWorkingDirectory ?? '', hash);
  const { width, height, size, pageHeight } = await picture.toFile(filepath);
  return {
    key,
    file: {
      name: `${key}_${file.name}`,
      hash,
      ext: `.${kind}`,
      mime: `image/${kind}`,
      path: file.path ?? null,
      filepath,
      getStream: () => createReadStream(filepath),
      width,
      height: pageHeight ?? height,
      size: Math.round(size / 10) / 100,
      sizeInBytes: size,
    },
  };
}
