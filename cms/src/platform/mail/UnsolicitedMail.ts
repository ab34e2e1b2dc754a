import type { Core } from '@strapi/strapi';
import { RateLimiter } from '../limits/RateLimiter';
import type { Mail } from './Mail';
import { writeMail } from './writeMail';

/**
 * Mail of one kind that anybody can trigger to anybody. It repeats nothing that the sender of the request
 * wrote, and an address receives only a few within ten minutes. Each kind has a limit of its own, so that
 * one cannot crowd out another.
 */
export class UnsolicitedMail {
  readonly #limiter: RateLimiter;

  constructor(kind: string, perTenMinutes: number) {
    this.#limiter = new RateLimiter({ name: kind, attempts: perTenMinutes, seconds: 600 });
  }

  /** Writes it within the limit of the address; the answer does not wait for it. */
  send(strapi: Core.Strapi, mail: Mail): void {
    void this.#limiter
      .tryTake(strapi, mail.to)
      .then(async (allowed) => {
        if (!allowed) return;
        await strapi.db.connection.transaction((trx) => writeMail(trx, [mail]));
      })
      .catch((error: unknown) => strapi.log.error(error));
  }
}
