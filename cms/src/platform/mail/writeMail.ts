import type { Knex } from 'knex';
import { documentColumns, newDocumentId } from '../sql/documentIds';
import { insertRows, query, toDate, isPostgres, type Stamp } from '../sql/query';
import { emailHtml, emailText } from './renderEmail';
import type { Mail } from './Mail';
import type { Core } from '@strapi/strapi';
import { HttpError } from '../errors/HttpError';
import { formatDuration } from '@iia/shared/dates';
import { inBackground } from '../lifecycle/backgroundWork';
import { currentRequestId } from '../telemetry/requestId';
import { accountKey } from '../text/accountKey';
import { limitOf } from './mailKinds';
import { logFailure } from '../outages/logFailure';

let wake: () => void = () => undefined;

export function onMailWritten(listener: () => void): void {
  wake = listener;
}

/** Wakes the outbox of this process once the transaction has committed. */
export function signalMail({ executionPromise }: Knex.Transaction): void {
  void executionPromise.then(wake, () => undefined);
}

/** SQLite allows at most 32,766 bound values per statement. */
const BATCH = 500;

/** Columns of `subject` and `recipient`. */
const MAX_LENGTH = 255;

/**
 * Puts emails into the outbox, which sends them after the commit. Call it in the transaction of the
 * change that an email reports, so that both are stored or neither. Emails beyond the limit of their
 * kind are dropped.
 * @throws HttpError 429 beyond the limit of a kind that refuses
 */
export async function writeMail(
  trx: Knex.Transaction,
  mails: Mail | readonly Mail[],
): Promise<void> {
  const allowed = await limitMails(trx, [mails].flat());
  for (let from = 0; from < allowed.length; from += BATCH) {
    await writeBatch(trx, allowed.slice(from, from + BATCH));
  }
  if (allowed.length > 0) signalMail(trx);
}

async function writeBatch(db: Knex, mails: readonly Mail[]): Promise<void> {
  const now = new Date();
  const emails = mails.map((mail) => ({ mail, documentId: newDocumentId() }));
  const inserted = await insertRows<{ id: number; document_id: string }>(
    db,
    'letters',
    emails.map(({ mail, documentId }) => ({
      ...documentColumns(documentId, now),
      subject: headerText(mail.subject),
      recipient: mail.to,
      limit_key: limitKey(mail),
      state: 'waiting',
      attempts: 0,
      due_at: now,
      expires_at: mail.expiresAt ?? null,
      maybe_twice: false,
      request_id: currentRequestId() ?? null,
    })),
    'returning id, document_id',
  );
  const ids = new Map(inserted.map(({ id, document_id: documentId }) => [documentId, id]));
  await insertRows(
    db,
    'letter_bodies',
    emails.map(({ mail, documentId }) => ({
      letter_id: ids.get(documentId) ?? null,
      reply_to: mail.replyTo ?? null,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
      text: emailText(mail),
      html: emailHtml(mail),
    })),
  );
}

/** A line break would begin another header. */
function headerText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH - 1)}…`;
}

/** Writes an email of a limited kind that anyone can trigger; the response does not wait for it. */
export function sendUnsolicited(strapi: Core.Strapi, mail: Mail): void {
  inBackground(strapi.db.connection.transaction((trx) => writeMail(trx, [mail]))).catch(
    (error: unknown) => logFailure(strapi, error),
  );
}

/**
 * Key of a limited kind's emails to one mailbox, however the address is spelled; null for an
 * unlimited kind.
 */
function limitKey({ kind, to }: Mail): string | null {
  if (limitOf(kind) === null) return null;
  const [, name = '', domain = ''] = /^([^@+]*)[^@]*@(.*)$/.exec(accountKey(to)) ?? [];
  return `${kind} ${name}@${domain}`;
}

/**
 * Filters the emails within the limits of their recipients. Counts the stored emails, so that all
 * processes share the counts; writes for one recipient are serialized.
 * @throws HttpError 429 with Retry-After if the kind may reveal the limit
 */
async function limitMails(trx: Knex, mails: readonly Mail[]): Promise<Mail[]> {
  const allowed: Mail[] = [];
  for (const mail of mails) {
    const wait = await secondsToWait(trx, mail, allowed);
    if (wait === 0) allowed.push(mail);
    else if (limitOf(mail.kind)?.beyond === 'refuse') throw tooManyEmails(wait);
  }
  return allowed;
}

/** @returns 0 within the limit */
async function secondsToWait(trx: Knex, mail: Mail, allowed: readonly Mail[]): Promise<number> {
  const limit = limitOf(mail.kind);
  const key = limitKey(mail);
  if (!limit || key === null) return 0;
  // SQLite's transactions are exclusive from their start.
  if (isPostgres(trx)) await query(trx, 'select pg_advisory_xact_lock(hashtext(?))', [key]);
  const now = Date.now();
  const written = await query<{ created_at: Stamp }>(
    trx,
    `select created_at from letters where limit_key = ? and created_at > ?
     order by created_at desc limit ${limit.emails}`,
    [key, new Date(now - limit.seconds * 1000)],
  );
  const here = allowed.filter((other) => limitKey(other) === key).length;
  if (written.length + here < limit.emails) return 0;
  const oldest = written.at(-1);
  const since = oldest ? now - toDate(oldest.created_at).getTime() : 0;
  return Math.max(1, Math.ceil(limit.seconds - since / 1000));
}

function tooManyEmails(retryAfter: number): HttpError {
  return new HttpError(
    429,
    'RateLimitError',
    `Địa chỉ này vừa nhận nhiều thư của Viện. Quý khách vui lòng thử lại sau ${formatDuration(retryAfter)}.`,
    { retryAfter },
    { 'Retry-After': String(retryAfter) },
  );
}
