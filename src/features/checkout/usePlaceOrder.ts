import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import {
  AddUserOrderDocument,
  type AddUserOrderMutation,
} from '@/data/generated/operations/AddUserOrder';
import type { AddUserOrderInput } from '@/data/generated/types';
import {
  startAttempt,
  closeAttempt,
  recordRefused,
  recordSent,
  resumeAttempt,
  type OrderAttempt,
} from './orderAttempt';
import { orderOutcome, type OrderOutcome } from './orderOutcome';

export type OrderDraft = Omit<AddUserOrderInput, 'idempotencyKey'>;

export interface PlaceOrder {
  /**
   * What was sent without a definite answer, including before a reload. Until that is resolved only
   * `resend` is useful: different content under the same key would be rejected.
   */
  unsettled: AddUserOrderInput | null;
  busy: boolean;
  /** Places the order; while one is pending or placed, returns that one's outcome. */
  place: (draft: OrderDraft) => Promise<OrderOutcome>;
  /** Resends the unsettled order verbatim: the server answers with the same order. */
  resend: () => Promise<OrderOutcome>;
  /** After `otherOrder`: makes the next `place` a separate order. */
  startOver: () => void;
}

/**
 * Places an order exactly once, however often the button is pressed or the response is lost.
 *
 * @param owner the member's documentId.
 */
export function usePlaceOrder(owner: string): PlaceOrder {
  const client = useApolloClient();
  const [attempt, setAttempt] = useState<OrderAttempt>(() => resumeAttempt(owner));
  const [busy, setBusy] = useState(false);
  const inFlight = useRef<Promise<OrderOutcome> | null>(null);

  const ask = async (input: AddUserOrderInput): Promise<OrderOutcome> => {
    try {
      const { data } = await client.mutate({
        mutation: AddUserOrderDocument,
        variables: { input },
      });
      return { kind: 'placed', order: (data as AddUserOrderMutation).addUserOrder };
    } catch (error) {
      return orderOutcome(error, input);
    }
  };

  const send = async (input: AddUserOrderInput): Promise<OrderOutcome> => {
    const before = attempt;
    const sent = recordSent(before, input);
    setBusy(true);
    const outcome = await ask(input).finally(() => setBusy(false));
    setAttempt(settle(outcome, before, sent));
    // Keep a placed order as the result, so that a late press does not start another.
    if (outcome.kind !== 'placed') inFlight.current = null;
    return outcome;
  };

  const once = (input: AddUserOrderInput): Promise<OrderOutcome> =>
    (inFlight.current ??= send(input));

  return {
    unsettled: attempt.sent,
    busy,
    place: (draft) => once({ ...draft, idempotencyKey: attempt.key }),
    resend: () => {
      if (!attempt.sent) throw new Error('There is no order to resend.');
      return once(attempt.sent);
    },
    startOver: () => setAttempt(startAttempt(owner)),
  };
}

/** The attempt after an outcome; `before` is its state before sending. */
function settle(outcome: OrderOutcome, before: OrderAttempt, sent: OrderAttempt): OrderAttempt {
  switch (outcome.kind) {
    case 'placed':
      closeAttempt();
      return { ...sent, sent: null };
    case 'unknown':
      return sent;
    case 'loggedOut':
    case 'turnedAway':
      // Nothing new is known: what was unsettled stays unsettled.
      return before.sent ? sent : recordRefused(sent);
    default:
      return recordRefused(sent);
  }
}
