import { LRUCache } from 'lru-cache';

export interface StaleCacheOptions<T> {
  maxBytes: number;
  sizeOf: (value: T) => number;
  freshMs: number;
  /** How long after `freshMs` a value may still be served, while it is refetched or its source fails. */
  staleMs: number;
  now?: () => number;
}

export interface Produced<T> {
  value: T;
  tags: readonly string[];
  /** False for a value that may be returned but not cached; it also evicts the previous one. */
  keep: boolean;
}

interface Entry<T> {
  value: T;
  tags: readonly string[];
  freshUntil: number;
  usableUntil: number;
  /** Changed at the source: served only if the source fails. */
  purged: boolean;
  /** Whether `produce` may compare the source with it; false after a purge of everything. */
  comparable: boolean;
}

/** Produces a value. May return `previous` if the source has not changed. */
type Produce<T> = (previous: T | undefined) => Promise<Produced<T>>;

export interface FetchOptions {
  /** Wait for the new value if the cached one is stale. */
  waitWhenStale?: boolean;
}

/** Numbers of lookups since the start, by what they found. */
export interface CacheLookups {
  hit: number;
  /** Returned while a new value is fetched. */
  stale: number;
  miss: number;
}

const FAILURE_PAUSE_MS = 2_000;

/** An LRU cache that serves stale values while refetching, and for as long as the source fails. */
export class StaleCache<T extends object> {
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #flights = new Map<string, Promise<T>>();
  readonly #options: Required<StaleCacheOptions<T>>;
  /** Incremented by each purge, because a fetch that started before it may return purged content. */
  #purges = 0;
  readonly lookups: CacheLookups = { hit: 0, stale: 0, miss: 0 };

  constructor(options: StaleCacheOptions<T>) {
    this.#options = { now: Date.now, ...options };
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ value }, key) => options.sizeOf(value) + key.length * 2 + 300,
    });
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  fresh(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.purged) return undefined;
    if (entry.freshUntil <= this.#options.now()) return undefined;
    this.lookups.hit += 1;
    return entry.value;
  }

  async fetch(
    key: string,
    produce: Produce<T>,
    { waitWhenStale = false }: FetchOptions = {},
  ): Promise<T> {
    const entry = this.#entries.get(key);
    const now = this.#options.now();
    if (entry === undefined || entry.usableUntil <= now) {
      this.lookups.miss += 1;
      return this.#startFlight(key, produce);
    }
    if (!entry.purged && entry.freshUntil > now) {
      this.lookups.hit += 1;
      return entry.value;
    }
    const mustWait = entry.purged || waitWhenStale;
    this.lookups[mustWait ? 'miss' : 'stale'] += 1;
    const flight = this.#startFlight(key, produce).catch(() => {
      entry.freshUntil = this.#options.now() + FAILURE_PAUSE_MS;
      entry.purged = false;
      return entry.value;
    });
    return mustWait ? flight : entry.value;
  }

  purge(tags?: readonly string[]): number {
    this.#purges += 1;
    let count = 0;
    for (const entry of this.#entries.values()) {
      if (tags !== undefined && !entry.tags.some((tag) => tags.includes(tag))) continue;
      entry.purged = true;
      if (tags === undefined) entry.comparable = false;
      count += 1;
    }
    return count;
  }

  #startFlight(key: string, produce: Produce<T>): Promise<T> {
    const flightKey = `${this.#purges} ${key}`;
    const running = this.#flights.get(flightKey);
    if (running !== undefined) return running;
    const flight = this.#produce(key, produce).finally(() => this.#flights.delete(flightKey));
    this.#flights.set(flightKey, flight);
    return flight;
  }

  async #produce(key: string, produce: Produce<T>): Promise<T> {
    const purges = this.#purges;
    const previous = this.#entries.peek(key);
    const { value, tags, keep } = await produce(previous?.comparable ? previous.value : undefined);
    if (keep) {
      const now = this.#options.now();
      const freshUntil = now + this.#options.freshMs;
      this.#entries.set(key, {
        value,
        tags,
        freshUntil,
        usableUntil: freshUntil + this.#options.staleMs,
        purged: purges !== this.#purges,
        comparable: true,
      });
    } else {
      this.#entries.delete(key);
    }
    return value;
  }
}
