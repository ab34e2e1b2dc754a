import { ApolloClient, ApolloLink } from '@apollo/client';
import { HostCache } from './HostCache';
import type { AnsweredQuestion } from './HostQueries';

const cache = new HostCache();

/**
 * One for all renderings: a new client would compile the same documents again for every page. It asks
 * nothing, as questions in flight would outlive the rendering they belong to.
 */
export const hostClient = new ApolloClient({ cache, link: ApolloLink.empty(), ssrMode: true });

/** Makes these answers all that the client knows, until the next call: render and extract before awaiting anything. */
export function fillHostClient(answered: Iterable<AnsweredQuestion>): void {
  cache.restore({});
  for (const { query, variables, data } of answered) {
    cache.writeQuery({ query: cache.transformDocument(query), variables, data });
  }
}
