import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { OrderItemInput } from '@/data/generated/types';
import { fetchQuote, type QuoteAnswer } from './fetchQuote';

/** How long a cart rests before it is priced: a run of presses on “plus” is one question. */
const debounceMs = 250;

interface Received {
  request: string;
  answer: QuoteAnswer | null;
  error: unknown;
}

export interface QuoteState {
  /** What was heard last; while `busy` it is about the cart as it was before. */
  answer: QuoteAnswer | null;
  error: unknown;
  busy: boolean;
  retry: () => void;
}

/**
 * What the cart costs, asked anew whenever it changes. A failure leaves the cart as it is.
 *
 * @param items the cart; none, and nothing is asked.
 * @param buyer tells one buyer's prices from another's: a login asks again.
 * @param discountCode one that does not apply is told, and the quote is without it.
 */
export function useQuote(
  items: readonly OrderItemInput[],
  buyer: string,
  discountCode: string | null = null,
): QuoteState {
  const client = useApolloClient();
  const [attempt, setAttempt] = useState(0);
  const [received, setReceived] = useState<Received | null>(null);
  const request = items.length > 0 ? JSON.stringify([items, discountCode, buyer, attempt]) : '';
  const first = received === null;

  useEffect(() => {
    if (!request) return undefined;
    let current = true;
    const timer = setTimeout(
      () => {
        const [asked, code] = JSON.parse(request) as [OrderItemInput[], string | null];
        fetchQuote(client, asked, code).then(
          (answer) => current && setReceived({ request: request, answer, error: null }),
          (error: unknown) =>
            current &&
            setReceived((before) => ({ request: request, answer: before?.answer ?? null, error })),
        );
      },
      first ? 0 : debounceMs,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `first` only chooses the pause and must not ask again.
  }, [client, request]);

  const current = received?.request === request;
  return {
    answer: request ? (received?.answer ?? null) : null,
    error: request ? (received?.error ?? null) : null,
    busy: request !== '' && !current,
    retry: () => setAttempt((count) => count + 1),
  };
}
