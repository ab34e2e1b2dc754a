import { ApolloClient, ApolloLink } from '@apollo/client';
import { HostCache } from './HostCache';
import type { FetchedQuery } from './HostQueries';

const cache = new HostCache();

/**
 * One for all renderings: a new client would compile the same documents again for every page. It sends no requests, as
 * they would outlive the rendering they belong to.
 */
export const hostClient = new ApolloClient({ cache, link: ApolloLink.empty(), ssrMode: true });

/** Replaces the client's data until the next call: render and extract before awaiting anything. */
export function fillHostClient(fetched: Iterable<FetchedQuery>): void {
  cache.restore({});
  for (const { query, variables, data } of fetched) {
    cache.writeQuery({ query: cache.transformDocument(query), variables, data });
  }
}
