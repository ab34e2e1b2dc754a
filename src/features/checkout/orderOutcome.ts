import { ApiError } from '@/data/ApiError';
import type { AddUserOrderInput } from '@/data/generated/types';
import type { AddUserOrderMutation } from '@/data/generated/operations/AddUserOrder';
import type { Quote } from './fetchQuote';
import { codeRefusalOf } from './codeRefusalOf';
import { lineProblems, type LineProblem } from './lineProblems';

/**
 * The result of placing an order. `priceChanged`, `lines` and `refused` are the server's decisions:
 * the order was definitely not placed.
 */
export type OrderOutcome =
  | { kind: 'placed'; order: AddUserOrderMutation['addUserOrder'] }
  /** The total differs from the one the buyer saw. */
  | {
      kind: 'priceChanged';
      quote: Quote;
      /** Why the discount code no longer applies; the quote is then without it. */
      codeRefusal: string | null;
    }
  /** Lines that cannot be ordered, by `lineKey`. */
  | { kind: 'lines'; problems: ReadonlyMap<string, LineProblem>; message: string }
  /** The key belongs to an order with different content, which was placed. */
  | { kind: 'otherOrder' }
  /** The session has ended; whether an earlier attempt was placed is still unknown. */
  | { kind: 'loggedOut' }
  /** Rejected before processing (too many requests), so nothing new is known. */
  | { kind: 'turnedAway'; message: string }
  /** No definite answer: the order may or may not exist. Retrying is safe. */
  | { kind: 'unknown' }
  | { kind: 'refused'; message: string; fields: Record<string, string> };

const isQuote = (value: unknown): value is Quote =>
  typeof value === 'object' &&
  value !== null &&
  'total' in value &&
  typeof value.total === 'number' &&
  'lines' in value &&
  Array.isArray(value.lines) &&
  'discounts' in value &&
  Array.isArray(value.discounts);

const readQuote = (details: unknown): Quote | null =>
  typeof details === 'object' && details !== null && 'quote' in details && isQuote(details.quote)
    ? details.quote
    : null;

/**
 * Interprets a failed `addUserOrder`. A status below 500 is the server's own decision; no response,
 * or a 5xx that may come from a gateway, decides nothing.
 */
export function orderOutcome(error: unknown, input: AddUserOrderInput): OrderOutcome {
  if (!(error instanceof ApiError)) {
    // A client-side error while handling the response says nothing about the order.
    console.error(error);
    return { kind: 'unknown' };
  }
  const { status, code, message, fields, details } = error;
  if (status === 401) return { kind: 'loggedOut' };
  if (status === 429) return { kind: 'turnedAway', message };
  if (status < 400 || status >= 500 || status === 408) return { kind: 'unknown' };
  if (status === 422 && code === 'IdempotencyKeyReused') return { kind: 'otherOrder' };
  const quote = code === 'PriceChanged' ? readQuote(details) : null;
  if (quote) return { kind: 'priceChanged', quote, codeRefusal: codeRefusalOf(error) };
  const problems = lineProblems(error, input.items);
  if (problems.size > 0) return { kind: 'lines', problems, message };
  return { kind: 'refused', message, fields };
}
