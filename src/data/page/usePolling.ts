import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import type { Access, DocumentFor } from '../generated/access';

const POLL_INTERVAL_MS = 15_000;

const isAway = (): boolean => window.document.visibilityState !== 'visible' || !navigator.onLine;

/**
 * Refetches a page's query, by default every 15 seconds, while the page is visible and online, and immediately when it
 * becomes so again. The result reaches the page through the cache. A failure leaves the cache unchanged.
 *
 * @param variables null to stop
 */
export function usePolling<Data, Variables extends OperationVariables, Who extends Access>(
  document: DocumentFor<Who, Data, Variables>,
  variables: NoInfer<Variables> | null,
  pollInterval = POLL_INTERVAL_MS,
): void {
  const isActive = variables !== null;
  const { refetch } = useQuery<unknown>(document, {
    variables: variables ?? {},
    skip: !isActive,
    // The query of the page has sent the first request.
    fetchPolicy: 'cache-first',
    pollInterval,
    skipPollAttempt: isAway,
  });
  const refetchOnReturn = useEffectEvent(() => {
    if (!isAway()) refetch().catch(() => undefined);
  });

  useEffect(() => {
    if (!isActive) return undefined;
    window.document.addEventListener('visibilitychange', refetchOnReturn);
    window.addEventListener('online', refetchOnReturn);
    return () => {
      window.document.removeEventListener('visibilitychange', refetchOnReturn);
      window.removeEventListener('online', refetchOnReturn);
    };
  }, [isActive]);
}
