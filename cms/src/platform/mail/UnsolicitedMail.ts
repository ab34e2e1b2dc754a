import type { Core } from '@strapi/strapi';
import { RateLimiter } from '../limits/RateLimiter';
import { sendMail, type Mail } from './sendMail';

const tenMinutes = 10 * 60_000;

/**
 * Letters of one kind that anybody can have sent to anybody. They hold nothing that the asker has
 * written, and one address gets a few within ten minutes at most, whoever asks. Each kind has its own
 * measure, so that one keeps no other from its owner.
 */
export class UnsolicitedMail {
  readonly #letters: RateLimiter;

  /** @param most letters an address in ten minutes, of this process */
  constructor(most: number) {
    this.#letters = new RateLimiter(most, tenMinutes);
  }

  /** As `sendMail`, unless the address has had its letters. */
  send(strapi: Core.Strapi, mail: Mail): void {
    if (this.#letters.tryTake(mail.to)) sendMail(strapi, mail);
  }
}
