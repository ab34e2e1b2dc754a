import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { OrderItemInput } from '@/data/generated/types';
import { askQuote, type QuoteAnswer } from './askQuote';

/** How long a cart rests before it is priced: a run of presses on “plus” is one question. */
const pauseMs = 250;

interface Heard {
  question: string;
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
  const [heard, setHeard] = useState<Heard | null>(null);
  const question = items.length > 0 ? JSON.stringify([items, discountCode, buyer, attempt]) : '';
  const first = heard === null;

  useEffect(() => {
    if (!question) return undefined;
    let wanted = true;
    const timer = setTimeout(
      () => {
        const [asked, code] = JSON.parse(question) as [OrderItemInput[], string | null];
        askQuote(client, asked, code).then(
          (answer) => wanted && setHeard({ question, answer, error: null }),
          (error: unknown) =>
            wanted && setHeard((before) => ({ question, answer: before?.answer ?? null, error })),
        );
      },
      first ? 0 : pauseMs,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `first` only chooses the pause and must not ask again.
  }, [client, question]);

  const current = heard?.question === question;
  return {
    answer: question ? (heard?.answer ?? null) : null,
    error: question ? (heard?.error ?? null) : null,
    busy: question !== '' && !current,
    retry: () => setAttempt((count) => count + 1),
  };
}
