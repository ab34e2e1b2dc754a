import { MINUTE_MS } from '@iia/shared/dates';
import type { PaymentAttemptsQuery } from '@/data/generated/operations/features/gateway-payment';
import { Notice } from '@/ui/Notice';
import { useHasPassed } from '@/ui/useHasPassed';
import { texts } from './texts';

export type Attempt = PaymentAttemptsQuery['paymentAttempts'][number];

/** After that, the page offers to continue instead of asking the member to wait. */
const PATIENCE_MS = 2 * MINUTE_MS;

type AttemptNoticeProps = {
  attempt: Attempt;
  /** When the member came back from the gateway's page, in ms since 1970; null if not from there. */
  returnedAt: number | null;
};

/** What is known of the latest payment by a gateway. Returning from the gateway proves nothing. */
export const AttemptNotice = ({ attempt, returnedAt }: AttemptNoticeProps) => {
  const { gateway, state } = attempt;
  const isLate = useHasPassed(
    returnedAt === null ? null : new Date(returnedAt + PATIENCE_MS).toISOString(),
  );
  if (state === 'open') {
    if (returnedAt === null) return null;
    const copy = isLate ? texts.slow : texts.confirming;
    return <Notice title={copy.title(gateway)}>{copy.body(gateway)}</Notice>;
  }
  if (state === 'paid') {
    return <Notice title={texts.received.title(gateway)}>{texts.received.body}</Notice>;
  }
  const { title, body } = texts.ended[state](gateway);
  return (
    <Notice tone={state === 'failed' || state === 'unresolved' ? 'warning' : 'info'} title={title}>
      {body}
    </Notice>
  );
};
