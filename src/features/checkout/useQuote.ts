import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { OrderItemInput } from '@/data/generated/types';
import { fetchQuote, type QuoteResult } from './fetchQuote';

/** Debounce, so that repeated clicks on “plus” send one request. */
const debounceMs = 250;

interface Received {
  request: string;
  result: QuoteResult | null;
  error: unknown;
}

export interface QuoteState {
  /** The latest result; while `busy` it belongs to the previous cart. */
  result: QuoteResult | null;
  error: unknown;
  busy: boolean;
  retry: () => void;
}

/**
 * Prices the cart and requotes it on every change. A failure leaves the cart unchanged.
 *
 * @param items the cart; nothing is requested if empty.
 * @param buyer identifies whose prices apply, so that a login requotes.
 * @param discountCode a rejected one is reported, and the quote is without it.
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
    let active = true;
    const timer = setTimeout(
      () => {
        const [requested, code] = JSON.parse(request) as [OrderItemInput[], string | null];
        fetchQuote(client, requested, code).then(
          (result) => active && setReceived({ request, result, error: null }),
          (error: unknown) =>
            active && setReceived((before) => ({ request, result: before?.result ?? null, error })),
        );
      },
      first ? 0 : debounceMs,
    );
    return () => {
      active = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `first` only sets the delay and must not trigger a new request.
  }, [client, request]);

  const current = received?.request === request;
  return {
    result: request ? (received?.result ?? null) : null,
    error: request ? (received?.error ?? null) : null,
    busy: request !== '' && !current,
    retry: () => setAttempt((count) => count + 1),
  };
}
