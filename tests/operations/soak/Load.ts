import { setTimeout as pause } from 'node:timers/promises';
import type { Site, SiteResponse } from '../Site';
import { PAGES, type Traffic } from '../Traffic';

const CLIENTS = 24;
const ADDRESSES = 40;
const TICK_MS = 10;
/** nginx has 2,048 connections, two for each request. */
const MAX_RUNNING = 500;
/** Of ten requests one is an order, one a profile, one a search that no cache has, and the others are cached pages. */
const [ORDER, PROFILE, SEARCH, CYCLE] = [0, 1, 2, 10];

interface Measured {
  /** Milliseconds of each request, from the time at which it was due. */
  waits: number[];
  failures: string[];
}

/** Visitors and members of many addresses, in a fixed mixture. */
export class Load {
  #turn = 0;

  constructor(
    private readonly site: Site,
    private readonly traffic: Traffic,
  ) {}

  /** Each client sends its next request when it has the last response. @returns requests a second */
  async saturate(seconds: number): Promise<number> {
    const began = performance.now();
    const until = began + seconds * 1000;
    let count = 0;
    const client = async () => {
      while (performance.now() < until) {
        const { what, response } = this.#send();
        const { status } = await response;
        if (status !== 200) throw new Error(`${what}: ${status}, while the capacity was measured`);
        count += 1;
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    return (count * 1000) / (performance.now() - began);
  }

  /** Sends at a fixed rate, whatever the responses take. Beyond `MAX_RUNNING` a request waits, which counts as its time. */
  async sustain(rate: number, seconds: number): Promise<Measured> {
    const measured: Measured = { waits: [], failures: [] };
    const running = new Set<Promise<void>>();
    const began = performance.now();
    for (let sent = 0; sent < rate * seconds;) {
      const due = Math.min(((performance.now() - began) / 1000) * rate, rate * seconds);
      for (; sent < due && running.size < MAX_RUNNING; sent += 1) {
        const one = this.#measure(began + (sent / rate) * 1000, measured);
        running.add(one);
        void one.finally(() => running.delete(one));
      }
      await pause(TICK_MS);
    }
    await Promise.all(running);
    return measured;
  }

  async #measure(due: number, { waits, failures }: Measured): Promise<void> {
    const { what, response } = this.#send();
    const { status, body } = await response;
    waits.push(performance.now() - due);
    if (status !== 200) failures.push(`${what}: ${status} ${body.slice(0, 200)}`);
  }

  #send(): { what: string; response: Promise<SiteResponse> } {
    const turn = (this.#turn += 1);
    const kind = turn % CYCLE;
    if (kind === ORDER) return { what: 'order', response: this.#orderOf(turn) };
    if (kind === PROFILE) return { what: 'profile', response: this.traffic.profile(turn) };
    const path =
      kind === SEARCH ? `/khoa-hoc?tim=kiem+${turn}` : (PAGES[turn % PAGES.length] ?? '/khoa-hoc');
    const from = `127.0.0.${2 + (turn % ADDRESSES)}`;
    return { what: `GET ${path}`, response: this.site.send(path, { from }) };
  }

  /** A refused one counts as failed, too. */
  #orderOf(turn: number): Promise<SiteResponse> {
    return this.traffic
      .order(turn)
      .catch(({ message }: Error) => ({ status: 0, headers: {}, body: message }));
  }
}
