import type { Knex } from 'knex';
import type { NotificationKind } from '../../generated/types';
import { writeNotification } from '../../platform/notifications/writeNotification';
import { environment } from '../../platform/environment';
import type { EmailContent } from '../../platform/mail/Mail';
import { writeMail } from '../../platform/mail/writeMail';
import { refundTexts } from './texts';

/** The recipient of notices about payments for an order or a membership request. */
export interface Payer {
  /** Code of the order or request. */
  code: string;
  /** Null if the account is gone. */
  userId: number | null;
  /** Null or empty if the account was deleted with its address. */
  email: string | null;
  /** Path of the page of the order or request. */
  url: string;
}

interface Message {
  kind: NotificationKind;
  title: string;
  body: string;
  /** For the email; by default the notification's body. */
  paragraphs?: readonly string[];
  facts: NonNullable<EmailContent['facts']>;
}

/**
 * Sends a notification, and an email with the same content. Contains no name: the address may be
 * anyone's.
 */
export async function notifyPayer(
  trx: Knex.Transaction,
  { userId, email, url, code }: Payer,
  { kind, title, body, paragraphs = [body], facts }: Message,
): Promise<void> {
  if (userId !== null) await writeNotification(trx, { userId, kind, title, body, url });
  if (!email) return;
  await writeMail(trx, {
    kind: 'refund',
    to: email,
    subject: title,
    greeting: refundTexts.greeting,
    paragraphs,
    facts: [[refundTexts.facts.code(code), code], ...facts],
    action: { label: refundTexts.open(code), url: `${environment().publicUrl}${url}` },
  });
}
