import type { Knex } from 'knex';
import { HttpError } from '../errors/HttpError';
import { formatDuration } from '@iia/shared/dates';
import { isPostgres } from '../sql/isPostgres';
import { query, toDate } from '../sql/query';
import { accountKey } from '../text/accountKey';
import type { Mail } from './Mail';
import { limitOf } from './mailKinds';

/**
 * Key of a limited kind's emails to one mailbox, however the address is spelled; null for an
 * unlimited kind.
 */
export function limitKey({ kind, to }: Mail): string | null {
  if (limitOf(kind) === null) return null;
  const [, name = '', domain = ''] = /^([^@+]*)[^@]*@(.*)$/.exec(accountKey(to)) ?? [];
  return `${kind} ${name}@${domain}`;
}

/**
 * Filters the emails within the limits of their recipients. Counts the stored emails, so that all
 * processes share the counts; writes for one recipient are serialized.
 * @throws HttpError 429 with Retry-After if the kind may reveal the limit
 */
export async function limitMails(trx: Knex, mails: readonly Mail[]): Promise<Mail[]> {
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
  const written = await query<{ created_at: number | string | Date }>(
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
