import { PART_ELEMENT, type FindPart } from './CachedPart';

const PART = new RegExp(`<${PART_ELEMENT} number="(\\d+)">(.*?)</${PART_ELEMENT}>`, 'gs');

/** The cache is cleared beyond this size. Cache keys have few values at a time. */
const MAX_PARTS = 100;

/** Caches the markup of parts that pages share; the first page that contains a part renders it. */
export class PartCache {
  #numbers = new Map<string, number>();
  #markups = new Map<number, string>();
  #last = 0;

  readonly find: FindPart = (name, cacheKey) => {
    const entryKey = `${name} ${JSON.stringify(cacheKey)}`;
    let number = this.#numbers.get(entryKey);
    if (number === undefined) {
      number = this.#last += 1;
      this.#numbers.set(entryKey, number);
    }
    return { number, cached: this.#markups.has(number) };
  };

  /** Inserts cached parts into the page, and caches new ones. Call after each render. */
  fill(page: string): string {
    const filled = page.replace(PART, (_, digits: string, rendered: string) => {
      const number = Number(digits);
      const markup = this.#markups.get(number) ?? rendered;
      this.#markups.set(number, markup);
      return markup;
    });
    if (this.#markups.size > MAX_PARTS) {
      this.#markups.clear();
      this.#numbers.clear();
    }
    return filled;
  }
}
