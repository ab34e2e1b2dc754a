import { LRUCache } from 'lru-cache';

export interface StaleCacheOptions<T> {
  maxBytes: number;
  /** What one value takes up, in bytes. */
  sizeOf: (value: T) => number;
  /** How long a value is served without a look at the source. */
  freshMs: number;
  /** How long after that it may still be served: while a newer one is fetched, or while that fails. */
  staleMs: number;
  now?: () => number;
}

/** What a source gives: a value, and the words by which it can be purged. A source that fails throws. */
export interface Produced<T> {
  value: T;
  tags: readonly string[];
  /** False for what may be answered but not kept; what was kept before is gone then. */
  keep: boolean;
}

interface Entry<T> {
  value: T;
  tags: readonly string[];
  freshUntil: number;
  usableUntil: number;
  /** Its content changed at the source: to be served only where the source fails. */
  purged: boolean;
}

export interface FetchOptions {
  /** Wait for the newer value where the kept one is stale, instead of serving it meanwhile. */
  waitWhenStale?: boolean;
}

/** After a failure the source is left alone for this long. */
const PAUSE_AFTER_FAILURE_MS = 2_000;

/**
 * Keeps values up to a number of bytes, the least recently used going first. A stale value is served
 * while one newer is fetched, and on when that fails; one flight a key, however many ask.
 */
export class StaleCache<T extends object> {
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #flights = new Map<string, Promise<T>>();
  readonly #options: Required<StaleCacheOptions<T>>;
  /** Counts the purges: what was begun before one may hold what it was to remove. */
  #purges = 0;

  constructor(options: StaleCacheOptions<T>) {
    this.#options = { now: Date.now, ...options };
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      // The key and the entry around the value take up room as well.
      sizeCalculation: ({ value }, key) => options.sizeOf(value) + key.length * 2 + 300,
    });
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** The value if it is fresh; undefined where {@link fetch} has something to do. */
  fresh(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.purged) return undefined;
    return entry.freshUntil > this.#options.now() ? entry.value : undefined;
  }

  /**
   * The kept value or a newer one.
   * @throws whatever the source threw, where nothing usable is kept
   */
  async fetch(
    key: string,
    produce: () => Promise<Produced<T>>,
    { waitWhenStale = false }: FetchOptions = {},
  ): Promise<T> {
    const entry = this.#entries.get(key);
    const now = this.#options.now();
    if (entry === undefined || entry.usableUntil <= now) return this.#fly(key, produce);
    if (!entry.purged && entry.freshUntil > now) return entry.value;
    const mustWait = entry.purged || waitWhenStale;
    const flight = this.#fly(key, produce).catch(() => {
      // The last good value stays good enough while its source fails.
      entry.freshUntil = this.#options.now() + PAUSE_AFTER_FAILURE_MS;
      entry.purged = false;
      return entry.value;
    });
    return mustWait ? flight : entry.value;
  }

  /** Marks what bears one of the tags, or everything, as changed at its source. */
  purge(tags?: readonly string[]): number {
    this.#purges += 1;
    let count = 0;
    for (const entry of this.#entries.values()) {
      if (tags !== undefined && !entry.tags.some((tag) => tags.includes(tag))) continue;
      entry.purged = true;
      count += 1;
    }
    return count;
  }

  #fly(key: string, produce: () => Promise<Produced<T>>): Promise<T> {
    const flightKey = `${this.#purges} ${key}`;
    const running = this.#flights.get(flightKey);
    if (running !== undefined) return running;
    const flight = this.#produce(key, produce).finally(() => this.#flights.delete(flightKey));
    this.#flights.set(flightKey, flight);
    return flight;
  }

  async #produce(key: string, produce: () => Promise<Produced<T>>): Promise<T> {
    const purges = this.#purges;
    const { value, tags, keep } = await produce();
    if (keep) {
      const now = this.#options.now();
      const freshUntil = now + this.#options.freshMs;
      this.#entries.set(key, {
        value,
        tags,
        freshUntil,
        usableUntil: freshUntil + this.#options.staleMs,
        purged: purges !== this.#purges,
      });
    } else {
      this.#entries.delete(key);
    }
    return value;
  }
}
