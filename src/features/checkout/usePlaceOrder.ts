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
   * What was sent without an answer that settles it, also before a reload. Until it is settled only
   * `resend` makes sense: another content under its key would be refused.
   */
  unsettled: AddUserOrderInput | null;
  busy: boolean;
  /** Places the order; while one is on its way, or placed, that one's outcome is given. */
  place: (draft: OrderDraft) => Promise<OrderOutcome>;
  /** Sends what is unsettled again, to the letter: the server answers with the one order. */
  resend: () => Promise<OrderOutcome>;
  /** After `otherOrder`: the next `place` is an order of its own. */
  startOver: () => void;
}

/**
 * Placing an order once, however often the button is pressed or the reply is lost.
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
    // A placed order stays the answer: a press that comes late must not begin another one.
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
      if (!attempt.sent) throw new Error('Nothing was sent that could be sent again.');
      return once(attempt.sent);
    },
    startOver: () => setAttempt(startAttempt(owner)),
  };
}

/** What remains of an attempt after an outcome; `before` is how it stood when the order was sent. */
function settle(outcome: OrderOutcome, before: OrderAttempt, sent: OrderAttempt): OrderAttempt {
  switch (outcome.kind) {
    case 'placed':
      closeAttempt();
      return { ...sent, sent: null };
    case 'unknown':
      return sent;
    case 'loggedOut':
    case 'turnedAway':
      // Nothing new is known: what was unsettled before stays so.
      return before.sent ? sent : recordRefused(sent);
    default:
      return recordRefused(sent);
  }
}
