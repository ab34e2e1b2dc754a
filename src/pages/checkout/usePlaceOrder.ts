import { useApolloClient } from '@apollo/client/react';
import type { ApiError } from 'rest-contract';
import {
  AddUserOrderDocument,
  type AddUserOrderMutation,
} from '@/data/generated/operations/features/checkout';
import type { AddUserOrderInput } from '@/data/generated/types';
import { attempts } from '@/data/sendOnce/attempts';
import { isKeyReused, undecided, type Undecided } from '@/data/sendOnce/undecided';
import { useSendOnce, type SendOnce } from '@/data/sendOnce/useSendOnce';
import { type Quote, discountCodeErrorOf } from '@/features/checkout/fetchQuote';
import { lineProblems, type LineProblem } from '@/features/checkout/lineProblems';

/**
 * The result of placing an order. `priceChanged`, `lines` and `rejected` are the server's decisions:
 * the order was definitely not placed.
 */
export type OrderOutcome =
  | { kind: 'placed'; order: AddUserOrderMutation['addUserOrder'] }
  /** The total differs from the one the buyer saw. */
  | {
      kind: 'priceChanged';
      quote: Quote;
      /** Why the discount code no longer applies; the quote is then without it. */
      codeError: string | null;
    }
  /** Lines that cannot be ordered, by `lineKey`. */
  | { kind: 'lines'; problems: ReadonlyMap<string, LineProblem>; message: string }
  /** The key belongs to an order with different content, which was placed. */
  | { kind: 'otherOrder' }
  | Undecided
  | { kind: 'rejected'; message: string; fields: Record<string, string> };

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

/** Interprets a failed `addUserOrder`. */
export function orderOutcome(error: unknown, input: AddUserOrderInput): OrderOutcome {
  const unknownOutcome = undecided(error);
  if (unknownOutcome) return unknownOutcome;
  if (isKeyReused(error)) return { kind: 'otherOrder' };
  const { code, message, fields, details } = error as ApiError;
  const quote = code === 'PriceChanged' ? readQuote(details) : null;
  if (quote) return { kind: 'priceChanged', quote, codeError: discountCodeErrorOf(error) };
  const problems = lineProblems(error, input.items);
  if (problems.size > 0) return { kind: 'lines', problems, message };
  return { kind: 'rejected', message, fields };
}

const orderAttempts = attempts<AddUserOrderInput>('order');

/**
 * Places an order exactly once, whatever the number of clicks or lost responses.
 *
 * @param owner the member's documentId.
 */
export function usePlaceOrder(owner: string): SendOnce<AddUserOrderInput, OrderOutcome> {
  const client = useApolloClient();
  return useSendOnce<AddUserOrderInput, OrderOutcome>(orderAttempts, owner, async (input) => {
    try {
      const { data } = await client.mutate({
        mutation: AddUserOrderDocument,
        variables: { input },
      });
      return { kind: 'placed', order: (data as AddUserOrderMutation).addUserOrder };
    } catch (error) {
      return orderOutcome(error, input);
    }
  });
}
