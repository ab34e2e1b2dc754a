import { useRef, useState } from 'react';
import type { Attempt, Attempts } from './attempts';

/**
 * The outcome of a request. `placed`: it succeeded. `unknown`: it may have succeeded. `loggedOut` and
 * `turnedAway`: nothing new is known. Any other kind: it failed.
 */
interface Outcome {
  kind: string;
}

export interface SendOnce<Input, Result> {
  /**
   * The input that was sent without a definite outcome, even before a reload. Until that is resolved, call only
   * `resend`: the server rejects different content under the same key.
   */
  unsettled: Input | null;
  busy: boolean;
  /** Sends the input. Returns the existing outcome while a request is pending or after it was placed. */
  send: (draft: Omit<Input, 'idempotencyKey'>) => Promise<Result>;
  /** Resends the unsettled input unchanged, to which the server returns the same result. */
  resend: () => Promise<Result>;
  /** Starts a new attempt with the next `send`. */
  startOver: () => void;
}

/**
 * Sends an input exactly once, however often the button is pressed or the response is lost.
 *
 * @param owner the member's documentId
 * @param submit sends the input; never throws
 */
export function useSendOnce<Input extends { idempotencyKey: string }, Result extends Outcome>(
  attempts: Attempts<Input>,
  owner: string,
  submit: (input: Input) => Promise<Result>,
): SendOnce<Input, Result> {
  const [attempt, setAttempt] = useState(() => attempts.resume(owner));
  const [busy, setBusy] = useState(false);
  const inFlight = useRef<Promise<Result> | null>(null);

  const dispatch = async (input: Input): Promise<Result> => {
    const before = attempt;
    const sent = attempts.recordSent(before, input);
    setBusy(true);
    const outcome = await submit(input).finally(() => setBusy(false));
    setAttempt(settle(attempts, outcome, before, sent));
    // Retain a placed result, so that a late press does not start another attempt.
    if (outcome.kind !== 'placed') inFlight.current = null;
    return outcome;
  };

  const once = (input: Input): Promise<Result> => (inFlight.current ??= dispatch(input));

  return {
    unsettled: attempt.sent,
    busy,
    send: (draft) => once({ ...draft, idempotencyKey: attempt.key } as Input),
    resend: () => {
      if (!attempt.sent) throw new Error('There is nothing to resend.');
      return once(attempt.sent);
    },
    startOver: () => {
      inFlight.current = null;
      setAttempt(attempts.start(owner));
    },
  };
}

/** The attempt after an outcome; `before` is its state before sending. */
function settle<Input>(
  attempts: Attempts<Input>,
  { kind }: Outcome,
  before: Attempt<Input>,
  sent: Attempt<Input>,
): Attempt<Input> {
  switch (kind) {
    case 'placed':
      attempts.close();
      return { ...sent, sent: null };
    case 'unknown':
      return sent;
    case 'loggedOut':
    case 'turnedAway':
      // Nothing new is known, so that an unsettled input remains unsettled.
      return before.sent ? sent : attempts.recordRefused(sent);
    default:
      return attempts.recordRefused(sent);
  }
}
