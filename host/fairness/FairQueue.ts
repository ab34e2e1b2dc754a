import { clientOf } from '../../cms/src/platform/limits/clientOf';

/** How much is done at once, and how much may wait for it. */
export interface FairLimits {
  all: number;
  perClient: number;
  /** What waits, over all clients; without a number nothing does. */
  waiting?: number;
  waitingPerClient?: number;
}

/** There is too much to do already: of this client, or of all together. */
export class TooBusy extends Error {
  constructor(readonly whose: 'client' | 'all') {
    super(`Too much of ${whose === 'client' ? 'this client' : 'all clients'} is under way.`);
    this.name = 'TooBusy';
  }
}

interface Client {
  running: number;
  /** What begins each piece of work that waits, the first in line first. */
  waiting: (() => void)[];
}

/**
 * Bounds what clients have done at once. Who asks for more waits in a line of their own, and the lines
 * take turns: one client's thousand requests hold up another's single one by one turn.
 */
export class FairQueue {
  readonly #limits: Required<FairLimits>;
  /** Those with work, in the order of their next turn. */
  readonly #clients = new Map<string, Client>();
  #running = 0;
  #waiting = 0;

  constructor(limits: FairLimits) {
    this.#limits = { waiting: 0, waitingPerClient: limits.waiting ?? 0, ...limits };
  }

  /**
   * Resolves, at the client's turn, to what ends it; to be called once.
   * @param ip the client's address
   * @throws TooBusy
   */
  async enter(ip: string): Promise<() => void> {
    const name = clientOf(ip);
    const client = this.#clients.get(name) ?? { running: 0, waiting: [] };
    if (this.#isFree(client)) {
      this.#clients.set(name, client);
      this.#begin(client);
    } else {
      const { perClient, waiting, waitingPerClient } = this.#limits;
      if (client.waiting.length >= waitingPerClient || this.#waiting >= waiting) {
        throw new TooBusy(client.running >= perClient ? 'client' : 'all');
      }
      this.#clients.set(name, client);
      this.#waiting += 1;
      await new Promise<void>((begin) => client.waiting.push(begin));
    }
    return () => this.#leave(name, client);
  }

  /**
   * Does a piece of work at the client's turn.
   * @throws TooBusy where it can't even wait
   */
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
      // To the end: everybody else has a turn before this client's next.
      this.#clients.delete(name);
      this.#clients.set(name, client);
      this.#waiting -= 1;
      this.#begin(client);
      client.waiting.shift()?.();
      return;
    }
  }
}
