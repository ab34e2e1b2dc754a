import type { TestApi } from '../server/startApi';

export interface StoredEmail {
  id: number;
  recipient: string;
  subject: string;
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'expired';
  attempts: number;
  maybe_twice: boolean | number;
  last_error: string | null;
  expires_at: Date | number | null;
  /** Null once it is sent or expired. */
  text: string | null;
  html: string | null;
  reply_to: string | null;
  unsubscribe_url: string | null;
}

/** The outbox, oldest email first. Without a mail server, emails stay there. */
export function storedEmails(api: TestApi, recipient?: string): Promise<StoredEmail[]> {
  return api.sql<StoredEmail>(
    `select l.*, b.text, b.html, b.reply_to, b.unsubscribe_url from letters l
     left join letter_bodies b on b.letter_id = l.id
     ${recipient === undefined ? '' : 'where l.recipient = ?'} order by l.id`,
    recipient === undefined ? [] : [recipient],
  );
}
