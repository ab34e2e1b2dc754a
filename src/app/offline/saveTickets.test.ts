import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { afterEach, expect, it, vi } from 'vitest';
import { HOUR_MS } from '@iia/shared/dates';
import { SAVED_AT_HEADER } from '@/lib/savedAt';
import { saveTickets } from './saveTickets';

const NOW = Date.parse('2026-07-05T01:00:00Z');

afterEach(() => vi.unstubAllGlobals());

it('saves tickets of coming events that are not saved yet, or longer ago than an hour', async () => {
  const savedAt: Record<string, number> = { fresh: NOW - 1, old: NOW - 2 * HOUR_MS };
  const match = async (url: string) => {
    const at = savedAt[new URLSearchParams(url.split('?')[1]).get('id') ?? ''];
    return at && new Response('{}', { headers: { [SAVED_AT_HEADER]: String(at) } });
  };
  vi.stubGlobal('caches', { open: async () => ({ match }) });
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  const endAt = '2026-07-05T05:00:00.000Z';
  const items = [
    { documentId: 'new', endAt },
    { documentId: 'fresh', endAt },
    { documentId: 'old', endAt },
    { documentId: 'past', endAt: '2026-07-04T05:00:00.000Z' },
  ];
  const query = vi
    .spyOn(client, 'query')
    .mockResolvedValue({ data: { userBookings: { items } } } as never);
  await saveTickets(client, '7', NOW);
  expect(query.mock.calls.map(([{ variables }]) => variables)).toEqual([
    { page: 1 },
    { id: 'new' },
    { id: 'old' },
  ]);
});
