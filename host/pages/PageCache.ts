import { bytesOf } from '../answers/Answer';
import { StaleCache, type Produced } from '../cache/StaleCache';
import { DegradedPage, type PageAnswer } from './PageRenderer';
import { isPlainKey, pageKey, pageUrl } from './pageKey';

export interface PageCacheOptions {
  maxBytes: number;
  freshMs: number;
  staleMs: number;
  parametersAt: (pathname: string) => Promise<readonly string[]>;
  render: (
    key: string,
    client: string,
    previous: PageAnswer | undefined,
  ) => Promise<Produced<PageAnswer>>;
}

/** Cache share of addresses with a query or an unusual spelling, of which there is no end. */
const UNBOUNDED_SHARE = 0.25;

export const HOST_CLIENT = '127.0.0.1';

/** Rendered pages by address, in two caches: endless variants cannot evict the canonical pages. */
export class PageCache {
  readonly #canonical: StaleCache<PageAnswer>;
  readonly #unbounded: StaleCache<PageAnswer>;
  readonly #options: PageCacheOptions;

  constructor(options: PageCacheOptions) {
    const { maxBytes, freshMs, staleMs } = options;
    const shared = { sizeOf: bytesOf, freshMs, staleMs };
    this.#canonical = new StaleCache<PageAnswer>({
      ...shared,
      maxBytes: maxBytes * (1 - UNBOUNDED_SHARE),
    });
    this.#unbounded = new StaleCache<PageAnswer>({
      ...shared,
      maxBytes: maxBytes * UNBOUNDED_SHARE,
    });
    this.#options = options;
  }

  get bytes(): number {
    return this.#canonical.bytes + this.#unbounded.bytes;
  }

  fresh(target: string): PageAnswer | undefined {
    return this.#cacheFor(target).fresh(target);
  }

  async page(target: string, client: string): Promise<PageAnswer> {
    const { parametersAt, render } = this.#options;
    const key = target.includes('?')
      ? pageKey(target, await parametersAt(pageUrl(target).pathname))
      : target;
    try {
      return await this.#cacheFor(key).fetch(key, (previous) => render(key, client, previous));
    } catch (error) {
      if (error instanceof DegradedPage) return error.answer;
      throw error;
    }
  }

  purge(tags?: readonly string[]): number {
    return this.#canonical.purge(tags) + this.#unbounded.purge(tags);
  }

  #cacheFor(key: string): StaleCache<PageAnswer> {
    return isPlainKey(key) ? this.#canonical : this.#unbounded;
  }
}
