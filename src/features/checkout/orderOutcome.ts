import { ApiError } from '@/data/ApiError';
import type { AddUserOrderInput } from '@/data/generated/types';
import type { AddUserOrderMutation } from '@/data/generated/operations/AddUserOrder';
import type { Quote } from './fetchQuote';
import { codeRefusalOf } from './codeRefusalOf';
import { lineProblems, type LineProblem } from './lineProblems';

/**
 * What came of placing an order. Those the server decided (`priceChanged`,
 * `lines`, `refused`) say for certain: not placed.
 */
export type OrderOutcome =
  | { kind: 'placed'; order: AddUserOrderMutation['addUserOrder'] }
  /** Another total than the buyer saw. */
  | {
      kind: 'priceChanged';
      quote: Quote;
      /** Why the discount code applies no more; the quote is then without it. */
      codeRefusal: string | null;
    }
  /** Lines that cannot be ordered, by `lineKey`. */
  | { kind: 'lines'; problems: ReadonlyMap<string, LineProblem>; message: string }
  /** The key belongs to an order with another content, which was placed. */
  | { kind: 'otherOrder' }
  /** The session is over; whether an earlier try was placed is as unknown as before. */
  | { kind: 'loggedOut' }
  /** Turned away at the door (too many requests): nothing new is known. */
  | { kind: 'turnedAway'; message: string }
  /** No answer that settles it: the order may stand or not. Asking again is safe. */
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
 * Reads a failed `addUserOrder`. A status below 500 was written by the server after it had decided;
 * no answer, or a failure on the way (5xx may be a gateway's), decides nothing.
 */
export function orderOutcome(error: unknown, input: AddUserOrderInput): OrderOutcome {
  if (!(error instanceof ApiError)) {
    // A fault of ours on the way back says nothing about the order.
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
