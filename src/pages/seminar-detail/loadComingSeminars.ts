import type { ApolloClient } from '@apollo/client';
import {
  ComingSeminarsDocument,
  type ComingSeminarsQueryVariables,
} from '@/data/generated/operations/ComingSeminars';

/**
 * One more than is shown, since the seminar itself may be among them.
 *
 * @param now milliseconds since 1970: what ends from then on is coming.
 */
export const comingSeminarsVariables = (now: number): ComingSeminarsQueryVariables => ({
  endsAfter: new Date(now).toISOString(),
  sort: 'startAt:asc',
  page: 1,
  pageSize: 5,
});

/**
 * Asks for the coming seminars. They hang on nothing else, so they are asked for beside the seminar; only the
 * host waits for them. Without them the page is whole: a failure is theirs alone.
 */
export async function loadComingSeminars(client: ApolloClient, now: number): Promise<void> {
  const asked = client
    .query({ query: ComingSeminarsDocument, variables: comingSeminarsVariables(now) })
    .catch(() => undefined);
  if (import.meta.env.SSR) await asked;
}
