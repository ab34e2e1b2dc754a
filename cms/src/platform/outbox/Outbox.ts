import type { Core } from '@strapi/strapi';
import { claimEmails, type ClaimedEmail } from './claimEmails';
import { isCertain } from './mailServer';
import { markFailed, markSent } from './markEmails';
import type { DeliverEmail } from './DeliverEmail';

/** Sends due emails, a few at a time. Any number of processes may run one on a database. */
export class Outbox {
  readonly #strapi: Core.Strapi;
  readonly #deliverEmail: DeliverEmail;
  #running: Promise<void> | null = null;
  #isAwaited = false;
  #isStopped = false;

  constructor(strapi: Core.Strapi, deliverEmail: DeliverEmail) {
    this.#strapi = strapi;
    this.#deliverEmail = deliverEmail;
  }

  /** Looks for due emails, now or as soon as the current run is done. */
  wake(): void {
    this.#isAwaited = true;
    if (this.#isStopped) return;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
      if (this.#isAwaited) this.wake();
    });
  }

  /** Claims nothing more; resolves when the current deliveries are recorded. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    this.#isAwaited = false;
    try {
      for (;;) {
        if (this.#isStopped) return;
        const emails = await claimEmails(this.#strapi, new Date());
        if (emails.length === 0) return;
        await Promise.all(emails.map((email) => this.#deliver(email)));
      }
    } catch (error) {
      // Retried by the next wake-up.
      this.#strapi.log.error(error);
    }
  }

  async #deliver(email: ClaimedEmail): Promise<void> {
    const { log } = this.#strapi;
    try {
      await this.#deliverEmail(email);
    } catch (error) {
      const attempt = { error, mayBeSent: !isCertain(error) };
      const hasGivenUp = await markFailed(this.#strapi, email, attempt);
      const what = `Email ${email.documentId}, attempt ${email.attempts}: ${String(error)}`;
      if (hasGivenUp) log.error(`${what}. Given up: staff see it in the panel, under “Thư đi”.`);
      else log.warn(`${what}. It will be retried.`);
      return;
    }
    await markSent(this.#strapi, email);
  }
}
