import type { MailKind } from './mailKinds';

/** A letter's content; `emailText` and `emailHtml` render it. Plain text throughout: values are escaped there. */
export interface EmailContent {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Shown as a table of label and value. */
  facts?: readonly (readonly [label: string, value: string])[];
  action?: { label: string; url: string };
  /** After the action. */
  notes?: readonly string[];
  thanks?: string;
}

export interface Mail extends EmailContent {
  kind: MailKind;
  to: string;
  replyTo?: string;
  /** Of letters that members may decline. */
  unsubscribeUrl?: string;
  /** Not sent after this moment. */
  expiresAt?: Date;
}
