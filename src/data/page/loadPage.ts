import { data, redirect as redirectTo, type LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from 'rest-contract';
import { apolloContext } from '../apolloContext';
import { queryClientContext, type QueryClient } from '../queryClientContext';
import type { Access } from '../generated/access';
import type { DataOf, PageQueries, QueryMap } from './pageQueries';
import { pageLocationOf, pageMoment, type PageLocation } from './pageLocation';
import { currentAddress } from './currentAddress';
import { rootValue, type PageQuery } from './pageQuery';

export interface LoadFailure {
  status: number;
  message: string;
}

export interface PageLoaderData {
  now: number;
  /** When the `freshQuery` queries were sent, in ms since 1970 (UTC), if there are any. */
  fetchedAt: number | null;
  failure: LoadFailure | null;
}

interface Declaration<Queries, Dependent> extends Pick<
  PageQueries<Queries, Dependent>,
  'queries' | 'dependent'
> {
  redirect: ((data: DataOf<Queries>, location: PageLocation) => string | null) | undefined;
}

type AnyQuery = PageQuery<unknown, Access>;

/**
 * Fetches a page's queries, then those that depend on their data. Redirects from old slugs and throws a 404 for a missing
 * record. Passes other API failures to the page with status 503, so that it can offer a retry.
 */
export async function loadPage<Queries extends QueryMap, Dependent extends QueryMap>(
  { queries, dependent, redirect }: Declaration<Queries, Dependent>,
  { request, params, context, pattern }: LoaderFunctionArgs,
) {
  const client = context.get(queryClientContext) ?? context.get(apolloContext);
  const { search, searchParams } = new URL(request.url);
  const location = pageLocationOf(params, searchParams, pageMoment());
  const { now } = location;
  let isIncomplete = false;
  const fetchOne = (query: AnyQuery) =>
    fetchData(client, query, request.signal, () => (isIncomplete = true));
  const entries = Object.entries<AnyQuery>(queries(location));
  const hasFresh = entries.some(
    ([, { freshness, variables }]) => freshness === 'network-only' && variables,
  );
  const fetchedAt = hasFresh ? Date.now() : null;
  try {
    const dataByName = Object.fromEntries(
      await Promise.all(
        entries.map(async ([name, query]) => [name, await fetchOne(query)] as const),
      ),
    ) as DataOf<Queries>;
    const results = entries.map(([name, query]) => [query, dataByName[name]] as const);
    const current = currentAddress(results, { pattern, params, search });
    if (current !== null) throw redirectTo(current, 301);
    const target = redirect?.(dataByName, location);
    if (target != null) throw redirectTo(target);
    await Promise.all(
      Object.values<(data: DataOf<Queries>) => AnyQuery>(dependent).map((queryFor) =>
        fetchOne(queryFor(dataByName)),
      ),
    );
    const loaded: PageLoaderData = { now, fetchedAt, failure: null };
    return data(loaded, isIncomplete ? { status: 503 } : undefined);
  } catch (error) {
    // A cancelled navigation is not a failure.
    if (!(error instanceof ApiError) || request.signal.aborted) throw error;
    if (error.status === 404) throw notFound();
    const failure = { status: error.status, message: error.message };
    return data<PageLoaderData>({ now, fetchedAt, failure }, { status: 503 });
  }
}

async function fetchData(
  client: QueryClient,
  { document, variables, weight, freshness, unshared }: AnyQuery,
  signal: AbortSignal,
  onMissingPart: () => void,
): Promise<unknown> {
  if (variables === null) return undefined;
  const fetched = client
    .query({
      query: document,
      variables,
      ...(freshness === 'network-only' && { fetchPolicy: freshness }),
      ...(unshared && { context: { signal, unshared, queryDeduplication: false } }),
    })
    .then((result) => rootValue(document, result.data));
  if (weight === 'optional') {
    const silent = fetched.catch(() => undefined);
    return import.meta.env.SSR ? silent : undefined;
  }
  try {
    const value = await fetched;
    if (value === undefined && weight === 'required') throw notFound();
    return value;
  } catch (error) {
    if (weight === 'required' || !(error instanceof ApiError)) throw error;
    onMissingPart();
    return undefined;
  }
}

const notFound = (): Response => new Response(null, { status: 404 });
