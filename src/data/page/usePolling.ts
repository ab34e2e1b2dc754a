import type { DocumentNode, OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import type { Access, DocumentFor } from '../generated/access';

const EVERY_MS = 15_000;

/**
 * Asks a page's question again, by default every 15 seconds, while the page is visible and online, and at once on
 * returning to it. The answer reaches the page through the cache; a failure leaves what it shows.
 *
 * @param variables null: not asked
 */
export function usePolling<Data, Variables extends OperationVariables, Who extends Access>(
  document: DocumentFor<Who, Data, Variables>,
  variables: NoInfer<Variables> | null,
  everyMs = EVERY_MS,
): void {
  const client = useApolloClient();
  const active = variables !== null;
  const ask = useEffectEvent(() => {
    const query: DocumentNode = document;
    client
      .query({ query, variables: variables ?? {}, fetchPolicy: 'network-only' })
      .catch(() => undefined);
  });

  useEffect(() => {
    if (!active) return undefined;
    let asked = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = (): void => {
      clearTimeout(timer);
      if (window.document.visibilityState !== 'visible' || !navigator.onLine) return;
      let wait = asked + everyMs - Date.now();
      if (wait <= 0) {
        asked = Date.now();
        ask();
        wait = everyMs;
      }
      timer = setTimeout(schedule, wait);
    };
    schedule();
    window.document.addEventListener('visibilitychange', schedule);
    window.addEventListener('online', schedule);
    return () => {
      clearTimeout(timer);
      window.document.removeEventListener('visibilitychange', schedule);
      window.removeEventListener('online', schedule);
    };
  }, [active, everyMs]);
}
