import { clientOf } from '../../cms/src/platform/limits/clientOf';

export interface FairLimits {
  all: number;
  perClient: number;
  waiting?: number;
  waitingPerClient?: number;
}

export class TooBusy extends Error {
  constructor(readonly whose: 'client' | 'all') {
    super(`Too many requests from ${whose === 'client' ? 'this client' : 'all clients'}.`);
    this.name = 'TooBusy';
  }
}

interface Client {
  running: number;
  waiting: (() => void)[];
}

/** Limits concurrent work. Clients take turns: a thousand requests of one delay others by one turn. */
export class FairQueue {
  readonly #limits: Required<FairLimits>;
  readonly #clients = new Map<string, Client>();
  #running = 0;
  #waiting = 0;
  #rejected = 0;

  constructor(limits: FairLimits) {
    this.#limits = { waiting: 0, waitingPerClient: limits.waiting ?? 0, ...limits };
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Since the start. */
  get rejected(): number {
    return this.#rejected;
  }

  /** Resolves at the client's turn, to a function that ends it; throws TooBusy if the queue is full. */
  async enter(ip: string): Promise<() => void> {
    const name = clientOf(ip);
    const client = this.#clients.get(name) ?? { running: 0, waiting: [] };
    if (this.#isFree(client)) {
      this.#clients.set(name, client);
      this.#begin(client);
    } else {
      const { perClient, waiting, waitingPerClient } = this.#limits;
      if (client.waiting.length >= waitingPerClient || this.#waiting >= waiting) {
        this.#rejected += 1;
        throw new TooBusy(client.running >= perClient ? 'client' : 'all');
      }
      this.#clients.set(name, client);
      this.#waiting += 1;
      await new Promise<void>((begin) => client.waiting.push(begin));
    }
    return () => this.#leave(name, client);
  }

  async run<T>(ip: string, work: () => Promise<T>): Promise<T> {
    const leave = await this.enter(ip);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  #isFree({ running }: Client): boolean {
    return this.#running < this.#limits.all && running < this.#limits.perClient;
  }

  #begin(client: Client): void {
    client.running += 1;
    this.#running += 1;
  }

  #leave(name: string, client: Client): void {
    client.running -= 1;
    this.#running -= 1;
    if (client.running === 0 && client.waiting.length === 0) this.#clients.delete(name);
    this.#beginNext();
  }

  #beginNext(): void {
    for (const [name, client] of this.#clients) {
      if (client.waiting.length === 0 || !this.#isFree(client)) continue;
      // Back of the line: every other client has a turn first.
      this.#clients.delete(name);
      this.#clients.set(name, client);
      this.#waiting -= 1;
      this.#begin(client);
      client.waiting.shift()?.();
      return;
    }
  }
}
