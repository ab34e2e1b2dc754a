import { useLoaderData, useParams, useRevalidator, useSearchParams } from 'react-router-dom';
import type { Access } from '../generated/access';
import { LocalSessionDocument } from '../generated/operations/LocalSession';
import type { LoadFailure, PageLoaderData } from './loadPage';
import { pageMoment } from './pageMoment';
import type { DataOf, PageQueries, QueryMap } from './pageQueries';
import { pageLocationOf } from './pageLocation';
import { rootValue, type PageQuery } from './pageQuery';
import { useQuery } from '../useQuery';

export interface QueryResult<Data> {
  data: Data | undefined;
  /** The data of the previous variables while the next are loading. */
  previousData?: Data | undefined;
  error: unknown;
  /** Also true during a retry. */
  loading: boolean;
  retry: () => void;
}

interface Page<Queries, Dependent> {
  results: { [Name in keyof Queries]: QueryResult<NonNullable<DataOf<Queries>[Name]>> } & {
    [Name in keyof Dependent]: QueryResult<NonNullable<DataOf<Dependent>[Name]>>;
  };
  now: number;
  fetchedAt: number | null;
  search: URLSearchParams;
}

export function usePageQueries<Queries extends QueryMap, Dependent extends QueryMap>({
  queries,
  dependent,
}: PageQueries<Queries, Dependent>): Page<Queries, Dependent> {
  const loaded = useLoaderData<PageLoaderData | null | undefined>();
  const params = useParams();
  const [search] = useSearchParams();
  const location = pageLocationOf(params, search, loaded?.now ?? pageMoment());
  const failure = loaded?.failure ?? null;

  const results: Record<string, QueryResult<unknown>> = {};
  let isComplete = true;
  for (const [name, query] of Object.entries(queries(location))) {
    // oxlint-disable-next-line react/rules-of-hooks -- a page has the same queries at each render
    results[name] = usePageQuery(query, query.weight === 'needed' ? failure : null);
    if (query.weight === 'needed' && results[name].data === undefined) isComplete = false;
  }
  const data = dataOf(results) as DataOf<Queries>;
  for (const [name, queryFor] of Object.entries(dependent)) {
    // oxlint-disable-next-line react/rules-of-hooks -- a page has the same dependent queries at each render
    results[name] = usePageQuery(isComplete ? queryFor(data) : pendingQuery, null);
  }
  return {
    results: results as Page<Queries, Dependent>['results'],
    now: location.now,
    fetchedAt: loaded?.fetchedAt ?? null,
    search,
  };
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
const pendingQuery: PageQuery<undefined, Access> = {
  document: LocalSessionDocument,
  variables: null,
  weight: 'optional',
  freshness: 'cache-first',
};

const dataOf = (results: Record<string, QueryResult<unknown>>) =>
  Object.fromEntries(Object.entries(results).map(([name, { data }]) => [name, data]));

function usePageQuery(
  { document, variables, freshness }: PageQuery<unknown, Access>,
  failure: LoadFailure | null,
): QueryResult<unknown> {
  const { state, revalidate } = useRevalidator();
  const { data, previousData, error, loading, refetch } = useQuery(document, {
    variables: variables ?? {},
    // The loader has just fetched a fresh query.
    fetchPolicy: freshness === 'network-only' ? 'cache-first' : freshness,
    // The loader retries a needed query that failed: it determines the page's status.
    skip: failure !== null || variables === null,
  });
  return {
    data: rootValue(document, data),
    previousData: rootValue(document, previousData),
    error: failure ?? error ?? null,
    loading: failure ? state === 'loading' : loading,
    retry: () => void (failure ? revalidate() : refetch().catch(() => undefined)),
  };
}
