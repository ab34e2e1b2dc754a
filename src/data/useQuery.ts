import type { DocumentNode, OperationVariables } from '@apollo/client';
import { useApolloClient, useQuery as useQueryOfApollo } from '@apollo/client/react';

interface Options {
  variables?: OperationVariables;
  skip?: boolean;
}

function useCacheRead(query: DocumentNode, { variables = {}, skip = false }: Options = {}) {
  const { cache } = useApolloClient();
  if (skip) return { data: undefined, loading: false };
  const { complete, result } = cache.diff({
    query: cache.transformDocument(query),
    variables,
    optimistic: false,
    returnPartialData: true,
  });
  return complete ? { data: result, loading: false } : { data: undefined, loading: true };
}

/** Apollo's hook. On the host, where a page is rendered once and watches nothing, reads the cache only. */
export const useQuery = (import.meta.env.SSR
  ? useCacheRead
  : useQueryOfApollo) as unknown as typeof useQueryOfApollo;
