import { useState } from 'react';
import { MINUTE_MS } from '@iia/shared/dates';
import { Notice } from '@/ui/Notice';
import { ScreenOnly } from '@/ui/printVisibility';
import { Skeleton } from '@/ui/Skeleton';
import { useHasPassed } from '@/ui/useHasPassed';
import { CONFIRMING_POLL_MS } from './confirmingPoll';
import { texts } from './texts';
import { useAttempts, type Attempt } from './useAttempts';

/** After that, the page offers to continue instead of asking the member to wait. */
const PATIENCE_MS = 2 * MINUTE_MS;

const AttemptNotice = ({ attempt }: { attempt: Attempt }) => {
  const { gateway, state } = attempt;
  const [lateAt] = useState(() => new Date(Date.now() + PATIENCE_MS).toISOString());
  const isLate = useHasPassed(lateAt);
  if (state === 'open') {
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

type GatewayResultProps = {
  /** Of the unpaid order or membership request. */
  code: string;
  /** Whether the member has just come back from a gateway's page, which proves nothing. */
  isReturn: boolean;
};

/** What is known of the latest payment by a gateway: after the member's return, and later if the result is unknown. */
export const GatewayResult = ({ code, isReturn }: GatewayResultProps) => {
  const { latest, isLoading } = useAttempts(code, isReturn ? CONFIRMING_POLL_MS : undefined);
  if (isReturn && isLoading) return <Skeleton height="7rem" />;
  if (!latest || !(isReturn || latest.state === 'unresolved')) return null;
  return (
    <ScreenOnly>
      <AttemptNotice attempt={latest} />
    </ScreenOnly>
  );
};
