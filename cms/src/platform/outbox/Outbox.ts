import { MINUTE_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import { claimEmails, type ClaimedEmail } from './claimEmails';
import { isCertain } from './mailServer';
import { query } from '../sql/query';
import { deleteEmailBodies } from './expireEmails';
import { logFailure } from '../outages/logFailure';
import { emailAttempts } from '../telemetry/metrics';
import { withRequestId } from '../telemetry/requestId';

/** Delays after each failed attempt. */
const BACKOFF_MS = [1, 5, 15, 60, 4 * 60, 12 * 60].map((minutes) => minutes * MINUTE_MS);

/** Characters of an error that are stored. */
const MAX_ERROR = 500;

/** Only while the claim is valid: once it is abandoned, another process may have sent the email again. */
async function markSent(strapi: Core.Strapi, { id, attempts }: ClaimedEmail): Promise<void> {
  const now = new Date();
  await strapi.db.connection.transaction(async (trx) => {
    const updated = await query<{ id: number }>(
      trx,
      `update letters
       set state = 'sent', sent_at = ?, claimed_at = null, last_error = null, updated_at = ?
       where id = ? and state = 'sending' and attempts = ? returning id`,
      [now, now, id, attempts],
    );
    await deleteEmailBodies(trx, updated);
  });
}

interface FailedAttempt {
  error: unknown;
  /** Whether the mail server may have accepted the email nevertheless. */
  mayBeSent: boolean;
}

/** @returns whether delivery was given up */
async function markFailed(
  strapi: Core.Strapi,
  { id, attempts }: ClaimedEmail,
  { error, mayBeSent }: FailedAttempt,
): Promise<boolean> {
  const now = new Date();
  const wait = BACKOFF_MS[attempts - 1];
  await query(
    strapi.db.connection,
    `update letters
     set state = ?, due_at = ?, claimed_at = null, last_error = ?, updated_at = ?,
       maybe_twice = (maybe_twice or ?)
     where id = ? and state = 'sending' and attempts = ?`,
    [
      wait === undefined ? 'failed' : 'waiting',
      new Date(now.getTime() + (wait ?? 0)),
      String(error).slice(0, MAX_ERROR),
      now,
      mayBeSent,
      id,
      attempts,
    ],
  );
  return wait === undefined;
}

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
        await Promise.all(
          emails.map((email) =>
            withRequestId(email.requestId ?? undefined, () => this.#deliver(email)),
          ),
        );
      }
    } catch (error) {
      // Retried by the next wake-up.
      logFailure(this.#strapi, error);
    }
  }

  async #deliver(email: ClaimedEmail): Promise<void> {
    const { log } = this.#strapi;
    try {
      await this.#deliverEmail(email);
    } catch (error) {
      const attempt = { error, mayBeSent: !isCertain(error) };
      const hasGivenUp = await markFailed(this.#strapi, email, attempt);
      emailAttempts.inc({ result: hasGivenUp ? 'failed' : 'retry' });
      // Mail servers repeat the address, which is personal data.
      const reason = String(error).replaceAll(email.to, 'its recipient');
      const what = `Email ${email.documentId}, attempt ${email.attempts}: ${reason}`;
      if (hasGivenUp) log.error(`${what}. Given up: staff see it in the panel, under “Thư đi”.`);
      else log.warn(`${what}. It will be retried.`);
      return;
    }
    emailAttempts.inc({ result: 'sent' });
    await markSent(this.#strapi, email);
  }
}

/** Delivers emails. Rejects if an email was not accepted. */
export type DeliverEmail = (email: ClaimedEmail) => Promise<void>;
