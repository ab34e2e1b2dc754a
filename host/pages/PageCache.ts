import { bytesOf, type Answer } from '../answers/Answer';
import { StaleCache, type Produced } from '../cache/StaleCache';
import { DegradedPage } from './PageRenderer';
import { pageKey } from './pageKey';

export interface PageCacheOptions {
  maxBytes: number;
  freshMs: number;
  staleMs: number;
  render: (key: string) => Promise<Produced<Answer>>;
}

/** The share of the room that pages with a query may take: they are without number, the others not. */
const QUERY_SHARE = 0.25;

/** Rendered pages by their address. Those with a query can't push out those without one. */
export class PageCache {
  readonly #plain: StaleCache<Answer>;
  readonly #queried: StaleCache<Answer>;
  readonly #render: PageCacheOptions['render'];

  constructor({ maxBytes, freshMs, staleMs, render }: PageCacheOptions) {
    const shared = { sizeOf: bytesOf, freshMs, staleMs };
    this.#plain = new StaleCache({ ...shared, maxBytes: maxBytes * (1 - QUERY_SHARE) });
    this.#queried = new StaleCache({ ...shared, maxBytes: maxBytes * QUERY_SHARE });
    this.#render = render;
  }

  get bytes(): number {
    return this.#plain.bytes + this.#queried.bytes;
  }

  /** The kept page if it is fresh and the address stands in its one spelling. */
  fresh(target: string): Answer | undefined {
    return this.#shelf(target).fresh(target);
  }

  /** The page, kept or rendered now; where it fails and none is kept, its error page. */
  async page(target: string): Promise<Answer> {
    const key = pageKey(target);
    try {
      return await this.#shelf(key).fetch(key, () => this.#render(key));
    } catch (error) {
      if (error instanceof DegradedPage) return error.answer;
      throw error;
    }
  }

  purge(tags?: readonly string[]): number {
    return this.#plain.purge(tags) + this.#queried.purge(tags);
  }

  #shelf(key: string): StaleCache<Answer> {
    return key.includes('?') ? this.#queried : this.#plain;
  }
}
