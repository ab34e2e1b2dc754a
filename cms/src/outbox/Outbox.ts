import type { Core } from '@strapi/strapi';
import { claimLetters, type ClaimedLetter } from './claimLetters';
import { isCertain } from './mailServer';
import { noteFailure, noteSent } from './noteLetters';
import type { Outlet } from './Outlet';

/** Sends what is due, a few letters at a time. Any number of processes may run one on a database. */
export class Outbox {
  readonly #strapi: Core.Strapi;
  readonly #outlet: Outlet;
  #running: Promise<void> | null = null;
  #isAwaited = false;
  #isStopped = false;

  constructor(strapi: Core.Strapi, outlet: Outlet) {
    this.#strapi = strapi;
    this.#outlet = outlet;
  }

  /** Looks for due letters, now or as soon as the current look is done. */
  wake(): void {
    this.#isAwaited = true;
    if (this.#isStopped) return;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
      if (this.#isAwaited) this.wake();
    });
  }

  /** Claims nothing more; resolves when the letters being sent are noted. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    this.#isAwaited = false;
    try {
      for (;;) {
        if (this.#isStopped) return;
        const letters = await claimLetters(this.#strapi, new Date());
        if (letters.length === 0) return;
        await Promise.all(letters.map((letter) => this.#deliver(letter)));
      }
    } catch (error) {
      // The next wake tries again.
      this.#strapi.log.error(error);
    }
  }

  async #deliver(letter: ClaimedLetter): Promise<void> {
    const { log } = this.#strapi;
    try {
      await this.#outlet(letter);
    } catch (error) {
      const attempt = { error, mayBeSent: !isCertain(error) };
      const isGivenUp = await noteFailure(this.#strapi, letter, attempt);
      const what = `Letter ${letter.documentId}, attempt ${letter.attempts}: ${String(error)}`;
      if (isGivenUp) log.error(`${what}. Given up: staff see it in the panel, under “Thư đi”.`);
      else log.warn(`${what}. It will be tried again.`);
      return;
    }
    await noteSent(this.#strapi, letter);
  }
}
