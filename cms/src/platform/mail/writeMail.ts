import type { Knex } from 'knex';
import { documentColumns } from '../sql/documentColumns';
import { newDocumentId } from '../sql/documentIds';
import { insertRows } from '../sql/query';
import { emailHtml } from './emailHtml';
import { emailText } from './emailText';
import { limitKey, limitMails } from './limitMails';
import type { Mail } from './Mail';
import type { Core } from '@strapi/strapi';

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
export async function writeMail(trx: Knex.Transaction, mails: readonly Mail[]): Promise<void> {
  const allowed = await limitMails(trx, mails);
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
  strapi.db.connection
    .transaction((trx) => writeMail(trx, [mail]))
    .catch((error: unknown) => strapi.log.error(error));
}
