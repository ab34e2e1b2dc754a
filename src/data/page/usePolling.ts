import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import type { Access, DocumentFor } from '../generated/access';

const POLL_INTERVAL_MS = 15_000;

const isAway = (): boolean => window.document.visibilityState !== 'visible' || !navigator.onLine;

/**
 * Fetches a page's query again, by default every 15 seconds, while the page is visible and online, and at once when that is
 * the case again. The result reaches the page through the cache; a failure leaves the cache as it is.
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
    // The page's own query has made the first request.
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
