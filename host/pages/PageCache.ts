import { bytesOf } from '../answers/Answer';
import { StaleCache, type Produced } from '../cache/StaleCache';
import { DegradedPage, type PageAnswer } from './PageRenderer';
import { isPlainKey, pageKey, pageUrl } from './pageKey';

export interface PageCacheOptions {
  maxBytes: number;
  freshMs: number;
  staleMs: number;
  /** The parameters that the page at a path is rendered by. */
  parametersAt: (pathname: string) => Promise<readonly string[]>;
  render: (key: string, client: string) => Promise<Produced<PageAnswer>>;
}

/** The share of the room for addresses that are without number: with a query, or oddly spelled. */
const MANY_SHARE = 0.25;

/** In whose name the host itself asks for a page. */
export const OURSELVES = '127.0.0.1';

/** Rendered pages by their address. Those without number can't push out the others. */
export class PageCache {
  readonly #plain: StaleCache<PageAnswer>;
  readonly #many: StaleCache<PageAnswer>;
  readonly #options: PageCacheOptions;

  constructor(options: PageCacheOptions) {
    const { maxBytes, freshMs, staleMs } = options;
    const shared = { sizeOf: bytesOf, freshMs, staleMs };
    this.#plain = new StaleCache<PageAnswer>({ ...shared, maxBytes: maxBytes * (1 - MANY_SHARE) });
    this.#many = new StaleCache<PageAnswer>({ ...shared, maxBytes: maxBytes * MANY_SHARE });
    this.#options = options;
  }

  get bytes(): number {
    return this.#plain.bytes + this.#many.bytes;
  }

  /** The kept page if it is fresh and the address stands in its one spelling. */
  fresh(target: string): PageAnswer | undefined {
    return this.#shelf(target).fresh(target);
  }

  /**
   * The page, kept or rendered now; where it fails and none is kept, its error page.
   * @param client the visitor's address
   */
  async page(target: string, client: string): Promise<PageAnswer> {
    const { parametersAt, render } = this.#options;
    const key = target.includes('?')
      ? pageKey(target, await parametersAt(pageUrl(target).pathname))
      : target;
    try {
      return await this.#shelf(key).fetch(key, () => render(key, client));
    } catch (error) {
      if (error instanceof DegradedPage) return error.answer;
      throw error;
    }
  }

  purge(tags?: readonly string[]): number {
    return this.#plain.purge(tags) + this.#many.purge(tags);
  }

  #shelf(key: string): StaleCache<PageAnswer> {
    return isPlainKey(key) ? this.#plain : this.#many;
  }
}
