import { useRef, useState } from 'react';
import type { Attempt, Attempts } from './attempts';

/**
 * What an answer settles. `placed`: it happened. `unknown`: it may have happened. `loggedOut` and
 * `turnedAway`: nothing new is known. Any other kind: it definitely did not happen.
 */
interface Outcome {
  kind: string;
}

export interface SendOnce<Input, Result> {
  /**
   * What was sent without a definite answer, including before a reload. Until that is resolved only
   * `resend` is useful: different content under the same key would be rejected.
   */
  unsettled: Input | null;
  busy: boolean;
  /** Sends; while something is under way or placed, returns that one's outcome. */
  send: (draft: Omit<Input, 'idempotencyKey'>) => Promise<Result>;
  /** Resends the unsettled input verbatim: the server answers with the same result. */
  resend: () => Promise<Result>;
  /** Makes the next `send` a separate one. */
  startOver: () => void;
}

/**
 * Sends an input exactly once, however often the button is pressed or the response is lost.
 *
 * @param owner the member's documentId.
 * @param ask never throws.
 */
export function useSendOnce<Input extends { idempotencyKey: string }, Result extends Outcome>(
  kept: Attempts<Input>,
  owner: string,
  ask: (input: Input) => Promise<Result>,
): SendOnce<Input, Result> {
  const [attempt, setAttempt] = useState(() => kept.resume(owner));
  const [busy, setBusy] = useState(false);
  const inFlight = useRef<Promise<Result> | null>(null);

  const dispatch = async (input: Input): Promise<Result> => {
    const before = attempt;
    const sent = kept.recordSent(before, input);
    setBusy(true);
    const outcome = await ask(input).finally(() => setBusy(false));
    setAttempt(settle(kept, outcome, before, sent));
    // Keep a placed one as the result, so that a late press does not start another.
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
      setAttempt(kept.start(owner));
    },
  };
}

/** The attempt after an outcome; `before` is its state before sending. */
function settle<Input>(
  kept: Attempts<Input>,
  { kind }: Outcome,
  before: Attempt<Input>,
  sent: Attempt<Input>,
): Attempt<Input> {
  switch (kind) {
    case 'placed':
      kept.close();
      return { ...sent, sent: null };
    case 'unknown':
      return sent;
    case 'loggedOut':
    case 'turnedAway':
      // Nothing new is known: what was unsettled stays unsettled.
      return before.sent ? sent : kept.recordRefused(sent);
    default:
      return kept.recordRefused(sent);
  }
}
