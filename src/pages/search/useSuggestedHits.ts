import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { SearchResultsDocument } from '@/data/generated/operations/pages/search/SearchResults';
import { cleanSearchText } from '@/features/catalogue/search/listSearch';
import type { Hit } from './hitHref';
import { isSearchable } from './searchQuery';

const PAUSE_MS = 150;

const MAX_SUGGESTIONS = 6;

/** The best results for a text; null while it is too short or nothing has arrived. A newer text aborts the request. */
export function useSuggestedHits(text: string): readonly Hit[] | null {
  const client = useApolloClient();
  const [found, setFound] = useState<{ q: string; hits: readonly Hit[] } | null>(null);
  const query = { q: cleanSearchText(text), kind: null, page: 1 };
  const { q } = query;
  const isLongEnough = isSearchable(query);

  useEffect(() => {
    if (!isLongEnough) return undefined;
    const request = new AbortController();
    const pause = setTimeout(() => {
      client
        .query({
          query: SearchResultsDocument,
          variables: { q, kind: null, page: 1 },
          context: { signal: request.signal, unshared: true, queryDeduplication: false },
        })
        .then(({ data }) => {
          if (!request.signal.aborted && data) {
            setFound({ q, hits: data.search.items.slice(0, MAX_SUGGESTIONS) });
          }
        })
        // Suggestions are a convenience: the search itself reports failures.
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      request.abort();
    };
  }, [client, q, isLongEnough]);

  return isLongEnough ? (found?.hits ?? null) : null;
}
