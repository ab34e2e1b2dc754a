import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Access } from '../generated/access';
import { loadPage } from './loadPage';
import type { PageLocation } from './pageLocation';
import type { PageQuery } from './pageQuery';

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
