import { setTimeout as pause } from 'node:timers/promises';
import { registration, testPassword, userIdOf } from '../support/members';
import { orderBody } from '../support/orders';
import type { Site, SiteResponse } from './Site';

const PRICE = 1_000_000;
const VISITORS = 3;
const BUYERS = 3;
/** The pause of each client between two requests. */
const REST_MS = { visitor: 60, buyer: 120 };
/** A buyer presses the button again, which sends the same key (src/data/sendOnce). Visitors see each failure. */
const REPEAT_AFTER_MS = [250, 1_000, 3_000];
const LONGEST_RECOVERY_MS = 60_000;

/** All exist without editors' content. */
export const PAGES = [
  '/khoa-hoc',
  '/hoi-thao',
  '/tai-lieu',
  '/tin-tuc',
  '/dang-nhap',
  '/build.json',
];
/** nginx takes turns, so each host has each page in its cache then. */
const WARMING_ROUNDS = 4;

export interface Count {
  requests: number;
  failed: number;
}

export interface Result {
  pages: Count;
  /** `repeated`: failed, and succeeded when sent again with the same key. `failed`: each time. */
  orders: Count & { repeated: number };
  /** Acknowledged, and not in the database. */
  lost: number;
  /** Orders in the database beyond one for each key sent, and seats reserved beyond those of the orders. */
  doubled: number;
  seconds: number;
}

/** The interface of a site to its clients. */
export type Served = Pick<Site, 'send' | 'sql'>;

interface Buyer {
  id: number;
  email: string;
  token: string;
  keys: Set<string>;
}

interface Acknowledged {
  id: string;
  at: number;
}

/** Visitors who read pages, and members who buy one course, until it is stopped. */
export class Traffic {
  readonly #acknowledged = new Map<string, Acknowledged>();
  readonly #buyers: Buyer[] = [];
  #failures: string[] = [];

  private constructor(
    private readonly site: Served,
    private readonly course: string,
  ) {}

  /** @param course the documentId of a course for 1,000,000 đồng with a million seats */
  static async create(site: Served, course: string, buyers = BUYERS): Promise<Traffic> {
    const traffic = new Traffic(site, course);
    for (let count = 0; count < buyers; count += 1) {
      const { email } = await registerMember(site);
      const id = await userIdOf(site, email);
      traffic.#buyers.push({ id, email, token: '', keys: new Set() });
    }
    return traffic;
  }

  /** Failures during the last `during`, for the report. */
  get failures(): readonly string[] {
    return this.#failures;
  }

  /** Runs both kinds of clients while something happens to the site. */
  async during(work: () => Promise<void>): Promise<Result> {
    await this.prepare();
    this.#failures = [];
    const started = performance.now();
    const pages: Count = { requests: 0, failed: 0 };
    const orders = { requests: 0, repeated: 0, failed: 0 };
    let isRunning = true;
    const keepOn = async (turn: (count: number) => Promise<void>, restMs: number) => {
      for (let count = 0; isRunning; count += 1) {
        await turn(count);
        await pause(restMs);
      }
    };
    const clients = [
      ...Array.from({ length: VISITORS }, (_, at) =>
        keepOn((count) => this.#read(count + at, pages), REST_MS.visitor),
      ),
      ...this.#buyers.map((buyer) => keepOn(() => this.#buy(buyer, orders), REST_MS.buyer)),
    ];
    // An error of a client must not be an unhandled rejection while the work continues.
    const ended = Promise.allSettled(clients);
    try {
      await work();
    } finally {
      isRunning = false;
      await ended;
    }
    await Promise.all(clients);
    const seconds = (performance.now() - started) / 1000;
    return { pages, orders, ...(await this.compareOrders()), seconds };
  }

  /** One order by one of the buyers in turn, without repetition. */
  async order(turn: number): Promise<SiteResponse> {
    const buyer = this.#buyerOf(turn);
    return this.#place(buyer, this.#newOrder(buyer));
  }

  profile(turn: number): Promise<SiteResponse> {
    return this.site.send('/api/users/me', { token: this.#buyerOf(turn).token });
  }

  /** Waits until an order that begins now is acknowledged. @throws Error after a minute */
  async recover(): Promise<void> {
    const deadline = Date.now() + LONGEST_RECOVERY_MS;
    for (;;) {
      if ((await this.order(0)).status === 200) return;
      if (Date.now() > deadline) throw new Error('Orders still fail a minute after the end.');
      await pause(500);
    }
  }

  /** Orders placed since a backup may be lost when it is restored. */
  forgetSince(time: Date): void {
    for (const [key, { at }] of this.#acknowledged) {
      if (at >= time.getTime()) this.#acknowledged.delete(key);
    }
  }

  get acknowledged(): number {
    return this.#acknowledged.size;
  }

  async #read(turn: number, count: Count): Promise<void> {
    const path = PAGES[turn % PAGES.length] ?? '/khoa-hoc';
    count.requests += 1;
    const { status, body } = await this.site.send(path);
    if (status === 200) return;
    count.failed += 1;
    this.#failures.push(`GET ${path}: ${status} ${firstLine(body)}`);
  }

  async #buy(buyer: Buyer, count: Result['orders']): Promise<void> {
    const order = this.#newOrder(buyer);
    count.requests += 1;
    const statuses: number[] = [];
    for (const delay of [...REPEAT_AFTER_MS, null]) {
      const { status, body } = await this.#place(buyer, order);
      statuses.push(status);
      if (status === 200) {
        if (statuses.length === 1) return;
        count.repeated += 1;
        this.#failures.push(`order: ${statuses.join(', then ')}`);
        return;
      }
      if (delay === null) this.#failures.push(`order: ${status} ${firstLine(body)}`);
      else await pause(delay);
    }
    count.failed += 1;
  }

  #buyerOf(turn: number): Buyer {
    const buyer = this.#buyers[turn % this.#buyers.length];
    if (!buyer) throw new Error('There are no buyers.');
    return buyer;
  }

  #newOrder(buyer: Buyer) {
    const order = orderBody([{ kind: 'course', documentId: this.course, quantity: 1 }], PRICE);
    buyer.keys.add(order.idempotencyKey);
    return order;
  }

  /** @throws Error for a status that retries cannot change, such as a lost login */
  async #place({ token }: Buyer, order: ReturnType<typeof orderBody>): Promise<SiteResponse> {
    const call = { method: 'POST', token, json: order } as const;
    const response = await this.site.send('/api/order/addUserOrder', call);
    const { status, body } = response;
    if (status === 200) {
      const { data } = JSON.parse(body) as { data: { documentId: string } };
      this.#acknowledged.set(order.idempotencyKey, { id: data.documentId, at: Date.now() });
    } else if (status !== 0 && status < 500 && status !== 429) {
      throw new Error(`order: ${status} ${body}`);
    }
    return response;
  }

  /** New logins, as an access token lasts ten minutes, and pages in the cache of each host. */
  async prepare(): Promise<void> {
    for (const buyer of this.#buyers) buyer.token = await logInMember(this.site, buyer.email);
    for (let round = 0; round < WARMING_ROUNDS; round += 1) {
      for (const path of PAGES) await succeed(this.site.send(path), path);
    }
  }

  /** @throws Error if the database is unavailable */
  async compareOrders(): Promise<Pick<Result, 'lost' | 'doubled'>> {
    const rows = await this.site.sql<{ key: string; id: string; user: number }>(
      `select o.idempotency_key as key, o.document_id as id, o.user_id as "user" from orders o
       join order_lines l on l.order_id = o.id where l.item_document_id = ?`,
      [this.course],
    );
    const [seats] = await this.site.sql<{ taken: number }>(
      'select taken from order_places where item_id = ?',
      [this.course],
    );
    const ids = new Map(rows.map(({ key, id }) => [key, id]));
    const lost = [...this.#acknowledged].filter(([key, { id }]) => ids.get(key) !== id).length;
    const sent = new Map(
      this.#buyers.flatMap(({ id, keys }) => [...keys].map((key) => [key, id] as const)),
    );
    const known = new Set(
      rows.filter(({ key, user }) => sent.get(key) === user).map(({ key }) => key),
    );
    return {
      lost,
      doubled: rows.length - known.size + Math.abs((seats?.taken ?? 0) - rows.length),
    };
  }
}

const firstLine = (text: string): string => text.slice(0, 200).split('\n', 1)[0] ?? '';

/** Registers as a visitor does. */
export async function registerMember(site: Served): Promise<{ email: string }> {
  const member = registration();
  const call = { method: 'POST', json: member } as const;
  await succeed(site.send('/api/auth/local/register', call), 'registration');
  return member;
}

/** Again after a lost connection, as nginx closes one that was idle. @returns an access token */
export async function logInMember(site: Served, email: string): Promise<string> {
  const json = { identifier: email, password: testPassword };
  const logIn = () => site.send('/api/auth/local', { method: 'POST', json });
  const first = await logIn();
  const body = await succeed(first.status === 0 ? logIn() : Promise.resolve(first), 'login');
  return (JSON.parse(body) as { jwt: string }).jwt;
}

/** @throws Error unless the status is 200 or 201 */
export async function succeed(response: Promise<SiteResponse>, what: string): Promise<string> {
  const { status, body } = await response;
  if (status !== 200 && status !== 201) throw new Error(`${what}: ${status} ${body.slice(0, 500)}`);
  return body;
}
