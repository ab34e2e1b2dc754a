import { useLoaderData, useParams, useSearchParams } from 'react-router-dom';
import type { PageLoaderData } from './loadPage';
import { pageLocationOf, pageMoment, type PageLocation } from './pageLocation';

interface Page extends PageLocation {
  /** When the loader sent the `freshQuery` queries, in ms since 1970 (UTC), if there are any. */
  fetchedAt: number | null;
}

/** Returns the URL of the page, and the moment for which it is rendered. */
export function usePage(): Page {
  const loaded = useLoaderData<PageLoaderData | null | undefined>();
  const params = useParams();
  const [search] = useSearchParams();
  return {
    ...pageLocationOf(params, search, loaded?.now ?? pageMoment()),
    fetchedAt: loaded?.fetchedAt ?? null,
  };
}
