import type { MailKind } from './mailKinds';

/**
 * An email's content; `emailText` and `emailHtml` render it. Plain text throughout: rendering escapes
 * the values.
 */
export interface EmailContent {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Rendered as a table of label and value. */
  facts?: readonly (readonly [label: string, value: string])[];
  action?: { label: string; url: string };
  /** Rendered after the action. */
  notes?: readonly string[];
  thanks?: string;
}

export interface Mail extends EmailContent {
  kind: MailKind;
  to: string;
  replyTo?: string;
  /** For emails that members may decline. */
  unsubscribeUrl?: string;
  /** Not sent after this time. */
  expiresAt?: Date;
}
