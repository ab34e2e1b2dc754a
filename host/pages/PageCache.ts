import { bytesOf } from '../responses/HostResponse';
import { StaleCache, type CacheLookups, type Produced } from '../cache/StaleCache';
import { DegradedPage, type PageResponse } from './PageRenderer';
import { isPlainKey, pageKey, pageUrl } from './pageKey';

export interface PageCacheOptions {
  maxBytes: number;
  freshMs: number;
  staleMs: number;
  parametersAt: (pathname: string) => Promise<readonly string[]>;
  render: (
    key: string,
    client: string,
    previous: PageResponse | undefined,
  ) => Promise<Produced<PageResponse>>;
}

/** The cache share of URLs with a query or an unusual spelling. Their number is unlimited. */
const UNBOUNDED_SHARE = 0.25;

export const HOST_CLIENT = '127.0.0.1';

/** Rendered pages by URL, in two caches, so that unlimited variants cannot evict the canonical pages. */
export class PageCache {
  readonly #canonical: StaleCache<PageResponse>;
  readonly #unbounded: StaleCache<PageResponse>;
  readonly #options: PageCacheOptions;

  constructor(options: PageCacheOptions) {
    const { maxBytes, freshMs, staleMs } = options;
    const shared = { sizeOf: bytesOf, freshMs, staleMs };
    this.#canonical = new StaleCache<PageResponse>({
      ...shared,
      maxBytes: maxBytes * (1 - UNBOUNDED_SHARE),
    });
    this.#unbounded = new StaleCache<PageResponse>({
      ...shared,
      maxBytes: maxBytes * UNBOUNDED_SHARE,
    });
    this.#options = options;
  }

  get bytes(): number {
    return this.#canonical.bytes + this.#unbounded.bytes;
  }

  get lookups(): CacheLookups {
    const [one, other] = [this.#canonical.lookups, this.#unbounded.lookups];
    return {
      hit: one.hit + other.hit,
      stale: one.stale + other.stale,
      miss: one.miss + other.miss,
    };
  }

  fresh(target: string): PageResponse | undefined {
    return this.#cacheFor(target).fresh(target);
  }

  async page(target: string, client: string): Promise<PageResponse> {
    const { parametersAt, render } = this.#options;
    const key = target.includes('?')
      ? pageKey(target, await parametersAt(pageUrl(target).pathname))
      : target;
    try {
      return await this.#cacheFor(key).fetch(key, (previous) => render(key, client, previous));
    } catch (error) {
      if (error instanceof DegradedPage) return error.response;
      throw error;
    }
  }

  purge(tags?: readonly string[]): number {
    return this.#canonical.purge(tags) + this.#unbounded.purge(tags);
  }

  #cacheFor(key: string): StaleCache<PageResponse> {
    return isPlainKey(key) ? this.#canonical : this.#unbounded;
  }
}
