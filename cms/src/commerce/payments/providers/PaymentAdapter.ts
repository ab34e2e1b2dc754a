import type { WebhookSecrets } from '../../../platform/environment';
import type { Transfer } from '../Transfer';

export interface WebhookCall {
  /** '' for a header that was not sent. */
  header(name: string): string;
  /** The body verbatim, and parsed. */
  raw: string;
  body: unknown;
}

/** The signature and format of one provider's webhook. */
export interface PaymentAdapter {
  provider: keyof WebhookSecrets;
  /** In constant time; false for a call outside the provider's time window, if it has one. */
  isSigned(call: WebhookCall, secret: string, now: Date): boolean;
  /**
   * Null for a report that is not an incoming payment: outgoing money, or the provider's test call.
   * @throws ValidationError, or HttpError 400 for an unreadable report
   */
  read(body: unknown): Transfer | null;
}
