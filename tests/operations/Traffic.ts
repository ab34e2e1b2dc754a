import { setTimeout as pause } from 'node:timers/promises';
import { registration, testPassword } from '../support/members';
import { orderBody } from '../support/orders';
import type { Answer, Site } from './Site';

const PRICE = 1_000_000;
const VISITORS = 3;
const BUYERS = 3;
/** How long each rests between two requests. */
const REST_MS = { visitor: 60, buyer: 120 };
/** A visitor reloads, and a buyer presses the button again: then the failure is theirs to see. */
const REPEAT_AFTER_MS = [250, 1_000, 3_000];

/** All exist without editors' content. */
const PAGES = ['/khoa-hoc', '/hoi-thao', '/tai-lieu', '/tin-tuc', '/dang-nhap', '/build.json'];

export interface Count {
  requests: number;
  /** Failed, and succeeded when the client repeated them. */
  repeated: number;
  /** Failed each time. */
  failed: number;
}

export interface Result {
  pages: Count;
  orders: Count;
  /** Acknowledged, and not in the database. */
  lost: number;
  /** Keys with more than one order, or with another than the acknowledged one. */
  doubled: number;
  seconds: number;
}

interface Buyer {
  email: string;
  token: string;
}

/** Visitors who read pages, and members who buy one course, until it is stopped. */
export class Traffic {
  readonly #acknowledged = new Map<string, string>();
  readonly #buyers: Buyer[] = [];
  #failures: string[] = [];

  private constructor(
    private readonly site: Site,
    private readonly course: string,
  ) {}

  /** @param course the documentId of a course for 1,000,000 đồng with unlimited seats */
  static async create(site: Site, course: string): Promise<Traffic> {
    const traffic = new Traffic(site, course);
    for (let count = 0; count < BUYERS; count += 1) {
      const member = registration();
      await succeed(
        site.send('/api/auth/local/register', { method: 'POST', json: member }),
        'registration',
      );
      traffic.#buyers.push({ email: member.email, token: '' });
    }
    // The hosts cache each page once.
    for (const path of [...PAGES, ...PAGES]) await succeed(site.send(path), path);
    return traffic;
  }

  /** What failed in the last `during`, for the report. */
  get failures(): readonly string[] {
    return this.#failures;
  }

  /** Runs both kinds of clients while something happens to the site. */
  async during(work: () => Promise<void>): Promise<Result> {
    await this.#logIn();
    this.#failures = [];
    const started = performance.now();
    const [pages, orders] = [newCount(), newCount()];
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
    try {
      await work();
    } finally {
      isRunning = false;
      await Promise.all(clients);
    }
    const seconds = (performance.now() - started) / 1000;
    return { pages, orders, ...(await this.#compareOrders()), seconds };
  }

  async #read(turn: number, count: Count): Promise<void> {
    const path = PAGES[turn % PAGES.length] ?? '/khoa-hoc';
    await this.#repeat(count, `GET ${path}`, () => this.site.send(path));
  }

  async #buy({ token }: Buyer, count: Count): Promise<void> {
    const order = orderBody([{ kind: 'course', documentId: this.course, quantity: 1 }], PRICE);
    const call = { method: 'POST', token, json: order } as const;
    const { status, body } = await this.#repeat(count, 'order', () =>
      this.site.send('/api/order/addUserOrder', call),
    );
    if (status !== 200) return;
    const { data } = JSON.parse(body) as { data: { documentId: string } };
    this.#acknowledged.set(order.idempotencyKey, data.documentId);
  }

  async #repeat(count: Count, what: string, send: () => Promise<Answer>): Promise<Answer> {
    count.requests += 1;
    let answer = await send();
    const isFailure = ({ status }: Answer) => status === 0 || status >= 429;
    if (!isFailure(answer)) return this.#noteStatus(what, answer);
    for (const delay of REPEAT_AFTER_MS) {
      await pause(delay);
      const previous = answer;
      answer = await send();
      if (!isFailure(answer)) {
        count.repeated += 1;
        this.#failures.push(`${what}: ${previous.status}, then ${answer.status}`);
        return answer;
      }
    }
    count.failed += 1;
    this.#failures.push(`${what}: ${answer.status} ${answer.body.slice(0, 200)}`);
    return answer;
  }

  /** A response that no repetition changes, such as a lost login, is a mistake of the test or of the site. */
  #noteStatus(what: string, answer: Answer): Answer {
    if (answer.status >= 400) throw new Error(`${what}: ${answer.status} ${answer.body}`);
    return answer;
  }

  /** An access token lasts ten minutes. */
  async #logIn(): Promise<void> {
    for (const buyer of this.#buyers) {
      const json = { identifier: buyer.email, password: testPassword };
      const body = await succeed(
        this.site.send('/api/auth/local', { method: 'POST', json }),
        'login',
      );
      buyer.token = (JSON.parse(body) as { jwt: string }).jwt;
    }
  }

  async #compareOrders(): Promise<Pick<Result, 'lost' | 'doubled'>> {
    const rows = await this.site.sql<{ key: string; id: string }>(
      'select idempotency_key as key, document_id as id from orders',
    );
    const stored = new Map<string, string[]>();
    for (const { key, id } of rows) stored.set(key, [...(stored.get(key) ?? []), id]);
    const found = [...this.#acknowledged].map(([key, id]) => ({ id, ids: stored.get(key) ?? [] }));
    return {
      lost: found.filter(({ id, ids }) => !ids.includes(id)).length,
      doubled: [...stored.values()].filter((ids) => ids.length > 1).length,
    };
  }
}

const newCount = (): Count => ({ requests: 0, repeated: 0, failed: 0 });

async function succeed(answer: Promise<Answer>, what: string): Promise<string> {
  const { status, body } = await answer;
  if (status !== 200 && status !== 201) throw new Error(`${what}: ${status} ${body.slice(0, 500)}`);
  return body;
}
