interface Limits {
  /** Streams of one client at once. */
  perClient: number;
  /** Streams of all clients at once. */
  all: number;
}

/** Who is holding how many streams: one who reads slowly shall not take the places of all others. */
export class StreamPlaces {
  readonly #limits: Limits;
  readonly #held = new Map<string, number>();
  #all = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Takes a place and gives what leaves it again, to be called once; or says what there are too many of. */
  take(client: string): (() => void) | 'client' | 'all' {
    const held = this.#held.get(client) ?? 0;
    if (held >= this.#limits.perClient) return 'client';
    if (this.#all >= this.#limits.all) return 'all';
    this.#held.set(client, held + 1);
    this.#all += 1;
    return () => this.#leave(client);
  }

  #leave(client: string): void {
    const left = (this.#held.get(client) ?? 1) - 1;
    if (left === 0) this.#held.delete(client);
    else this.#held.set(client, left);
    this.#all -= 1;
  }
}
