import { pageOfShareImage } from '../../src/lib/shareImage';
import { bytesOf, makeAnswer, type Answer } from '../answers/Answer';
import { StaleCache, type Produced } from '../cache/StaleCache';
import type { PageCache } from '../pages/PageCache';
import { isPlainKey } from '../pages/pageKey';
import { drawPng } from './drawPng';
import { shareImageSvg } from './shareImageSvg';

export interface ShareImagesOptions {
  pages: PageCache;
  /** The site's public origin, without a slash at the end. */
  origin: string;
  /** Where the fonts are. */
  fontFolder: string;
  maxBytes: number;
}

/** A title's picture never changes. */
const KEPT_MS = 86_400_000;

/**
 * Pictures of pages, of their titles as they stand in the pages' own heads: there is no other way to have
 * words drawn.
 */
export class ShareImages {
  readonly #images: StaleCache<Answer>;
  readonly #options: ShareImagesOptions;
  /** One is drawn at a time: however many are asked for, pages have the processor too. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: ShareImagesOptions) {
    this.#options = options;
    this.#images = new StaleCache({
      ...{ maxBytes: options.maxBytes, sizeOf: bytesOf, freshMs: KEPT_MS, staleMs: KEPT_MS },
    });
  }

  /**
   * The picture at a path of this site; null where no page has one there.
   * @param client the visitor's address
   */
  async image(path: string, client: string): Promise<Answer | null> {
    const page = pageOfShareImage(path);
    if (page === null || !isPlainKey(page)) return null;
    const { facts } = await this.#options.pages.page(page, client);
    const title = facts?.title ?? null;
    if (facts === null || title === null || facts.canonical === null) return null;
    return this.#images.fetch(title, () => this.#inTurn(() => this.#draw(title)));
  }

  async #draw(title: string): Promise<Produced<Answer>> {
    const { origin, fontFolder } = this.#options;
    const value = makeAnswer({
      status: 200,
      body: await drawPng(shareImageSvg(title, new URL(origin).host), fontFolder),
      contentType: 'image/png',
      cacheControl: 'public, max-age=3600',
      headers: ['X-Content-Type-Options', 'nosniff'],
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
