import type { DocumentNode, OperationVariables } from '@apollo/client';
import { type LoaderFunctionArgs, data, redirect as redirectTo } from 'react-router-dom';
import { ApiError } from 'rest-contract';
import { apolloContext } from '../apolloContext';
import type { Access, DocumentFor } from '../generated/access';
import { queryClientContext, type QueryClient } from '../queryClientContext';
import { currentAddress } from './currentAddress';
import { type PageLocation, pageLocationOf, pageMoment } from './pageLocation';

/**
 * How much a page depends on a query:
 * - `required`: the page shows its failure, with status 503; a missing record is a 404.
 * - `partial`: the page waits for it, but only that part shows its failure; the status is also 503.
 * - `optional`: only the host waits for it, and its failure is ignored.
 */
type Weight = 'required' | 'partial' | 'optional';

type Freshness = 'cache-first' | 'cache-and-network' | 'network-only';

/** `Who` restricts a query to pages whose visitors may call its endpoint. */
export interface PageQuery<Data, Who extends Access> {
  document: DocumentNode;
  variables: OperationVariables | null;
  weight: Weight;
  freshness: Freshness;
  /** Aborts the request with its navigation, as only the latest text of a search matters. */
  unshared?: true;
  readonly types?: { data: Data; access: Who };
}

/** The type of the one root field of an operation. */
type Root<Data> = NonNullable<Data[keyof Data]>;

type Rest<Variables, None = never> =
  Record<never, never> extends Variables
    ? [variables?: Variables | None, freshness?: Freshness]
    : [variables: Variables | None, freshness?: Freshness];

export const query = <Data, Variables extends OperationVariables, Who extends Access>(
  document: DocumentFor<Who, Data, Variables>,
  ...[variables, freshness]: Rest<NoInfer<Variables>>
): PageQuery<Root<Data>, Who> => pageQuery(document, 'required', variables, freshness);

/** A query for a part of the page that may fail separately. Not sent if the variables are null. */
export const partialQuery = <Data, Variables extends OperationVariables, Who extends Access>(
  document: DocumentFor<Who, Data, Variables>,
  ...[variables, freshness]: Rest<NoInfer<Variables>, null>
): PageQuery<Root<Data> | undefined, Who> => pageQuery(document, 'partial', variables, freshness);

/** A query that bypasses the cache; `fetchedAt` is its time. Not sent if the variables are null. */
export const freshQuery = <Data, Variables extends OperationVariables, Who extends Access>(
  document: DocumentFor<Who, Data, Variables>,
  variables: NoInfer<Variables> | null,
): PageQuery<Root<Data> | undefined, Who> =>
  pageQuery(document, 'required', variables, 'network-only');

export const optionalQuery = <Data, Variables extends OperationVariables, Who extends Access>(
  document: DocumentFor<Who, Data, Variables>,
  ...[variables, freshness]: Rest<NoInfer<Variables>, null>
): PageQuery<Root<Data> | undefined, Who> => pageQuery(document, 'optional', variables, freshness);

export const cancelOnNavigation = <Data, Who extends Access>(
  uncancelled: PageQuery<Data, Who>,
): PageQuery<Data, Who> => ({ ...uncancelled, unshared: true });

const pageQuery = (
  document: DocumentNode,
  weight: Weight,
  variables: OperationVariables | null = {},
  freshness: Freshness = 'cache-first',
): PageQuery<never, never> => ({ document, variables, weight, freshness });

export function rootValue<Value>({ definitions }: DocumentNode, data: unknown): Value | undefined {
  const [operation] = definitions;
  const field = operation && 'selectionSet' in operation && operation.selectionSet.selections[0];
  if (!field || field.kind !== 'Field')
    throw new Error('A page operation must have exactly one root field.');
  const key = (field.alias ?? field.name).value;
  return (data as Record<string, Value | null> | null | undefined)?.[key] ?? undefined;
}

interface LoadFailure {
  status: number;
  message: string;
  requestId?: string | undefined;
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
async function loadPage<Queries extends QueryMap, Dependent extends QueryMap>(
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
    const { status, message, requestId } = error;
    const failure = { status, message, requestId };
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

/** A page's queries by name; the names are the same for every URL. */
export type QueryMap<Who extends Access = Access> = Record<string, PageQuery<unknown, Who>>;

export type DataOf<Queries> = {
  [Name in keyof Queries]: Queries[Name] extends PageQuery<infer Data, Access> ? Data : never;
};

export interface PageQueries<
  Queries = QueryMap,
  Dependent = QueryMap,
  Who extends Access = Access,
> {
  access: Who;
  queries: (location: PageLocation) => Queries;
  /** Queries that depend on the data of the others. */
  dependent: { [Name in keyof Dependent]: (data: DataOf<Queries>) => Dependent[Name] };
}

export interface PublicQueries<Queries = QueryMap, Dependent = QueryMap> extends PageQueries<
  Queries,
  Dependent,
  'PUBLIC'
> {
  loader: (args: LoaderFunctionArgs) => ReturnType<typeof loadPage>;
}

interface QueryOptions<Queries, Dependent> {
  then?: PageQueries<Queries, Dependent>['dependent'];
  redirect?: (data: DataOf<Queries>, location: PageLocation) => string | null;
}

export function publicQueries<
  Queries extends QueryMap<'PUBLIC'>,
  Dependent extends QueryMap<'PUBLIC'> = Record<never, never>,
>(
  queries: (location: PageLocation) => Queries,
  { then, redirect }: QueryOptions<Queries, Dependent> = {},
): PublicQueries<Queries, Dependent> {
  const dependent = then ?? ({} as PageQueries<Queries, Dependent>['dependent']);
  return {
    access: 'PUBLIC',
    queries,
    dependent,
    loader: (args) => loadPage({ queries, dependent, redirect }, args),
  };
}

/** Queries that the component sends, after the route guard. */
export const memberQueries = <Queries extends QueryMap<'PUBLIC' | 'MEMBER'>>(
  queries: (location: PageLocation) => Queries,
): PageQueries<Queries, Record<never, never>, 'MEMBER'> => ({
  access: 'MEMBER',
  queries,
  dependent: {},
});

export const staffQueries = <Queries extends QueryMap>(
  queries: (location: PageLocation) => Queries,
): PageQueries<Queries, Record<never, never>, 'STAFF'> => ({
  access: 'STAFF',
  queries,
  dependent: {},
});
