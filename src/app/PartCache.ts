import { PART_ELEMENT, type FindPart } from './shell/CachedPart';

const PART = new RegExp(`<${PART_ELEMENT} number="(\\d+)">(.*?)</${PART_ELEMENT}>`, 'gs');

/** Starts over beyond this: what a part depends on has few values at a time. */
const MAX_PARTS = 100;

/** The markup of parts that pages share, rendered with the first page that has them. */
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

  /** Puts the parts where the page has them, and keeps the new ones. Follows each rendering. */
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
