import type { Core } from '@strapi/strapi';
import { isPostgres, placeholders, query, toDate, type Stamp } from '../sql/query';

/** Emails sent concurrently. */
const BATCH = 5;

export interface ClaimedEmail {
  id: number;
  documentId: string;
  to: string;
  subject: string;
  /** Includes this attempt. Identifies the claim: a later claim of the email has a higher number. */
  attempts: number;
  expiresAt: Date | null;
  /** Id of the request or task that wrote it; null for emails older than this column. */
  requestId: string | null;
  replyTo: string | null;
  unsubscribeUrl: string | null;
  text: string;
  html: string;
}

interface EmailRow {
  id: number;
  document_id: string;
  recipient: string;
  subject: string;
  attempts: number;
  expires_at: Stamp | null;
  request_id: string | null;
}

interface BodyRow {
  letter_id: number;
  reply_to: string | null;
  unsubscribe_url: string | null;
  text: string;
  html: string;
}

/** Claims a few due emails for this process; others skip them. */
export async function claimEmails(strapi: Core.Strapi, now: Date): Promise<ClaimedEmail[]> {
  const db = strapi.db.connection;
  const due = `select id from letters
    where state = 'waiting' and due_at <= ? and (expires_at is null or expires_at > ?)
    order by due_at limit ${BATCH}`;
  const rows = await query<EmailRow>(
    db,
    `update letters
     set state = 'sending', claimed_at = ?, updated_at = ?, attempts = attempts + 1
     where ${isPostgres(db) ? `id = any(array(${due} for update skip locked))` : `id in (${due})`}
     returning id, document_id, recipient, subject, attempts, expires_at, request_id`,
    [now, now, now, now],
  );
  if (rows.length === 0) return [];
  const bodies = await query<BodyRow>(
    db,
    `select letter_id, reply_to, unsubscribe_url, text, html from letter_bodies where letter_id in (${placeholders(rows.length)})`,
    rows.map(({ id }) => id),
  );
  const bodyOf = new Map(bodies.map((body) => [body.letter_id, body]));
  return rows.flatMap((row) => {
    const body = bodyOf.get(row.id);
    return body ? [toClaimed(row, body)] : [];
  });
}

function toClaimed(row: EmailRow, body: BodyRow): ClaimedEmail {
  const { id, subject, attempts, expires_at: end } = row;
  return {
    id,
    subject,
    attempts,
    documentId: row.document_id,
    to: row.recipient,
    requestId: row.request_id,
    expiresAt: end === null ? null : toDate(end),
    replyTo: body.reply_to,
    unsubscribeUrl: body.unsubscribe_url,
    text: body.text,
    html: body.html,
  };
}
