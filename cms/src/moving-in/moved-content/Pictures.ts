import type { Core } from '@strapi/strapi';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { decoded } from './draftPosts';
import type { Picture } from './htmlToBlocks';
import { readMovedRecord, saveMovedRecord } from './movedRecords';

/** A file of the media library, as images in rich text store it. */
export interface StoredPicture {
  id: number;
  documentId: string;
  name: string;
  url: string;
  alternativeText: string | null;
  [field: string]: unknown;
}

/** The picture cannot be fetched, or the file is not a picture. The message is shown to the operator. */
export class PictureRefused extends Error {}

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 20_000_000;
/** SVG can contain scripts. */
const FORMATS: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
};
const FILE = 'plugin::upload.file';

/** Fetches pictures from one site only, each once, into the media library. */
export class Pictures {
  readonly #strapi: Core.Strapi;
  readonly #site: URL;
  readonly #dryRun: boolean;

  /** @param site e.g. `https://www.example.vn` */
  constructor(strapi: Core.Strapi, site: string, dryRun: boolean) {
    this.#strapi = strapi;
    this.#site = new URL(site);
    this.#dryRun = dryRun;
  }

  /**
   * A picture, fetched if it is not in the library. Call it before the transaction that needs it: a slow
   * site must not block the database.
   * @returns null in a dry run
   * @throws PictureRefused
   */
  async store({ url, alternativeText }: Picture): Promise<StoredPicture | null> {
    const address = this.#address(url);
    if (this.#dryRun) return null;
    const key = { source: 'picture', uid: FILE, externalId: address.href };
    const known = await this.#strapi.db.transaction(({ trx }) => readMovedRecord(trx, key));
    const found = known && (await this.#find(known.documentId));
    if (found) return found;
    const bytes = await this.#fetch(address);
    return await this.#strapi.db.transaction(async ({ trx }) => {
      const file = await this.#upload(address, bytes, alternativeText);
      const moved = { documentId: file.documentId, digest: '', savedAt: '', pictures: false };
      await saveMovedRecord(trx, key, moved);
      return file;
    });
  }

  #address(url: string): URL {
    const address = URL.canParse(url, this.#site.href) ? new URL(url, this.#site) : null;
    const hosts = [address?.hostname, this.#site.hostname].map((host) =>
      host?.replace(/^www\./, ''),
    );
    if (!address || !/^https?:$/.test(address.protocol) || hosts[0] !== hosts[1]) {
      throw new PictureRefused(`Ảnh ${url} không nằm ở ${this.#site.origin}, không lấy.`);
    }
    // The site may have moved from http since, or to another port for the move. A path can begin with `//`,
    // which would name another host if it were resolved as a reference.
    const target = new URL(this.#site);
    target.pathname = address.pathname;
    target.search = address.search;
    return target;
  }

  async #find(documentId: string): Promise<StoredPicture | null> {
    return (await this.#strapi.db
      .query(FILE)
      .findOne({ where: { documentId } })) as StoredPicture | null;
  }

  async #fetch(address: URL): Promise<Buffer> {
    try {
      const response = await fetch(address, {
        // A redirect must not lead to another site either.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new PictureRefused(`Ảnh ${address.href}: lỗi ${response.status}.`);
      return await readLimited(response, address);
    } catch (error) {
      if (error instanceof PictureRefused) throw error;
      throw new PictureRefused(`Ảnh ${address.href} không tải được.`);
    }
  }

  async #upload(address: URL, bytes: Buffer, alternativeText: string): Promise<StoredPicture> {
    const { format } = await sharp(bytes)
      .metadata()
      .catch(() => ({ format: '' }));
    const mimetype = FORMATS[format ?? ''];
    if (!mimetype) throw new PictureRefused(`Ảnh ${address.href} không phải ảnh đọc được.`);
    const folder = await mkdtemp(join(tmpdir(), 'picture-'));
    try {
      const filepath = join(folder, 'picture');
      await writeFile(filepath, bytes);
      const name = decoded(basename(address.pathname)).slice(-100) || 'anh';
      const [file] = (await this.#strapi
        .plugin('upload')
        .service('upload')
        .upload({
          data: { fileInfo: { name, alternativeText } },
          files: {
            filepath,
            originalFilename: name,
            mimetype,
            size: (await stat(filepath)).size,
          },
        })) as StoredPicture[];
      if (!file) throw new Error('The media library returned no file.');
      return file;
    } catch (error) {
      // One picture must not end an import that has stored other records.
      throw new PictureRefused(`Ảnh ${address.href} không lưu được: ${(error as Error).message}`, {
        cause: error,
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

async function readLimited(response: Response, address: URL): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MAX_BYTES) throw new PictureRefused(`Ảnh ${address.href} quá lớn.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
