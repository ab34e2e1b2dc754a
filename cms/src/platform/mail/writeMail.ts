import type { Knex } from 'knex';
import { documentColumns } from '../sql/documentColumns';
import { newDocumentId } from '../sql/documentIds';
import { insertRows } from '../sql/query';
import { letterHtml } from './letterHtml';
import { letterText } from './letterText';
import type { Mail } from './Mail';
import { signalMail } from './outboxSignal';

/** SQLite allows at most 32,766 bound values per statement. */
const BATCH = 500;

/** Columns of `subject` and `recipient`. */
const MAX_LENGTH = 255;

/**
 * Puts mails into the outbox, which sends them after the commit. Call it in the transaction of the change
 * that a mail tells of: both are kept, or neither.
 */
export async function writeMail(trx: Knex.Transaction, mails: readonly Mail[]): Promise<void> {
  for (let from = 0; from < mails.length; from += BATCH) {
    await writeBatch(trx, mails.slice(from, from + BATCH));
  }
  if (mails.length > 0) signalMail(trx);
}

async function writeBatch(db: Knex, mails: readonly Mail[]): Promise<void> {
  const now = new Date();
  const letters = mails.map((mail) => ({ mail, documentId: newDocumentId() }));
  const inserted = await insertRows<{ id: number; document_id: string }>(
    db,
    'letters',
    letters.map(({ mail, documentId }) => ({
      ...documentColumns(documentId, now),
      subject: headerText(mail.subject),
      recipient: mail.to,
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
    letters.map(({ mail, documentId }) => ({
      letter_id: ids.get(documentId) ?? null,
      reply_to: mail.replyTo ?? null,
      text: letterText(mail),
      html: letterHtml(mail),
    })),
  );
}

/** A line break would begin another header. */
function headerText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH - 1)}…`;
}
