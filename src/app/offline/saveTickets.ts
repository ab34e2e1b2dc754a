import type { ApolloClient } from '@apollo/client';
import { HOUR_MS } from '@iia/shared/dates';
import {
  UserBookingDocument,
  UserBookingsDocument,
} from '@/data/generated/operations/pages/my-courses';
import { memberCache } from '@/lib/offlineCaches';
import { savedAtOf } from '@/lib/savedAt';

/** A phone without a connection needs the next tickets, not all. */
const MAX_BOOKINGS = 5;

/** A ticket is saved again no sooner than this. */
const INTERVAL_MS = HOUR_MS;

/** Fetches the tickets of a member's next events, so that the service worker saves them before they are opened. */
export async function saveTickets(
  client: ApolloClient,
  member: string,
  now = Date.now(),
): Promise<void> {
  const cache = await caches.open(memberCache(member));
  // Always, as a ticket may just have been bought.
  const { data } = await client.query({
    query: UserBookingsDocument,
    variables: { page: 1 },
    fetchPolicy: 'network-only',
  });
  const next = (data?.userBookings.items ?? []).filter(({ endAt }) => Date.parse(endAt) > now);
  for (const { documentId: id } of next.slice(0, MAX_BOOKINGS)) {
    const saved = await cache.match(`/api/ticket/userBooking?${new URLSearchParams({ id })}`);
    if (saved && now - (savedAtOf(saved) ?? 0) < INTERVAL_MS) continue;
    await client.query({
      query: UserBookingDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
  }
}
