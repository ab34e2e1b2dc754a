import { Fault } from '../errors/Fault';

interface Window {
  count: number;
  endsAt: number;
}

/** Counts attempts by key within fixed windows, in the memory of this process. */
export class RateLimiter {
  readonly #windows = new Map<string, Window>();

  /**
   * @param max attempts a window
   * @param lengthMs of a window
   * @param maxKeys remembered at once: a flood of keys costs no more memory than this
   */
  constructor(
    private readonly max: number,
    private readonly lengthMs: number,
    private readonly maxKeys = 50_000,
  ) {}

  /** Counts one attempt. @throws Fault 429 with Retry-After when there were too many. */
  take(key: string, now = Date.now()): void {
    if (this.tryTake(key, now)) return;
    const seconds = Math.ceil((this.#current(key, now).endsAt - now) / 1000);
    throw new Fault(
      429,
      'RateLimitError',
      'Quý khách thao tác quá nhanh, vui lòng thử lại sau ít phút.',
      { retryAfter: seconds },
      { 'Retry-After': String(seconds) },
    );
  }

  /** As `take`, where nobody is told. @returns false when there were too many */
  tryTake(key: string, now = Date.now()): boolean {
    const window = this.#current(key, now);
    window.count += 1;
    return window.count <= this.max;
  }

  /** Forgets the attempts of a key, e.g. after the right password. */
  forgive(key: string): void {
    this.#windows.delete(key);
  }

  /** Takes one attempt back: it was none of those that are counted. */
  giveBack(key: string, now = Date.now()): void {
    const window = this.#windows.get(key);
    if (window && window.endsAt > now && window.count > 0) window.count -= 1;
  }

  #current(key: string, now: number): Window {
    const known = this.#windows.get(key);
    if (known && known.endsAt > now) return known;
    if (this.#windows.size >= this.maxKeys) this.#tidy(now);
    const window = { count: 0, endsAt: now + this.lengthMs };
    this.#windows.delete(key);
    this.#windows.set(key, window);
    return window;
  }

  /** Drops what has ended; where nothing has, the oldest tenth. */
  #tidy(now: number): void {
    for (const [key, { endsAt }] of this.#windows) {
      if (endsAt <= now) this.#windows.delete(key);
    }
    if (this.#windows.size < this.maxKeys) return;
    const oldest = [...this.#windows.keys()].slice(0, Math.ceil(this.maxKeys / 10));
    for (const key of oldest) this.#windows.delete(key);
  }
}
