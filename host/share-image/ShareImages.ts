import { pageOfShareImage } from '../../src/lib/shareImage';
import { bytesOf, createResponse, type HostResponse } from '../responses/HostResponse';
import { StaleCache, type Produced } from '../cache/StaleCache';
import type { PageCache } from '../pages/PageCache';
import { isPlainKey } from '../pages/pageKey';
import type { ReadHostFile } from '../hostFiles';
import { drawShareImage, readShareFonts, type ShareFonts } from './drawShareImage';

export interface ShareImagesOptions {
  pages: PageCache;
  origin: string;
  readHostFile: ReadHostFile;
  maxBytes: number;
}

const CACHE_MS = 86_400_000;

/** The title comes from the page's head, so that requests cannot have arbitrary text drawn. */
export class ShareImages {
  readonly #images: StaleCache<HostResponse>;
  readonly #options: ShareImagesOptions;
  #fonts: ShareFonts | undefined;
  /** Drawn one at a time, to leave CPU time for pages. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: ShareImagesOptions) {
    this.#options = options;
    this.#images = new StaleCache({
      maxBytes: options.maxBytes,
      sizeOf: bytesOf,
      freshMs: CACHE_MS,
      staleMs: CACHE_MS,
    });
  }

  async image(path: string, client: string): Promise<HostResponse | null> {
    const page = pageOfShareImage(path);
    if (page === null || !isPlainKey(page)) return null;
    const { facts } = await this.#options.pages.page(page, client);
    if (!facts?.title || facts.canonical === null) return null;
    const { title } = facts;
    return this.#images.fetch(title, () => this.#inTurn(() => this.#draw(title)));
  }

  async #draw(title: string): Promise<Produced<HostResponse>> {
    const { origin, readHostFile } = this.#options;
    this.#fonts ??= await readShareFonts(readHostFile);
    const value = createResponse({
      status: 200,
      body: await drawShareImage(title, new URL(origin).host, this.#fonts),
      contentType: 'image/png',
      cacheControl: 'public, max-age=3600',
      compress: false,
    });
    return { value, tags: [], keep: true };
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }
}
