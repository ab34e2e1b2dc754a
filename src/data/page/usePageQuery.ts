import { useLoaderData, useRevalidator, useParams, useSearchParams } from 'react-router-dom';
import type { Access } from '../generated/access';
import { LocalSessionDocument } from '../generated/operations/data/session';
import { operationName } from '../rootField';
import { useQuery } from '../useQuery';
import { type PageLocation, pageLocationOf, pageMoment } from './pageLocation';
import { type DataOf, type PageLoaderData, rootValue, type PageQuery } from './pageQueries';

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

export interface QueryResult<Data> {
  data: Data | undefined;
  /** The data of the previous variables while the next are loading. */
  previousData?: Data | undefined;
  error: unknown;
  /** Also true during a retry. */
  loading: boolean;
  retry: () => void;
}

/** Returns the result of one of the page's queries, which the loader may have sent already. */
export function usePageQuery<
  Queries extends { [Key in keyof Queries]: PageQuery<unknown, Access> },
  Name extends keyof Queries,
>(
  { queries }: { queries: (location: PageLocation) => Queries },
  name: Name,
): QueryResult<NonNullable<DataOf<Queries>[Name]>> {
  return useResult(queries(usePage())[name]);
}

/**
 * Returns the result of a query that depends on the data of others.
 *
 * @param data of those others; null until it is known
 */
export function useDependentQuery<
  Data,
  Dependent extends { [Key in keyof Dependent]: (data: Data) => PageQuery<unknown, Access> },
  Name extends keyof Dependent,
>(
  { dependent }: { dependent: Dependent },
  name: Name,
  data: Data | null,
): QueryResult<NonNullable<DataOf<{ [Key in Name]: ReturnType<Dependent[Key]> }>[Name]>> {
  return useResult(data ? dependent[name](data) : pendingQuery);
}

/** Shows the previous data while the next is loading, such as while somebody types a search. */
export function withPreviousData<Data>(
  result: QueryResult<Data>,
): QueryResult<Data> & { stale: boolean } {
  const { data, previousData, error } = result;
  if (data !== undefined || error) return { ...result, stale: false };
  return { ...result, data: previousData, stale: previousData !== undefined };
}

/** A placeholder for a query whose variables are not known yet. Never sent. */
const pendingQuery: PageQuery<never, Access> = {
  document: LocalSessionDocument,
  variables: null,
  weight: 'optional',
  freshness: 'cache-first',
};

function useResult<Data>({
  document,
  variables,
  freshness,
  weight,
}: PageQuery<unknown, Access>): QueryResult<Data> {
  const loaded = useLoaderData<PageLoaderData | null | undefined>();
  const { state, revalidate } = useRevalidator();
  // The loader retries a required query that failed: it determines the page's status.
  const failure = weight === 'required' ? (loaded?.failure ?? null) : null;
  const { data, previousData, error, loading, refetch } = useQuery(document, {
    variables: variables ?? {},
    // The loader has just fetched a fresh query.
    fetchPolicy: freshness === 'network-only' ? 'cache-first' : freshness,
    skip: failure !== null || variables === null,
  });
  // A skeleton would be cached as the page of every visitor.
  if (import.meta.env.SSR && loaded && weight === 'required' && variables && !failure && !data) {
    throw new Error(`The cache lacks a part of ${operationName(document)}.`);
  }
  return {
    data: rootValue<Data>(document, data),
    previousData: rootValue<Data>(document, previousData),
    error: failure ?? error ?? null,
    loading: failure ? state === 'loading' : loading,
    retry: () => void (failure ? revalidate() : refetch().catch(() => undefined)),
  };
}
