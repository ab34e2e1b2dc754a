import type { Core } from '@strapi/strapi';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { keyOf, ownersPrefix, publicPrefix } from '../platform/files/fileKeys';
import { fileStore } from '../platform/files/openStore';

/** `cms/sample/pictures.yaml`: texts by file name. */
export type PictureTexts = Readonly<Record<string, { alternativeText: string; caption: string }>>;

interface Use {
  isPrivate: boolean;
  /** The title of the record, which names its PDF. */
  title: unknown;
}

/** Stores PDFs of `cms/sample/files` and pictures of `cms/sample/pictures` in the media library. */
export class SampleFiles {
  readonly #strapi: Core.Strapi;
  readonly #folder: string;
  readonly #texts: PictureTexts;
  /** Row ids: several records may show one picture. */
  readonly #pictures = new Map<string, Promise<number>>();

  constructor(strapi: Core.Strapi, folder: string, texts: PictureTexts) {
    this.#strapi = strapi;
    this.#folder = folder;
    this.#texts = texts;
  }

  /** @returns its row id */
  store(file: string, { isPrivate, title }: Use): Promise<number> {
    if (extname(file) !== '.svg') {
      const prefix = isPrivate ? ownersPrefix : publicPrefix;
      const name = title ? `${String(title)}.pdf` : file;
      return this.#add(file, 'files', prefix, () => ({ name, mime: 'application/pdf' }));
    }
    const known = this.#pictures.get(file);
    if (known) return known;
    const texts = this.#texts[file];
    if (!texts) throw new Error(`"${file}" is not in pictures.yaml`);
    const picture = this.#add(file, 'pictures', publicPrefix, (bytes) => ({
      name: file,
      mime: 'image/svg+xml',
      ...texts,
      ...sizeOfSvg(bytes.toString('utf8')),
    }));
    this.#pictures.set(file, picture);
    return picture;
  }

  /** Under a stable name. */
  async #add(
    file: string,
    folder: string,
    prefix: string,
    describe: (bytes: Buffer) => object,
  ): Promise<number> {
    const bytes = await readFile(join(this.#folder, folder, file));
    const ext = extname(file);
    const url = prefix + file;
    const key = keyOf(url);
    if (!key) throw new Error(`"${file}" is not a file's name`);
    await (await fileStore(this.#strapi)).write(key, bytes);
    const { id }: { id: number } = await this.#strapi.db.query('plugin::upload.file').create({
      data: {
        ...describe(bytes),
        hash: file.slice(0, -ext.length),
        url,
        ext,
        size: Math.round(bytes.length / 10.24) / 100,
        provider: 'local',
        folderPath: '/',
      },
    });
    return id;
  }
}

/** @throws Error if its root has no `viewBox` */
export function sizeOfSvg(svg: string): { width: number; height: number } {
  const [, width, height] = /<svg[^>]* viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error('The picture has no viewBox that starts at 0 0');
  return { width: Number(width), height: Number(height) };
}
